import type { Leaf } from './leaves';

/**
 * The largest count for which every plural needs a form. The rules of a language repeat within a thousand, except for
 * whole millions, which have a form of their own in French and Spanish: only points get that high.
 */
const LARGEST_COUNT = 1_000;

/** Messages that may count to a million: the points of an account have no limit. */
export const countsPoints = ({ plural, forms }: Leaf): boolean => plural && /\bpoints\b/.test(forms.other ?? '');

/** The plural categories of a language, and those of them that it uses for whole numbers. */
export function pluralFormsOf(tag: string): {
  readonly known: ReadonlySet<string>;
  readonly needed: ReadonlySet<string>;
} {
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: LARGEST_COUNT + 1 }, (_, count) => rules.select(count));
  return { known: new Set(rules.resolvedOptions().pluralCategories), needed: new Set([...counts, 'other']) };
}

/** Problems of a language's plural forms: “cases: few is missing”. */
export function pluralProblems(tag: string, leaves: readonly Leaf[]): readonly string[] {
  const { known, needed } = pluralFormsOf(tag);
  return leaves
    .filter(({ plural }) => plural)
    .flatMap(({ path, forms }) => [
      ...[...needed].filter((form) => !Object.hasOwn(forms, form)).map((form) => `${path}: ${form} is missing`),
      ...Object.keys(forms)
        .filter((form) => !known.has(form))
        .map((form) => `${path}: ${form} is never chosen`),
    ]);
}
