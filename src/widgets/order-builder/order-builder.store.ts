import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, Product, ProductMatch } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules';
import type { AddManyResult } from '../../runtime/cart/cart.state';
import type { StoredRow } from './order-builder.draft';
import { updateRow, type Grid, insertRows, mergeRows, rowsIn, findDuplicate, withEmptyRow } from './grid.rules';
import { type BuilderRow, emptyRow, isEmptyRow } from './rows.rules';

/** The last action on the rows, with the data that `undo` needs. */
export interface LastAction {
  readonly id: number;
  readonly kind: 'pasted' | 'filled' | 'scanned' | 'removed' | 'cleared';
  readonly count: number;
  readonly name: string;
  /** Number of rows that were merged into other rows. */
  readonly merged: number;
  /** True if the first line of a pasted list was treated as a header. */
  readonly hasHeader: boolean;
  /** The rows before and after the action; `undo` reverts the difference. */
  readonly before: Grid;
  readonly after: Grid;
}

/** The outcome of the last *Add all*; `added` and `notAdded` count rows. */
export interface Outcome {
  readonly kind: 'added' | 'unknown' | 'failed';
  readonly added: number;
  readonly notAdded: number;
  readonly code: PortErrorCode | null;
}

export interface BuilderState extends Grid {
  readonly lastAction: LastAction | null;
  readonly isAdding: boolean;
  readonly outcome: Outcome | null;
}

/** Operations of a builder on the backend, the cart and the storage. */
export interface BuilderPorts {
  match(entries: readonly string[]): Promise<readonly ProductMatch[]>;
  add(items: readonly ItemToAdd[]): Promise<AddManyResult>;
  onAdded(items: readonly ItemToAdd[], adjustments: readonly CartItem[]): void;
  save(rows: readonly BuilderRow[]): void;
}

export interface ItemToAdd {
  readonly product: Product;
  readonly quantity: number;
}

/** A row to insert: its entry and quantity, and optionally other fields. */
export type Line = Pick<BuilderRow, 'entry' | 'quantityText'> & Partial<BuilderRow>;

/**
 * Creates the store of one order being built. A row stays until it is in the cart. Actions on rows are in
 * `order-builder.actions.ts`, which loads lazily.
 */
