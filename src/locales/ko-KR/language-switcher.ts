import type { TranslationOf } from '../translation';

export const languageSwitcher: TranslationOf<'language-switcher'> = {
  title: '언어',
  hint: '선택한 언어로 페이지가 다시 열립니다.',
  change: '언어 변경',
  saving: '언어를 저장하는 중',
  saved: '언어가 저장되었습니다.',
  failed: '언어를 저장하지 못했습니다',
};
