import type { LanguageTag } from '../../rules';

/** Name of each language in that language, equal in every locale. */
export const LANGUAGE_NAMES = {
  'en-US': 'English',
  'fr-CA': 'Français',
  'es-CA': 'Español',
  'zh-CN': '中文',
  'ko-KR': '한국어',
} as const satisfies Record<LanguageTag, string>;
