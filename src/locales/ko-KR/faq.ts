import type { TranslationOf } from '../translation';

export const faq: TranslationOf<'faq'> = {
  title: '자주 묻는 질문',
  search: '질문 검색',
  clearSearch: '검색어 지우기',
  categories: '분류',
  loading: '질문을 불러오는 중',
  found: { other: '질문 {count}개' },
  noMatch: {
    title: '‘{search}’ 검색 결과가 없습니다',
    text: '맞춤법을 확인하거나 다른 단어로 검색하세요.',
    clear: '검색어 지우기',
  },
  empty: { title: '아직 질문이 없습니다', text: '답변이 필요하면 고객센터에 전화하세요.' },
  failed: '질문을 불러오지 못했습니다',
  link: '이 질문의 링크',
  linkCopied: '링크를 복사했습니다',
  uncategorized: '기타',
};
