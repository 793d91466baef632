import type { Product } from '../../domain';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** Rows by id, and the row ids in display order. */
export interface Grid {
  readonly rows: Readonly<Record<string, BuilderRow>>;
  readonly order: readonly string[];
}

/** Returns the rows in display order. */
export const rowsIn = ({ rows, order }: Grid): readonly BuilderRow[] => order.flatMap((id) => rows[id] ?? []);

/** Returns a grid with `change` applied to one row; the same grid if the row does not exist or does not change. */
export function changed(grid: Grid, id: string, change: (row: BuilderRow) => BuilderRow): Grid {
  const row = grid.rows[id];
  if (row === undefined) return grid;
  const next = change(row);
  return next === row ? grid : { ...grid, rows: { ...grid.rows, [id]: next } };
}

/** Returns a grid with `fresh` rows inserted at index `at`. */
export function inserted(grid: Grid, fresh: readonly BuilderRow[], at: number): Grid {
  if (fresh.length === 0) return grid;
  const order = [...grid.order];
  order.splice(at, 0, ...fresh.map(({ id }) => id));
  return { rows: { ...grid.rows, ...Object.fromEntries(fresh.map((row) => [row.id, row])) }, order };
}

/** Returns a grid without the given rows. */
export function without(grid: Grid, ids: readonly string[]): Grid {
  const gone = new Set(ids);
  if (gone.size === 0) return grid;
  const order = grid.order.filter((id) => !gone.has(id));
  return { rows: Object.fromEntries(order.flatMap((id) => (grid.rows[id] ? [[id, grid.rows[id]]] : []))), order };
}

/** Returns a grid whose last row is empty and ready for the next product. */
export function withEmptyRow(grid: Grid, newId: () => string): Grid {
  const last = grid.rows[grid.order.at(-1) ?? ''];
  return last !== undefined && isEmptyRow(last) ? grid : inserted(grid, [emptyRow(newId())], grid.order.length);
}

/** Returns the id of another row with the same product; undefined if there is none. */
export const twinOf = ({ rows, order }: Grid, id: string, product: Product): string | undefined =>
  order.find((other) => other !== id && rows[other]?.product?.id === product.id);

/**
 * Adds two quantity texts. If one is empty, the result is the other; texts that are not numbers are joined as `a + b`.
 */
export function together(a: string, b: string): string {
  if (a.trim() === '' || b.trim() === '') return a.trim() === '' ? b : a;
  const sum = Number(a) + Number(b);
  return Number.isFinite(sum) ? String(sum) : `${a} + ${b}`;
}

/** Merges two rows of the same product into the earlier one. Returns the id of the row that remains. */
export function merged(grid: Grid, id: string, twinId: string): { readonly grid: Grid; readonly keptId: string } {
  const [keptId, goneId] = grid.order.indexOf(id) < grid.order.indexOf(twinId) ? [id, twinId] : [twinId, id];
  const gone = grid.rows[goneId];
  if (gone === undefined) return { grid, keptId };
  const next = changed(grid, keptId, (kept) => ({
    ...kept,
    wanted: together(kept.wanted, gone.wanted),
    lines: [...kept.lines, ...gone.lines].sort((a, b) => a - b),
    past: kept.past ?? gone.past,
    refused: null,
  }));
  return { grid: without(next, [goneId]), keptId };
}
