import { languageTag } from '../../../rules/languages';
import type { DemoMessages } from './demo-messages';
import { enUS } from './en-us';
import { esCA } from './es-ca';
import { frCA } from './fr-ca';
import { koKR } from './ko-kr';
import { zhCN } from './zh-cn';

export type { DemoMessages } from './demo-messages';

const words = { 'en-US': enUS, 'fr-CA': frCA, 'es-CA': esCA, 'zh-CN': zhCN, 'ko-KR': koKR };

/** The backend's words in a language; an unknown one is answered in English. */
export const messagesFor = (locale: string): DemoMessages => words[languageTag(locale)];

/** A text with its `{name}` holes filled; a hole without a value stays as it is. A value that ends in a stop ends the sentence. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : value + (/[.…]$/.test(value) ? '' : stop);
  });
