import type { TranslationOf } from '../translation';

export const orderPlaced: TranslationOf<'order-placed'> = {
  title: '주문 {number}이(가) 접수되었습니다',
  delivery: '{date}에 배송됩니다.',
  pickup: '{date}에 직접 수령하실 수 있습니다.',
  loading: '주문을 불러오는 중',
  failed: '주문을 불러오지 못했습니다',
  denied: '주문을 보려면 주문 권한이 필요합니다',
  notFound: {
    title: '여기에 없는 주문입니다',
    text: '다른 거래처의 주문일 수 있습니다. 거래처를 전환하거나 제품을 확인하세요.',
  },
  next: {
    title: '다음 단계',
    received: '주문을 받아 재고를 확인하고 있습니다.',
    changes: '{when}까지 변경을 요청할 수 있습니다.',
    noChanges: '더 이상 변경할 수 없습니다. 문제가 있으면 고객센터에 전화하세요.',
    delivered: '기사가 {date}에 배송합니다.',
    picked: '{date}에 직접 수령합니다.',
  },
  facts: {
    title: '요약',
    purchaseOrderNumber: '구매 주문 번호',
    payment: '결제',
    notes: '기사 메모',
    lines: '제품',
    times: '{quantity} ×',
  },
  sums: {
    label: '금액',
    subtotal: { other: '{count}상자' },
    deposits: '병 보증금',
    tax: '세금',
    taxAt: '세금 {rate}%',
    minimumCharge: '최소 주문 미달 요금',
    surcharge: '카드 추가 요금',
    total: '합계',
  },
  print: '인쇄',
  products: '제품으로 돌아가기',
};
