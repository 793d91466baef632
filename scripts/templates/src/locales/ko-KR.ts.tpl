import type { TranslationOf } from '../translation';

export const __camel__: TranslationOf<'__name__'> = {
  title: '주문 목록',
  loading: '주문을 불러오는 중',
  failed: '주문을 불러오지 못했습니다',
  denied: '주문을 보려면 주문 권한이 필요합니다',
  cases: { other: '{count}상자' },
  empty: { title: '아직 주문이 없습니다', text: '이 계정의 주문이 접수되면 여기에 표시됩니다.' },
};
