import type { TranslationOf } from '../translation';

export const commit = {
  lost: '答复在途中丢失。确认之前不会再次发送。',
  checkingSlow: '仍在确认。所需时间比平时长。',
  check: '重新查询',
  call: '或致电客服：{phone}。',
  why: '{what}{why}',
  reference: '参考号：{id}',
} as const satisfies TranslationOf<'commit'>;
