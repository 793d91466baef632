import type { TranslationOf } from '../translation';

export const orderStatus: TranslationOf<'order-status'> = {
  draft: '임시 저장',
  pending: '대기 중',
  'order-received': '주문 접수됨',
  confirmed: '확정됨',
  'order-prepared': '주문 준비됨',
  'prep-for-shipment': '출고 준비 중',
  shipped: '출고됨',
  dispatched: '배차됨',
  'out-for-delivery': '배송 중',
  delivered: '배송 완료',
  'not-delivered': '미배송',
  'in-settlement': '정산 중',
  'in-error': '오류',
  cancelled: '취소됨',
};
