import type { TranslationOf } from '../translation';

export const orderingStopped = {
  title: '{account} 거래처의 주문이 중지되었습니다',
  titleNoName: '이 거래처의 주문이 중지되었습니다',
  reasons: {
    blocked: '차단된 거래처입니다.',
    'temporarily-blocked': '일시적으로 차단된 거래처입니다.',
    'not-verified': '아직 확인되지 않은 거래처입니다.',
    'not-eligible': '이 매장에서 주문할 수 없는 거래처입니다.',
    'no-visit-plan': '아직 배송 방문 계획이 없는 거래처입니다.',
    'order-restricted': '주문이 제한된 거래처입니다.',
  },
  call: '고객센터 {phone}번으로 전화하세요.',
  callNoNumber: '고객센터에 전화하세요.',
} as const satisfies TranslationOf<'ordering-stopped'>;
