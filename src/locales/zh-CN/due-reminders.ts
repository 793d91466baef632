import type { TranslationOf } from '../translation';

export const dueReminders = {
  title: '该订货了',
  text: '您让我们提醒您。',
  cutOff: '{date} 送货的订单截至 {when}',
  late: '提醒时间为 {when}',
  open: '查看购物车',
  region: '提醒消息',
  dismiss: '关闭',
} as const satisfies TranslationOf<'due-reminders'>;
