import { englishMessages } from '../../../src/locales/english';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import type { Translations } from '../../../src/locales/translation';
import type { PluralMessage } from '../../../src/runtime/messages/messages';

/** Messages of every widget in a language of the journeys. */
export const messagesOf = (locale: 'en-US' | 'fr-CA'): Translations =>
  locale === 'fr-CA' ? frCA.messages : englishMessages;

// The browser normalizes every space of a page to a plain one, also a no-break space.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

const formsOf = (message: PluralMessage): readonly string[] => Object.values(message);

/** Matches a message with the given values for its placeholders, and any text for the others; a plural in any form. */
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

/** Matches the message anywhere in a text. */
export const within = (...given: Parameters<typeof like>): RegExp => new RegExp(like(...given).source.slice(1, -1));
