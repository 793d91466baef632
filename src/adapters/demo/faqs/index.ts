import type { FaqItem } from '../../../domain';
import { type LanguageTag, languageTag } from '../../../rules/languages';
import { plainText } from '../../../rules/text';
import { type FaqCategory, faqOrder, type FaqSource } from './faq-source';

/** Questions in each language, as rich text. */
const sources: Readonly<Record<LanguageTag, () => Promise<FaqSource>>> = {
  'en-US': async () => (await import('./en-us')).enUS,
  'fr-CA': async () => (await import('./fr-ca')).frCA,
  'es-CA': async () => (await import('./es-ca')).esCA,
  'zh-CN': async () => (await import('./zh-cn')).zhCN,
  'ko-KR': async () => (await import('./ko-kr')).koKR,
};

/** Loads the questions of a language as rich text. */
export const faqSource = (locale: string): Promise<FaqSource> => sources[languageTag(locale)]();

// The keys of a literal object are exactly its declared keys.
const categories = Object.keys(faqOrder) as FaqCategory[];

/**
 * Returns the questions of a language as plain text. `copies` repeats them for a long list; the first copy keeps the
 * ids that links use.
 */
export async function faqItems(locale: string, copies = 1): Promise<readonly FaqItem[]> {
  const source = await faqSource(locale);
  const items = categories.flatMap((category) =>
    faqOrder[category].map((key): FaqItem => {
      const [question, answer] = source.items[key];
      return {
        id: `faq-${key}`,
        category: plainText(source.categories[category]),
        question: plainText(question),
        answer: plainText(answer),
      };
    }),
  );
  return Array.from({ length: copies }, (_, copy) =>
    copy === 0
      ? items
      : items.map((item) => ({ ...item, id: `${item.id}-${copy + 1}`, question: `${item.question} (${copy + 1})` })),
  ).flat();
}
