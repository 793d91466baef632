import { languageTag, type LanguageTag } from '../../../rules';
import { enUS } from './en-us';
import { esCA } from './es-ca';
import { frCA } from './fr-ca';
import { koKR } from './ko-kr';
import type { SiteMessages } from './site-messages';
import { zhCN } from './zh-cn';

const messages: Readonly<Record<LanguageTag, SiteMessages>> = {
  'en-US': enUS,
  'fr-CA': frCA,
  'es-CA': esCA,
  'zh-CN': zhCN,
  'ko-KR': koKR,
};

/** The site's words in a language; English for one it does not have. */
export const siteMessages = (tag: string): SiteMessages => messages[languageTag(tag)];
