/** A row that a test or a story shows: `test/….test.ts#part of a title` or `stories/….stories.tsx#Export`. */
export interface ShownRow {
  readonly row: string;
  readonly shownBy: readonly string[];
}

/** A row that nothing shows, and why not. */
export interface OpenRow {
  readonly row: string;
  readonly open: string;
}

/** One thing the specification says. */
export type Row = ShownRow | OpenRow;

/** A row that something shows. */
export const shown = (row: string, ...shownBy: readonly string[]): ShownRow => ({ row, shownBy });

/** A row that nothing shows, with the reason. */
export const open = (row: string, reason: string): OpenRow => ({ row, open: reason });

/** Stories of a widget, by export. */
export const storyOf = (widget: string) => (name: string): string => `stories/widgets/${widget}/${widget}.stories.tsx#${name}`;

/** Tests of a file, by a part of their title. */
export const testIn = (path: string) => (title: string): string => `test/${path}#${title}`;
