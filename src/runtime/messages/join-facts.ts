/** Separator between two facts on one line: the line can break after the dot, never before it. */
export const FACT_SEPARATOR = '\u00a0· ';

/** Joins facts to one line: “Pending · 12 cases · Northline”. Absent facts leave no gap. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR);
