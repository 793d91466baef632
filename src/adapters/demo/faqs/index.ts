import type { FaqItem } from '../../../domain';
import { languageTag } from '../../../rules/languages';
import { plainText } from '../../../rules/text';
import { enUS } from './en-us';
import { esCA } from './es-ca';
import { type FaqCategory, faqOrder } from './faq-source';
import { frCA } from './fr-ca';
import { koKR } from './ko-kr';
import { zhCN } from './zh-cn';

/** Questions in each language, as rich text. */
export const faqSources = { 'en-US': enUS, 'fr-CA': frCA, 'es-CA': esCA, 'zh-CN': zhCN, 'ko-KR': koKR };

// The keys of a literal object are exactly its declared keys.
const categories = Object.keys(faqOrder) as FaqCategory[];

/**
 * The questions in a language, decoded once and reduced to plain text (spec §3). `copies` repeats them for a long
 * list; the first copy keeps the ids that links name.
 */
export function faqItems(locale: string, copies = 1): readonly FaqItem[] {
  const source = faqSources[languageTag(locale)];
  const items = categories.flatMap((category) =>
    faqOrder[category].map((key): FaqItem => {
      const [question, answer] = source.items[key];
      return { id: `faq-${key}`, category: plainText(source.categories[category]), question: plainText(question), answer: plainText(answer) };
    }),
  );
  return Array.from({ length: copies }, (_, copy) =>
    copy === 0 ? items : items.map((item) => ({ ...item, id: `${item.id}-${copy + 1}`, question: `${item.question} (${copy + 1})` })),
  ).flat();
}
