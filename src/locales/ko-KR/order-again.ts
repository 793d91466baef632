import type { TranslationOf } from '../translation';

export const orderAgain: TranslationOf<'order-again'> = {
  now: '지금 다시 주문',
  adding: '추가 중',
  done: { other: '제품 {count}종이 장바구니에 있습니다' },
  partly: '제품 {all}종 중 {count}종이 주문한 대로 장바구니에 있습니다',
  none: '제품을 하나도 추가하지 못했습니다',
  some: '{name}, {wanted} 중 {quantity}: {because}',
  not: '{name}: {because}',
  noQuantity: '{name}: 주문하신 수량을 알 수 없습니다.',
  unknown: '무엇이 추가되었는지 확인하지 못했습니다',
  unknownText: '다시 추가하기 전에 장바구니를 확인하세요.',
  failed: '아무것도 추가되지 않았습니다',
  cart: '장바구니 보기',
  rest: '나머지 추가',
};
