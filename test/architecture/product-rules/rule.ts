/** A rule that a test or a story proves: `test/….test.ts#part of a title` or `stories/….stories.tsx#Export`. */
export interface ProvenRule {
  /** The number that comments cite: "product rule 419". It never changes; a new rule gets an unused one. */
  readonly number: number;
  readonly text: string;
  readonly provenBy: readonly string[];
}

/** A requirement of a store like this one that the library does not implement as such, and the reason. */
export interface OpenRule {
  readonly number: number;
  readonly text: string;
  readonly open: string;
}

/** One guarantee to users of the library. */
export type Rule = ProvenRule | OpenRule;

/** A rule that something proves. */
export const proven = (number: number, text: string, ...provenBy: readonly string[]): ProvenRule => ({
  number,
  text,
  provenBy,
});

/** A rule that nothing proves, with the reason. */
export const open = (number: number, text: string, reason: string): OpenRule => ({ number, text, open: reason });

/** Stories of a widget, by export. */
export const storyOf =
  (widget: string) =>
  (name: string): string =>
    `stories/widgets/${widget}/${widget}.stories.tsx#${name}`;

/** Tests of a file, by a part of their title. */
export const testIn =
  (path: string) =>
  (title: string): string =>
    `test/${path}#${title}`;
