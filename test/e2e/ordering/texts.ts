import { englishMessages } from '../../../src/locales/english';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import type { Translations } from '../../../src/locales/translation';
import type { PluralMessage } from '../../../src/runtime/messages/messages';

/** The words of every widget in a language the journeys are made in. */
export const wordsOf = (locale: 'en-US' | 'fr-CA'): Translations =>
  locale === 'fr-CA' ? frCA.messages : englishMessages;

// The browser reads every space of a page as a plain one, also one that keeps a line together.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

const formsOf = (message: PluralMessage): readonly string[] => Object.values(message);

/** Matches a message with what is given in its holes, and anything in the others; a plural in any form. */
export function like(message: string | PluralMessage, values: Readonly<Record<string, string>> = {}): RegExp {
  const forms = typeof message === 'string' ? [message] : formsOf(message);
  const patterns = forms.map((form) =>
    form
      .split(/(\{\w+\})/)
      .map((part) => (/^\{\w+\}$/.test(part) ? escaped(values[part.slice(1, -1)] ?? '') || '.+' : escaped(part)))
      .join(''),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** The same, anywhere in a text. */
export const within = (...given: Parameters<typeof like>): RegExp => new RegExp(like(...given).source.slice(1, -1));