export function createBuilder(ports: BuilderPorts, stored: readonly StoredRow[] | null = null) {
  let count = 0;
  const createId = () => `r${++count}`;
  const createRow = (line: Line): BuilderRow => ({ ...emptyRow(createId()), ...line });
  const restoredRows: readonly BuilderRow[] = (stored ?? []).map(({ past, wanted: quantity, ...row }) =>
    createRow({
      ...row,
      quantityText: quantity,
      status: row.entry === '' ? 'matched' : 'matching',
      past: past && { ...past, substitute: null },
    }),
  );
  const substitutes = new Map(
    (stored ?? []).flatMap(({ past }, at) =>
      past?.substitute ? [[restoredRows[at]?.id ?? '', past.substitute] as const] : [],
    ),
  );
  const store: StoreApi<BuilderState> = createStore(() => ({
    ...withEmptyRow(insertRows({ rows: {}, rowIds: [] }, restoredRows, 0), createId),
    lastAction: null,
    isAdding: false,
    outcome: null,
  }));
  const getGrid = (): Grid => store.getState();
  /** Id of the remaining row, by id of the row that was merged into it. */
  const mergedInto = new Map<string, string>();

  function setGrid(grid: Grid): void {
    const { rows, rowIds } = withEmptyRow(grid, createId);
    store.setState({ rows, rowIds });
  }
  /** Applies a change that the buyer made. */
  const edit = (id: string, change: (row: BuilderRow) => BuilderRow) =>
    setGrid(updateRow(getGrid(), id, (row) => ({ ...change(row), edits: row.edits + 1 })));

  /**
   * Matches the entries of rows with products, in batches of the size that a backend accepts. A result is dropped if
   * the entry has changed in the meantime.
   */
  async function matchRows(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += CART_CHANGE_SIZE) {
      const part = ids
        .slice(at, at + CART_CHANGE_SIZE)
        .flatMap((id) => getGrid().rows[id] ?? [])
        .filter(({ status }) => status === 'matching');
      if (part.length === 0) continue;
      try {
        const matches = await ports.match(part.map(({ entry }) => entry));
        let grid = getGrid();
        part.forEach(({ id, entry }, index) => {
          const { product = null, suggestions = [] } = matches[index] ?? {};
          if (grid.rows[id]?.entry === entry && grid.rows[id]?.status === 'matching')
            grid = assignProduct(grid, id, product, suggestions);
        });
        setGrid(grid);
      } catch (thrown) {
        if (toPortError(thrown).code === 'aborted') return;
        setGrid(
          part.reduce(
            (grid, { id, entry }) =>
              updateRow(grid, id, (row) =>
                row.entry === entry && row.status === 'matching' ? { ...row, status: 'failed' } : row,
              ),
            getGrid(),
          ),
        );
      }
    }
  }

  function assignProduct(grid: Grid, id: string, product: Product | null, suggestions: readonly Product[] = []): Grid {
    const next = updateRow(grid, id, (row) => ({
      ...row,
      product,
      suggestions,
      status: 'matched',
      before: null,
      entry: product?.sku ?? row.entry,
      quantityText:
        product !== null && row.quantityText.trim() === '' ? String(product.quantityRule.min) : row.quantityText,
    }));
    const twin = product === null ? undefined : findDuplicate(next, id, product);
    if (twin === undefined) return next;
    const { grid: one, remainingId } = mergeRows(next, id, twin);
    mergedInto.set(remainingId === id ? twin : id, remainingId);
    return one;
  }

  // Rows are stored shortly after a change, and at once when the page closes.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    ports.save(rowsIn(getGrid()).filter((row) => !isEmptyRow(row)));
  };
  store.subscribe((state, before) => {
    if (state.rows !== before.rows) timer ??= setTimeout(flush, SAVE_DELAY_MS);
  });

  void matchRows(restoredRows.map(({ id }) => id));

  return {
    store,
    flush,
    ports,
    createRow,
    setGrid,
    edit,
    matchRows,
    assignProduct,
    /** SKUs of the substitutes of restored rows, by row id. */
    substitutes,
    /** Sets the typed entry of a row; `restoreEntry` restores the product that it replaced. */
    typeEntry: (id: string, entry: string) =>
      edit(id, (row) => ({
        ...row,
        entry,
        product: null,
        suggestions: [],
        status: 'typing',
        past: null,
        answered: [],
        lines: [],
        refused: null,
        before: row.before ?? (row.product && { entry: row.entry, product: row.product }),
      })),
    restoreEntry: (id: string) =>
      edit(id, (row) =>
        row.before === null ? row : { ...row, ...row.before, suggestions: [], status: 'matched', before: null },
      ),
    /** Matches the typed entry of a row with a product; an entry without text clears the row's entry. */
    finishTyping(id: string): Promise<void> {
      const row = getGrid().rows[id];
      if (row?.status !== 'typing') return Promise.resolve();
      if (row.entry.trim() === '')
        return (edit(id, (one) => ({ ...one, entry: '', status: 'matched', before: null })), Promise.resolve());
      edit(id, (one) => ({ ...one, status: 'matching' }));
      return matchRows([id]);
    },
    /** Returns the id of the row that now contains a row: the row itself, or the row it was merged into. */
    resolveRowId: (id: string): string => (getGrid().rows[id] === undefined ? (mergedInto.get(id) ?? id) : id),
    /**
     * Sets the product of a row. Returns the id of the row that now contains it, which is another row after a merge.
     */
    pickProduct(id: string, product: Product): string {
      edit(id, (row) => row);
      setGrid(assignProduct(getGrid(), id, product));
      return this.resolveRowId(id);
    },
    setQuantity: (id: string, quantityText: string) =>
      edit(id, (row) => ({
        ...row,
        quantityText,
        refused: null,
        answered: row.answered.includes('unusual') ? row.answered : [...row.answered, 'unusual'],
      })),
    clearLastAction: () => store.setState({ lastAction: null }),
    clearOutcome: () => store.setState({ outcome: null }),
  };
}

export type Builder = ReturnType<typeof createBuilder>;

/** Delay between a change of a row and its storage, in milliseconds. */
const SAVE_DELAY_MS = 300;
