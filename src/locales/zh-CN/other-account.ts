import type { TranslationOf } from '../translation';

export const otherAccount: TranslationOf<'other-account'> = {
  title: '该订单属于 {name}',
  text: '您目前正在为 {current} 订货。',
  action: '切换到 {name}',
  switching: '正在切换',
  failed: '账户未能切换',
  unsaved: { title: '要离开 {current} 吗？', text: '尚未保存的更改将丢失。', stay: '留在此处', go: '切换账户' },
};
