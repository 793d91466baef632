import { languageTag } from '../../../rules/languages';
import type { DemoMessages } from './demo-messages';
import { enUS } from './en-us';
import { esCA } from './es-ca';
import { frCA } from './fr-ca';
import { koKR } from './ko-kr';
import { zhCN } from './zh-cn';

export type { DemoMessages } from './demo-messages';

const messagesByLanguage = { 'en-US': enUS, 'fr-CA': frCA, 'es-CA': esCA, 'zh-CN': zhCN, 'ko-KR': koKR };

/** Returns the backend's messages in a language, or in English for an unknown one. */
export const messagesFor = (locale: string): DemoMessages => messagesByLanguage[languageTag(locale)];

/**
 * Fills the `{name}` placeholders of a text; one without a value stays. Avoids a double period when a value ends with
 * one.
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : value + (/[.…]$/.test(value) ? '' : stop);
  });
