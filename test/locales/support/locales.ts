import { englishMessages } from '../../../src/locales/english';
import { pack as esCA } from '../../../src/locales/es-CA/pack';
import { glossary as esGlossary } from '../../../src/locales/es-CA/glossary';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import { glossary as frGlossary } from '../../../src/locales/fr-CA/glossary';
import type { Glossary, TradeTerm } from '../../../src/locales/glossary';
import { pack as koKR } from '../../../src/locales/ko-KR/pack';
import { glossary as koGlossary } from '../../../src/locales/ko-KR/glossary';
import type { CompletePack } from '../../../src/locales/translation';
import { pack as zhCN } from '../../../src/locales/zh-CN/pack';
import { glossary as zhGlossary } from '../../../src/locales/zh-CN/glossary';
import { esForms } from '../forms/es-CA';
import { frForms } from '../forms/fr-CA';
import { koForms } from '../forms/ko-KR';
import { zhForms } from '../forms/zh-CN';
import { type Leaf, leavesOf } from './leaves';

/** Forms of a term besides its entry in the glossary: its plural, its verb, its participle. */
export type OtherForms = Partial<Readonly<Record<TradeTerm, readonly string[]>>>;

/** A locale with the data that the tests need. */
export interface Locale {
  readonly tag: string;
  readonly pack: CompletePack;
  readonly glossary: Glossary;
  readonly forms: OtherForms;
  readonly leaves: readonly Leaf[];
  readonly at: (path: string) => Leaf | undefined;
}

const locale = (pack: CompletePack, glossary: Glossary, forms: OtherForms): Locale => {
  const leaves = leavesOf(pack.messages);
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  return { tag: pack.tag, pack, glossary, forms, leaves, at: (path) => byPath.get(path) };
};

/** Every locale with messages of its own. */
export const locales: readonly Locale[] = [
  locale(frCA, frGlossary, frForms),
  locale(esCA, esGlossary, esForms),
  locale(zhCN, zhGlossary, zhForms),
  locale(koKR, koGlossary, koForms),
];

/** The messages as they are written. */
export const englishLeaves: readonly Leaf[] = leavesOf(englishMessages);
