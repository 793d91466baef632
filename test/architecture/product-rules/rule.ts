/** A rule that a test or a story shows: `test/….test.ts#part of a title` or `stories/….stories.tsx#Export`. */
export interface ShownRule {
  /** What comments cite it by: "product rule 419". It stays with the rule; a new rule takes one that no rule ever had. */
  readonly number: number;
  readonly says: string;
  readonly shownBy: readonly string[];
}

/** Something asked of a store like this one that the library doesn't do as such, and why not. */
export interface OpenRule {
  readonly number: number;
  readonly says: string;
  readonly open: string;
}

/** One thing that users of the library can rely on. */
export type Rule = ShownRule | OpenRule;

/** A rule that something shows. */
export const shown = (number: number, says: string, ...shownBy: readonly string[]): ShownRule => ({
  number,
  says,
  shownBy,
});

/** A rule that nothing shows, with the reason. */
export const open = (number: number, says: string, reason: string): OpenRule => ({ number, says, open: reason });

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
