/** Between two facts on one line: the line may break after the dot, never before it. */
export const FACT_SEPARATOR = '\u00a0· ';

/** “Pending · 12 cases · Northline”: what is known of a thing, on one line. Absent facts leave no gap. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR);
