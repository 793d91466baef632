import type { TranslationOf } from '../translation';

export const appLinks: TranslationOf<'app-links'> = {
  title: '应用与工具',
  fountain: { title: 'Fountain 与 Freestyle', text: '订购糖浆，维护您的饮料机' },
  ios: { title: 'iPhone 和 iPad 应用', text: '用 App Store 的应用下单并跟踪送货' },
  android: { title: 'Android 应用', text: '用 Google Play 的应用下单并跟踪送货' },
  newWindow: '在新窗口中打开',
  prompt: {
    label: '移动应用',
    title: '用手机下单',
    text: '在库房盘点，当场下单。',
    get: '获取应用',
    dismiss: '暂不',
    dismissed: '此处不再提示该应用',
  },
};
