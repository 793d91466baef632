import type { TranslationOf } from '../translation';

export const orderingStopped = {
  title: '{account} 已停止订货',
  titleNoName: '此账户已停止订货',
  reasons: {
    blocked: '该账户已冻结。',
    'temporarily-blocked': '该账户已暂时冻结。',
    'not-verified': '该账户尚未验证。',
    'not-eligible': '该账户不能在本商城订货。',
    'no-visit-plan': '该账户还没有送货计划。',
    'order-restricted': '该账户的订货受到限制。',
  },
  call: '请致电客服：{phone}。',
  callNoNumber: '请致电客服。',
} as const satisfies TranslationOf<'ordering-stopped'>;
