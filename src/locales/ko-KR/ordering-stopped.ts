import type { TranslationOf } from '../translation';

export const orderingStopped = {
  title: '{account} 매장의 주문이 중지되었습니다',
  titleNoName: '이 매장의 주문이 중지되었습니다',
  reasons: {
    blocked: '거래가 차단된 매장입니다.',
    'temporarily-blocked': '일시적으로 거래가 차단된 매장입니다.',
    'not-verified': '아직 확인되지 않은 매장입니다.',
    'not-eligible': '이 스토어에서 주문할 수 없는 매장입니다.',
    'no-visit-plan': '아직 배송 일정이 정해지지 않은 매장입니다.',
    'order-restricted': '주문이 제한된 매장입니다.',
  },
  call: '고객센터 {phone}번으로 전화하세요.',
  callNoNumber: '고객센터에 전화하세요.',
} as const satisfies TranslationOf<'ordering-stopped'>;
