import { useState } from 'react';

/** A column of the host in a widget's table. The slot `cell` has its content. */
export interface OwnColumn {
  readonly id: string;
  readonly header: string;
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
}

/** Columns of a table in their order: those of the widget by name, and the host's own. */
export type Columns<Name extends string> = readonly (Name | OwnColumn)[];

/**
 * Returns the columns that a table shows: those that the host gave, or the widget's own. Equal
 * columns are the same list, because rows are memoized.
 */
export function useColumns<Name extends string>(given: Columns<Name> | undefined, own: readonly Name[]): Columns<Name> {
  const [stable, setStable] = useState({ given, columns: shownColumns(given, own) });
  if (stable.given === given || JSON.stringify(stable.given) === JSON.stringify(given)) return stable.columns;
  const next = { given, columns: shownColumns(given, own) };
  setStable(next);
  return next.columns;
}

/** Returns the columns of a list that can be shown: each once, and of the widget's only those that it has. */
export function shownColumns<Name extends string>(
  given: Columns<Name> | undefined,
  own: readonly Name[],
): Columns<Name> {
  // An element's attribute can contain anything.
  const columns: unknown = given;
  if (!Array.isArray(columns)) return own;
  const isKnown = (column: unknown): column is Name | OwnColumn => isOwn(column) || own.some((name) => name === column);
  const known = columns.filter(isKnown);
  const ids = known.map(idOf);
  return known.filter((_, at) => ids.indexOf(ids[at] ?? '') === at);
}

/** Name of a widget's column, id of a host's. */
export const idOf = (column: string | OwnColumn): string => (typeof column === 'string' ? column : column.id);

const isOwn = (column: unknown): column is OwnColumn =>
  typeof column === 'object' &&
  column !== null &&
  'id' in column &&
  typeof column.id === 'string' &&
  'header' in column &&
  typeof column.header === 'string';
