import type { TranslationOf } from '../translation';

export const __camel__: TranslationOf<'__name__'> = {
  title: '您的订单',
  loading: '正在加载您的订单',
  failed: '您的订单未能加载',
  denied: '查看订单需要订货权限',
  cases: { other: '{count} 箱' },
  empty: { title: '还没有订单', text: '此账户的订单提交后会显示在这里。' },
};
