import type { Product } from '../../domain';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** Rows by id, and the row ids in display order. */
export interface Grid {
  readonly rows: Readonly<Record<string, BuilderRow>>;
  readonly rowIds: readonly string[];
}

/** Returns the rows in display order. */
export const rowsIn = ({ rows, rowIds }: Grid): readonly BuilderRow[] => rowIds.flatMap((id) => rows[id] ?? []);

/** Returns a grid with `change` applied to one row; the same grid if the row does not exist or does not change. */
export function updateRow(grid: Grid, id: string, change: (row: BuilderRow) => BuilderRow): Grid {
  const row = grid.rows[id];
  if (row === undefined) return grid;
  const next = change(row);
  return next === row ? grid : { ...grid, rows: { ...grid.rows, [id]: next } };
}

/** Returns a grid with `newRows` inserted at index `at`. */
export function insertRows(grid: Grid, newRows: readonly BuilderRow[], at: number): Grid {
  if (newRows.length === 0) return grid;
  const rowIds = [...grid.rowIds];
  rowIds.splice(at, 0, ...newRows.map(({ id }) => id));
  return { rows: { ...grid.rows, ...Object.fromEntries(newRows.map((row) => [row.id, row])) }, rowIds };
}

/** Returns a grid without the given rows. */
export function removeRows(grid: Grid, ids: readonly string[]): Grid {
  const removedIds = new Set(ids);
  if (removedIds.size === 0) return grid;
  const rowIds = grid.rowIds.filter((id) => !removedIds.has(id));
  return { rows: Object.fromEntries(rowIds.flatMap((id) => (grid.rows[id] ? [[id, grid.rows[id]]] : []))), rowIds };
}

/** Returns a grid whose last row is empty and ready for the next product. */
export function withEmptyRow(grid: Grid, createId: () => string): Grid {
  const last = grid.rows[grid.rowIds.at(-1) ?? ''];
  return last !== undefined && isEmptyRow(last) ? grid : insertRows(grid, [emptyRow(createId())], grid.rowIds.length);
}

/** Returns the id of another row with the same product; undefined if there is none. */
export const findDuplicate = ({ rows, rowIds }: Grid, id: string, product: Product): string | undefined =>
  rowIds.find((other) => other !== id && rows[other]?.product?.id === product.id);

/**
 * Adds two quantity texts. If one is empty, the result is the other; texts that are not numbers are joined as `a + b`.
 */
export function addQuantityTexts(a: string, b: string): string {
  if (a.trim() === '' || b.trim() === '') return a.trim() === '' ? b : a;
  const sum = Number(a) + Number(b);
  return Number.isFinite(sum) ? String(sum) : `${a} + ${b}`;
}

/** Merges two rows of the same product into the earlier one. Returns the id of the row that remains. */
export function mergeRows(
  grid: Grid,
  id: string,
  twinId: string,
): { readonly grid: Grid; readonly remainingId: string } {
  const [remainingId, removedId] = grid.rowIds.indexOf(id) < grid.rowIds.indexOf(twinId) ? [id, twinId] : [twinId, id];
  const removed = grid.rows[removedId];
  if (removed === undefined) return { grid, remainingId };
  const next = updateRow(grid, remainingId, (remaining) => ({
    ...remaining,
    quantityText: addQuantityTexts(remaining.quantityText, removed.quantityText),
    lines: [...remaining.lines, ...removed.lines].sort((a, b) => a - b),
    past: remaining.past ?? removed.past,
    refused: null,
  }));
  return { grid: removeRows(next, [removedId]), remainingId };
}
