import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, Product, ProductMatch } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules';
import type { AddManyResult } from '../../runtime/cart/cart.state';
import type { StoredRow } from './order-builder.draft';
import { changed, type Grid, inserted, merged, rowsIn, twinOf, withEmptyRow } from './grid.rules';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** The last action on the rows, with the data that `undo` needs. */
export interface LastAction {
  readonly id: number;
  readonly what: 'pasted' | 'filled' | 'scanned' | 'removed' | 'cleared';
  readonly count: number;
  readonly name: string;
  /** Number of rows that were merged into other rows. */
  readonly together: number;
  /** True if the first line of a pasted list was treated as a header. */
  readonly hasHeader: boolean;
  /** The rows before and after the action; `undo` reverts the difference. */
  readonly before: Grid;
  readonly after: Grid;
}

/** The outcome of the last *Add all*; `added` and `notAdded` count rows. */
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

/** Operations of a builder on the backend, the cart and the storage. */
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

/** A row to insert: its entry and quantity, and optionally other fields. */
export type Line = Pick<BuilderRow, 'entry' | 'wanted'> & Partial<BuilderRow>;

/**
 * Creates the store of one order being built. A row stays until it is in the cart. Actions on rows are in
 * `order-builder.actions.ts`, which loads lazily.
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
  /** Id of the remaining row, by id of the row that was merged into it. */
  const moved = new Map<string, string>();

  function show(grid: Grid): void {
    const { rows, order } = withEmptyRow(grid, newId);
    store.setState({ rows, order });
  }
  /** Applies a change that the buyer made. */
  const edit = (id: string, change: (row: BuilderRow) => BuilderRow) =>
    show(changed(now(), id, (row) => ({ ...change(row), edits: row.edits + 1 })));

  /**
   * Matches the entries of rows with products, in batches of the size that a backend accepts. A result is dropped if
   * the entry has changed in the meantime.
   */
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

  // Rows are stored shortly after a change, and at once when the page closes.
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
    /** SKUs of the substitutes of restored rows, by row id. */
    substitutes,
    /** Sets the typed entry of a row; `putBack` restores the product that it replaced. */
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
    /** Matches the typed entry of a row with a product; an entry without text clears the row's entry. */
    settle(id: string): Promise<void> {
      const row = now().rows[id];
      if (row?.status !== 'typing') return Promise.resolve();
      if (row.entry.trim() === '')
        return (edit(id, (one) => ({ ...one, entry: '', status: 'asked', before: null })), Promise.resolve());
      edit(id, (one) => ({ ...one, status: 'asking' }));
      return ask([id]);
    },
    /** Returns the id of the row that now contains a row: the row itself, or the row it was merged into. */
    standsOn: (id: string): string => (now().rows[id] === undefined ? (moved.get(id) ?? id) : id),
    /**
     * Sets the product of a row. Returns the id of the row that now contains it, which is another row after a merge.
     */
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

/** Delay between a change of a row and its storage, in milliseconds. */
const KEEP_AFTER = 300;
