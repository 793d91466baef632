import type { TranslationOf } from '../translation';

export const guestCart: TranslationOf<'guest-cart'> = {
  label: '비회원으로 고른 제품',
  question: { other: '비회원으로 고른 제품 {count}종을 {account}의 장바구니에 추가할까요?' },
  yours: { other: '비회원으로 고른 제품 {count}종을 장바구니에 추가할까요?' },
  none: '비회원으로 고른 제품 중 {account}에서 주문할 수 있는 제품이 없습니다',
  noneYours: '비회원으로 고른 제품 중 이 매장에서 주문할 수 있는 제품이 없습니다',
  cannot: '추가할 수 없는 제품:',
  line: '{product}: {reason}',
  noPrice: '아직 가격이 없습니다.',
  add: '추가',
  adding: '추가하는 중',
  discard: '버리기',
  partly: { other: '제품 {count}종이 고른 대로 추가되지 않았습니다' },
  notAdded: '제품을 추가하지 못했습니다. {because}',
  close: '닫기',
};
