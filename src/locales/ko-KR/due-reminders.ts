import type { TranslationOf } from '../translation';

export const dueReminders = {
  title: '주문할 시간입니다',
  text: '알려 달라고 하신 시간입니다.',
  cutOff: '{date} 배송 주문 마감 {when}',
  late: '알림 시간 {when}',
  open: '장바구니 보기',
  region: '주문 알림 메시지',
  dismiss: '닫기',
} as const satisfies TranslationOf<'due-reminders'>;
