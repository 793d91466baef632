import type { Leaf } from './leaves';

/**
 * The largest count that is looked at. The rules of a language repeat within a thousand, except for full millions,
 * which French and Spanish give a form of their own: no count of a storefront gets there, and `other` serves it.
 */
const LARGEST_COUNT = 1_000;

/** The plural categories a language has, and those of them that it chooses for a whole number. */
export function pluralFormsOf(tag: string): {
  readonly known: ReadonlySet<string>;
  readonly needed: ReadonlySet<string>;
} {
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: LARGEST_COUNT + 1 }, (_, count) => rules.select(count));
  return { known: new Set(rules.resolvedOptions().pluralCategories), needed: new Set([...counts, 'other']) };
}

/** What is wrong with the forms of a language's plurals: “cases: few is missing”. */
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
