import type { TranslationOf } from '../translation';
import { ordering } from './common';

export const productDetails: TranslationOf<'product-details'> = {
  ...ordering,
  loading: '제품을 불러오는 중',
  failed: '제품을 불러오지 못했습니다',
  notFound: {
    title: '이 매장에서 주문할 수 없는 제품입니다',
    text: '판매가 중단되었을 수 있습니다. 비슷한 제품을 검색하세요.',
    action: '제품 보기',
  },
  pictures: {
    label: '{product} 사진',
    choose: '사진 선택',
    picture: '사진 {count}장 중 {number}번째',
    counter: '{number} / {count}',
  },
  facts: {
    title: '상세 정보',
    brand: '브랜드',
    flavor: '맛',
    packageType: '포장',
    packSize: '포장 규격',
    unitSize: '개별 용량',
    caseQuantity: '상자당 수량',
    calories: '열량',
    caffeine: '카페인',
    upc: 'UPC/EAN 코드',
    sku: 'SKU 코드',
    inCase: { other: '{count}개' },
    caloriesEach: '개당 {amount}kcal',
    caffeineEach: '개당 {amount}mg',
  },
  copy: { label: 'SKU 복사', copied: 'SKU를 복사했습니다.', failed: 'SKU를 복사하지 못했습니다. 선택해서 복사하세요.' },
  left: '{quantity} 남음',
  same: '{quantity} 다시 추가',
  seeCart: '장바구니 보기',
  add: '장바구니에 추가',
  addShort: '추가',
  instead: { title: '다음 제품으로 바꿔 보세요', loading: '대체 제품을 찾는 중' },
  related: { title: '함께 주문하면 좋은 제품', loading: '함께 주문할 제품을 불러오는 중' },
};
