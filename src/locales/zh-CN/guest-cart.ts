import type { TranslationOf } from '../translation';

export const guestCart: TranslationOf<'guest-cart'> = {
  label: '您以访客身份选购的产品',
  question: { other: '将您以访客身份选购的 {count} 种产品添加到 {account} 的购物车？' },
  yours: { other: '将您以访客身份选购的 {count} 种产品添加到您的购物车？' },
  none: '您以访客身份选购的产品，{account} 都不能订购',
  noneYours: '您以访客身份选购的产品，您的账户都不能订购',
  cannot: '以下产品无法添加：',
  line: '{product}：{reason}',
  noPrice: '尚无价格。',
  add: '添加',
  adding: '正在添加',
  discard: '放弃',
  partly: { other: '{count} 种产品未按所选添加' },
  notAdded: '未添加产品。{because}',
  close: '关闭',
};
