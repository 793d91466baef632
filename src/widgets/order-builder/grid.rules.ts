import type { Product } from '../../domain';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** Rows by id, and their order. */
export interface Grid {
  readonly rows: Readonly<Record<string, BuilderRow>>;
  readonly order: readonly string[];
}

/** The rows in their order. */
export const rowsIn = ({ rows, order }: Grid): readonly BuilderRow[] => order.flatMap((id) => rows[id] ?? []);

/** With one row as `change` makes it; the same grid when there is none, or nothing changed. */
export function changed(grid: Grid, id: string, change: (row: BuilderRow) => BuilderRow): Grid {
  const row = grid.rows[id];
  if (row === undefined) return grid;
  const next = change(row);
  return next === row ? grid : { ...grid, rows: { ...grid.rows, [id]: next } };
}

/** With rows put in before `at`. */
export function inserted(grid: Grid, fresh: readonly BuilderRow[], at: number): Grid {
  if (fresh.length === 0) return grid;
  const order = [...grid.order];
  order.splice(at, 0, ...fresh.map(({ id }) => id));
  return { rows: { ...grid.rows, ...Object.fromEntries(fresh.map((row) => [row.id, row])) }, order };
}

/** Without some rows. */
export function without(grid: Grid, ids: readonly string[]): Grid {
  const gone = new Set(ids);
  if (gone.size === 0) return grid;
  const order = grid.order.filter((id) => !gone.has(id));
  return { rows: Object.fromEntries(order.flatMap((id) => (grid.rows[id] ? [[id, grid.rows[id]]] : []))), order };
}

/** With an empty row at its end, which is where the next product goes. */
export function withEmptyRow(grid: Grid, newId: () => string): Grid {
  const last = grid.rows[grid.order.at(-1) ?? ''];
  return last !== undefined && isEmptyRow(last) ? grid : inserted(grid, [emptyRow(newId())], grid.order.length);
}

/** Another row that is the same product. */
export const twinOf = ({ rows, order }: Grid, id: string, product: Product): string | undefined =>
  order.find((other) => other !== id && rows[other]?.product?.id === product.id);

/** Two quantities as one; what is no number is kept as it is written. */
export function together(a: string, b: string): string {
  if (a.trim() === '' || b.trim() === '') return a.trim() === '' ? b : a;
  const sum = Number(a) + Number(b);
  return Number.isFinite(sum) ? String(sum) : `${a} + ${b}`;
}

/** One product stands on one row: the later one goes into the earlier. */
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
