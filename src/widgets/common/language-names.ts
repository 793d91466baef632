import type { LanguageTag } from '../../rules';

/** Each language as those who read it write it: the same in every locale. */
export const LANGUAGE_NAMES = {
  'en-US': 'English',
  'fr-CA': 'Français',
  'es-CA': 'Español',
  'zh-CN': '中文',
  'ko-KR': '한국어',
} as const satisfies Record<LanguageTag, string>;
