import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, Product, ProductMatch } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules';
import type { AddManyResult } from '../../runtime/cart/cart.state';
import type { StoredRow } from './order-builder.draft';
import { changed, type Grid, inserted, merged, rowsIn, twinOf, withEmptyRow } from './grid.rules';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** What was done last, and the way back. */
export interface LastAction {
  readonly id: number;
  readonly what: 'pasted' | 'filled' | 'scanned' | 'removed' | 'cleared';
  readonly count: number;
  readonly name: string;
  /** Rows that were put together with others. */
  readonly together: number;
  /** The first line of a pasted list was taken for headings. */
  readonly hasHeader: boolean;
  /** The rows before it and after it: between them lies the way back. */
  readonly before: Grid;
  readonly after: Grid;
}

/** The outcome of the last *Add all*. */
export interface Outcome {
  readonly is: 'added' | 'unknown' | 'failed';
  readonly added: number;
  readonly notAdded: number;
  readonly code: PortErrorCode | null;
}

export interface BuilderState extends Grid {
  readonly told: LastAction | null;
  readonly adding: boolean;
  readonly outcome: Outcome | null;
}

/** What a builder asks of the outside. */
export interface BuilderWork {
  match(entries: readonly string[]): Promise<readonly ProductMatch[]>;
  add(items: readonly Incoming[]): Promise<AddManyResult>;
  added(items: readonly Incoming[], troubles: readonly CartItem[]): void;
  keep(rows: readonly BuilderRow[]): void;
}

export interface Incoming {
  readonly product: Product;
  readonly quantity: number;
}

/** A product and how many, from wherever. */
export type Line = Pick<BuilderRow, 'entry' | 'wanted'> & Partial<BuilderRow>;

/**
 * One order being built: rows that keep what was written in them until it is in the cart. What a press does with them is
 * in `order-builder.actions.ts`, which comes later.
 */
export function createBuilder(work: BuilderWork, kept: readonly StoredRow[] | null = null) {
  let count = 0;
  const newId = () => `r${++count}`;
  const rowOf = (line: Line): BuilderRow => ({ ...emptyRow(newId()), ...line });
  const start: readonly BuilderRow[] = (kept ?? []).map(({ past, ...row }) =>
    rowOf({ ...row, status: row.entry === '' ? 'asked' : 'asking', past: past && { ...past, substitute: null } }),
  );
  const substitutes = new Map(
    (kept ?? []).flatMap(({ past }, at) => (past?.substitute ? [[start[at]?.id ?? '', past.substitute] as const] : [])),
  );
  const store: StoreApi<BuilderState> = createStore(() => ({
    ...withEmptyRow(inserted({ rows: {}, order: [] }, start, 0), newId),
    told: null,
    adding: false,
    outcome: null,
  }));
  const now = (): Grid => store.getState();
  /** Rows that went into others. */
  const moved = new Map<string, string>();

  function show(grid: Grid): void {
    const { rows, order } = withEmptyRow(grid, newId);
    store.setState({ rows, order });
  }
  /** A change of the buyer's. */
  const edit = (id: string, change: (row: BuilderRow) => BuilderRow) =>
    show(changed(now(), id, (row) => ({ ...change(row), edits: row.edits + 1 })));

  /** What rows name, in parts that a backend takes. Answers for what was typed over since are dropped. */
  async function ask(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += CART_CHANGE_SIZE) {
      const part = ids
        .slice(at, at + CART_CHANGE_SIZE)
        .flatMap((id) => now().rows[id] ?? [])
        .filter(({ status }) => status === 'asking');
      if (part.length === 0) continue;
      try {
        const matches = await work.match(part.map(({ entry }) => entry));
        let grid = now();
        part.forEach(({ id, entry }, index) => {
          const { product = null, near = [] } = matches[index] ?? {};
          if (grid.rows[id]?.entry === entry && grid.rows[id]?.status === 'asking')
            grid = named(grid, id, product, near);
        });
        show(grid);
      } catch (thrown) {
        if (toPortError(thrown).code === 'aborted') return;
        show(
          part.reduce(
            (grid, { id, entry }) =>
              changed(grid, id, (row) =>
                row.entry === entry && row.status === 'asking' ? { ...row, status: 'failed' } : row,
              ),
            now(),
          ),
        );
      }
    }
  }

  function named(grid: Grid, id: string, product: Product | null, near: readonly Product[] = []): Grid {
    const next = changed(grid, id, (row) => ({
      ...row,
      product,
      near,
      status: 'asked',
      before: null,
      entry: product?.sku ?? row.entry,
      wanted: product !== null && row.wanted.trim() === '' ? String(product.quantityRule.min) : row.wanted,
    }));
    const twin = product === null ? undefined : twinOf(next, id, product);
    if (twin === undefined) return next;
    const { grid: one, keptId } = merged(next, id, twin);
    moved.set(keptId === id ? twin : id, keptId);
    return one;
  }

  // Kept soon after each change, and at once when the page goes.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work.keep(rowsIn(now()).filter((row) => !isEmptyRow(row)));
  };
  store.subscribe((state, before) => {
    if (state.rows !== before.rows) timer ??= setTimeout(flush, KEEP_AFTER);
  });

  void ask(start.map(({ id }) => id));

  return {
    store,
    flush,
    work,
    rowOf,
    show,
    edit,
    ask,
    named,
    /** SKUs of what may stand in for kept rows, by row id. */
    substitutes,
    /** A row is typed in: what stood there comes back with `putBack`. */
    type: (id: string, entry: string) =>
      edit(id, (row) => ({
        ...row,
        entry,
        product: null,
        near: [],
        status: 'typing',
        past: null,
        answered: [],
        lines: [],
        refused: null,
        before: row.before ?? (row.product && { entry: row.entry, product: row.product }),
      })),
    putBack: (id: string) =>
      edit(id, (row) =>
        row.before === null ? row : { ...row, ...row.before, near: [], status: 'asked', before: null },
      ),
    /** Asks what a typed row names; an emptied one becomes a row nothing was written in. */
    settle(id: string): Promise<void> {
      const row = now().rows[id];
      if (row?.status !== 'typing') return Promise.resolve();
      if (row.entry.trim() === '')
        return (edit(id, (one) => ({ ...one, entry: '', status: 'asked', before: null })), Promise.resolve());
      edit(id, (one) => ({ ...one, status: 'asking' }));
      return ask([id]);
    },
    /** The row that stands for a row: itself, or the one it was put together with. */
    standsOn: (id: string): string => (now().rows[id] === undefined ? (moved.get(id) ?? id) : id),
    /** The row is this product. Answers with the row it now stands on, which may be another. */
    pick(id: string, product: Product): string {
      edit(id, (row) => row);
      show(named(now(), id, product));
      return this.standsOn(id);
    },
    setWanted: (id: string, wanted: string) =>
      edit(id, (row) => ({
        ...row,
        wanted,
        refused: null,
        answered: row.answered.includes('unusual') ? row.answered : [...row.answered, 'unusual'],
      })),
    forgetTold: () => store.setState({ told: null }),
    forgetOutcome: () => store.setState({ outcome: null }),
  };
}

export type Builder = ReturnType<typeof createBuilder>;

/** A row waits this long before it is kept. */
const KEEP_AFTER = 300;
