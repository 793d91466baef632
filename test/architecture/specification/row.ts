/** Work that will show what is not shown yet. */
export type Later =
  | 'cart and checkout, deepened'
  | 'commerce platform adapter'
  | 'content and contact'
  | 'invoices and payment'
  | 'notifications and promotions'
  | 'order builder'
  | 'order history and detail'
  | 'shopping lists'
  | 'support'
  | 'users and profile';

/** A row that a test or a story shows: `test/….test.ts#part of a title` or `stories/….stories.tsx#Export`. */
export interface ShownRow {
  readonly row: string;
  readonly shownBy: readonly string[];
}

/** A row that nothing shows yet. */
export interface LaterRow {
  readonly row: string;
  readonly later: Later;
}

/** One thing the specification says. */
export type Row = ShownRow | LaterRow;

/** A row that something shows. */
export const shown = (row: string, ...shownBy: readonly string[]): ShownRow => ({ row, shownBy });

/** A row for later work: not yet. */
export const later = (topic: Later, ...rows: readonly string[]): readonly LaterRow[] => rows.map((row) => ({ row, later: topic }));

/** Stories of a widget, by export. */
export const storyOf = (widget: string) => (name: string): string => `stories/widgets/${widget}/${widget}.stories.tsx#${name}`;

/** Tests of a file, by a part of their title. */
export const testIn = (path: string) => (title: string): string => `test/${path}#${title}`;
