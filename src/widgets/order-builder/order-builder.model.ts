import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, OrderFill, Product, ProductMatch } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules';
import type { AddedMany } from '../../runtime/cart/cart.types';
import type { KeptRow } from './draft.model';
import { changed, type Grid, inserted, merged, rowsIn, twinOf, undone, withBlank, without } from './grid.model';
import { type BuilderRow, emptyRow, fitted, isEmptyRow, needOf, questionOf } from './rows.model';

/** What was done last, and the way back. */
export interface Told {
  readonly id: number;
  readonly what: 'pasted' | 'filled' | 'scanned' | 'removed' | 'cleared';
  readonly count: number;
  readonly name: string;
  /** Rows that were put together with others. */
  readonly together: number;
  /** The first line of a pasted list was taken for headings. */
  readonly hasHeader: boolean;
  readonly undo: (() => void) | null;
}

/** What became of the last *Add all*. */
export interface Outcome {
  readonly is: 'added' | 'unknown' | 'failed';
  readonly added: number;
  readonly notAdded: number;
  readonly code: PortErrorCode | null;
}

export interface BuilderState extends Grid {
  readonly told: Told | null;
  readonly adding: boolean;
  readonly outcome: Outcome | null;
}

/** What a builder asks of the outside. */
export interface BuilderWork {
  match(entries: readonly string[]): Promise<readonly ProductMatch[]>;
  add(items: readonly Incoming[]): Promise<AddedMany>;
  added(items: readonly Incoming[], troubles: readonly CartItem[]): void;
  keep(rows: readonly BuilderRow[]): void;
}

export interface Incoming {
  readonly product: Product;
  readonly quantity: number;
}

/** A product and how many, from wherever. */
export type Line = Pick<BuilderRow, 'entry' | 'wanted'> & Partial<BuilderRow>;

/** One order being built: rows that keep what was written in them until it is in the cart. */
export function createBuilder(work: BuilderWork, kept: readonly KeptRow[] | null = null) {
  let count = 0;
  const newId = () => `r${++count}`;
  const rowOf = (line: Line): BuilderRow => ({ ...emptyRow(newId()), ...line });
  const start: readonly BuilderRow[] = (kept ?? []).map(({ past, ...row }) =>
    rowOf({ ...row, status: row.entry === '' ? 'asked' : 'asking', past: past && { ...past, substitute: null } }));
  const substitutes = new Map((kept ?? []).flatMap(({ past }, at) => (past?.substitute ? [[start[at]?.id ?? '', past.substitute] as const] : [])));
  const store: StoreApi<BuilderState> = createStore(() => ({
    ...withBlank(inserted({ rows: {}, order: [] }, start, 0), newId), told: null, adding: false, outcome: null,
  }));
  const now = (): Grid => store.getState();
  let told = 0;
  /** Rows that went into others. */
  const moved = new Map<string, string>();

  function show(grid: Grid): void {
    const { rows, order } = withBlank(grid, newId);
    store.setState({ rows, order });
  }
  /** A change of the buyer's. */
  const edit = (id: string, change: (row: BuilderRow) => BuilderRow) =>
    show(changed(now(), id, (row) => ({ ...change(row), edits: row.edits + 1 })));

  /** Says what was done, with a way back that keeps what is done after it. */
  function tell(what: Told['what'], before: Grid, facts: Partial<Pick<Told, 'count' | 'name' | 'together' | 'hasHeader'>>): void {
    const after: Grid = { rows: now().rows, order: now().order };
    const undo = () => (show(undone(now(), before, after)), store.setState({ told: null }));
    store.setState({ told: { id: ++told, what, count: 1, name: '', together: 0, hasHeader: false, ...facts, undo }, outcome: null });
  }

  /** What rows name, in parts that a backend takes. Answers for what was typed over since are dropped. */
  async function ask(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += CART_CHANGE_SIZE) {
      const part = ids.slice(at, at + CART_CHANGE_SIZE).flatMap((id) => now().rows[id] ?? []).filter(({ status }) => status === 'asking');
      if (part.length === 0) continue;
      try {
        const matches = await work.match(part.map(({ entry }) => entry));
        let grid = now();
        part.forEach(({ id, entry }, index) => {
          const { product = null, near = [] } = matches[index] ?? {};
          if (grid.rows[id]?.entry === entry && grid.rows[id]?.status === 'asking') grid = named(grid, id, product, near);
        });
        show(grid);
      } catch (thrown) {
        if (toPortError(thrown).code === 'aborted') return;
        show(part.reduce((grid, { id, entry }) => changed(grid, id, (row) => (row.entry === entry && row.status === 'asking' ? { ...row, status: 'failed' } : row)), now()));
      }
    }
  }

  function named(grid: Grid, id: string, product: Product | null, near: readonly Product[] = []): Grid {
    const next = changed(grid, id, (row) => ({
      ...row, product, near, status: 'asked', before: null,
      entry: product?.sku ?? row.entry,
      wanted: product !== null && row.wanted.trim() === '' ? String(product.quantityRule.min) : row.wanted,
    }));
    const twin = product === null ? undefined : twinOf(next, id, product);
    if (twin === undefined) return next;
    const { grid: one, keptId } = merged(next, id, twin);
    moved.set(keptId === id ? twin : id, keptId);
    return one;
  }

  async function askSubstitutes(): Promise<void> {
    const asked = [...substitutes];
    if (asked.length === 0) return;
    const found = await work.match(asked.map(([, sku]) => sku).slice(0, CART_CHANGE_SIZE)).catch(() => []);
    show(asked.reduce((grid, [id], at) => changed(grid, id, (row) => ({ ...row, past: row.past && { ...row.past, substitute: found[at]?.product ?? null } })), now()));
  }

  /** Puts lines in above the empty row; those that no product is known of are asked about. */
  function bring(lines: readonly Line[], what: Told['what'], facts: Partial<Pick<Told, 'count' | 'name' | 'hasHeader'>> = {}, how: 'sum' | 'larger' = 'sum'): Promise<void> {
    const before: Grid = { rows: now().rows, order: now().order };
    const fresh = lines.map(rowOf);
    let grid = withoutBlanks(now());
    let dropped = 0;
    for (const row of fresh) {
      const twin = row.product === null ? undefined : twinOf(grid, row.id, row.product);
      const known = twin === undefined ? undefined : grid.rows[twin];
      if (known === undefined) grid = inserted(grid, [row], grid.order.length);
      else {
        dropped += 1;
        grid = how === 'sum'
          ? merged(inserted(grid, [row], grid.order.length), row.id, known.id).grid
          : changed(grid, known.id, (one) => ({ ...one, wanted: Number(row.wanted) > Number(one.wanted) ? row.wanted : one.wanted, past: one.past ?? row.past, refused: null }));
      }
    }
    show(grid);
    tell(what, before, { count: fresh.length, together: dropped, ...facts });
    return ask(fresh.filter(({ status }) => status === 'asking').map(({ id }) => id));
  }

  async function add(): Promise<void> {
    const state = store.getState();
    const going = rowsIn(state).filter((row) => !isEmptyRow(row) && needOf(row) === null);
    const items = going.flatMap(({ product, wanted }): readonly Incoming[] => (product === null ? [] : [{ product, quantity: Number(wanted) }]));
    if (state.adding || items.length === 0) return;
    store.setState({ adding: true, outcome: null, told: null });
    const result = await work.add(items);
    const troubles = result.outcome === 'partly' ? result.items : [];
    if (result.outcome === 'unknown' || result.outcome === 'failed') {
      const code = result.outcome === 'failed' ? result.error.code : null;
      return store.setState({ adding: false, outcome: { is: result.outcome, added: 0, notAdded: items.length, code } });
    }
    const left = new Map(troubles.map((one) => [one.productId, one] as const));
    let grid = now();
    for (const { id, product, wanted } of going) {
      const trouble = product === null ? undefined : left.get(product.id);
      // What was typed while it went stays; what went in is not offered again.
      const isSame = grid.rows[id]?.wanted === wanted && grid.rows[id]?.product === product;
      if (trouble === undefined && isSame) grid = without(grid, [id]);
      else if (trouble !== undefined) grid = changed(grid, id, (row) => ({ ...row, wanted: isSame ? String(Number(wanted) - trouble.quantity) : row.wanted, refused: trouble.reason }));
    }
    show(grid);
    const went = items.flatMap(({ product, quantity }) => {
      const got = left.get(product.id)?.quantity ?? quantity;
      return got > 0 ? [{ product, quantity: got }] : [];
    });
    store.setState({ adding: false, outcome: { is: 'added', added: went.length, notAdded: troubles.length, code: null } });
    if (went.length > 0) work.added(went, troubles.map(({ productId, quantity }) => ({ productId, quantity })));
  }

  // Kept soon after each change, and at once when the page goes.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    work.keep(rowsIn(now()).filter((row) => !isEmptyRow(row)));
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.rows !== before.rows) timer ??= setTimeout(flush, KEEP_AFTER);
  });

  void ask(start.map(({ id }) => id));
  void askSubstitutes();

  return {
    store,
    flush,
    add,
    bring,
    /** A row is typed in: what stood there comes back with `putBack`. */
    type: (id: string, entry: string) =>
      edit(id, (row) => ({
        ...row, entry, product: null, near: [], status: 'typing', past: null, answered: [], lines: [], refused: null,
        before: row.before ?? (row.product && { entry: row.entry, product: row.product }),
      })),
    putBack: (id: string) =>
      edit(id, (row) => (row.before === null ? row : { ...row, ...row.before, near: [], status: 'asked', before: null })),
    /** Asks what a typed row names; an emptied one becomes a row nothing was written in. */
    settle(id: string): Promise<void> {
      const row = now().rows[id];
      if (row?.status !== 'typing') return Promise.resolve();
      if (row.entry.trim() === '') return (edit(id, (one) => ({ ...one, entry: '', status: 'asked', before: null })), Promise.resolve());
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
      edit(id, (row) => ({ ...row, wanted, refused: null, answered: row.answered.includes('unusual') ? row.answered : [...row.answered, 'unusual'] })),
    /** Answers what an earlier order asks about a row. */
    answer(id: string, yes: boolean): void {
      const row = now().rows[id];
      const question = row && questionOf(row);
      if (row === undefined || question === null || question === undefined) return;
      const answered = [...row.answered, question.is];
      if (question.is === 'unusual') return edit(id, (one) => ({ ...one, answered, wanted: yes ? one.wanted : String(question.suggested) }));
      if (!yes) return this.remove([id]);
      if (question.is === 'dearer') return edit(id, (one) => ({ ...one, answered }));
      const { substitute } = question;
      edit(id, (one) => ({ ...one, answered, past: null, wanted: String(fitted(Number(one.wanted) || substitute.quantityRule.min, substitute)) }));
      show(named(now(), id, substitute));
    },
    /** Says yes to everything earlier orders ask. */
    acceptAll(): void {
      for (const row of rowsIn(now())) for (let left = MOST_QUESTIONS; left > 0 && questionOf(now().rows[row.id] ?? row) !== null; left -= 1) this.answer(row.id, true);
    },
    remove(ids: readonly string[]): void {
      const before: Grid = { rows: now().rows, order: now().order };
      const rows = ids.flatMap((id) => before.rows[id] ?? []).filter((row) => !isEmptyRow(row));
      show(without(now(), ids));
      const [first] = rows;
      if (first !== undefined) tell('removed', before, { count: rows.length, name: first.product?.name ?? first.entry });
    },
    clear(): void {
      const before: Grid = { rows: now().rows, order: now().order };
      const many = rowsIn(before).filter((row) => !isEmptyRow(row)).length;
      show({ rows: {}, order: [] });
      if (many > 0) tell('cleared', before, { count: many });
    },
    /** Asks again about what could not be asked. */
    askAgain(): Promise<void> {
      const ids = rowsIn(now()).filter(({ status }) => status === 'failed').map(({ id }) => id);
      show(ids.reduce((grid, id) => changed(grid, id, (row) => ({ ...row, status: 'asking' })), now()));
      return ask(ids);
    },
    /** A scanned code: one more of its product, or a row that says that nobody knows it. */
    async scan(code: string): Promise<Product | null> {
      const [found] = await work.match([code]).catch(() => []);
      const product = found?.product ?? null;
      if (product === null) {
        await bring([{ entry: code, wanted: '', near: found?.near ?? [], status: found === undefined ? 'failed' : 'asked' }], 'scanned', { name: code });
        return null;
      }
      const twin = twinOf(now(), '', product);
      const before: Grid = { rows: now().rows, order: now().order };
      const { min, step } = product.quantityRule;
      if (twin === undefined) await bring([{ entry: product.sku, product, wanted: String(min) }], 'scanned', { name: product.name });
      else {
        edit(twin, (row) => ({ ...row, wanted: together1(row.wanted, step, min), refused: null }));
        tell('scanned', before, { name: product.name });
      }
      return product;
    },
    fill: (fill: OrderFill) => bring(fill.lines.map(lineOfPast), 'filled', {}, 'larger'),
    forgetTold: () => store.setState({ told: null }),
    forgetOutcome: () => store.setState({ outcome: null }),
    dispose(): void {
      if (timer !== undefined) flush();
      unsubscribe();
    },
  };
}

export type Builder = ReturnType<typeof createBuilder>;

/** A row waits this long before it is kept. */
const KEEP_AFTER = 300;
/** No row asks more than each kind once. */
const MOST_QUESTIONS = 4;

const withoutBlanks = (grid: Grid): Grid => without(grid, rowsIn(grid).filter(isEmptyRow).map(({ id }) => id));

/** One more of a scanned product. */
const together1 = (wanted: string, step: number, min: number): string => {
  const quantity = Number(wanted);
  return wanted.trim() === '' || !Number.isFinite(quantity) ? String(min) : String(quantity + step);
};

const lineOfPast = ({ product, name, sku, quantity, priceThen, usual, substitute }: OrderFill['lines'][number]): Line => ({
  entry: product?.sku ?? sku,
  product,
  near: [],
  wanted: String(quantity),
  status: 'asked',
  past: { then: priceThen, usual, substitute },
  ...(product === null ? { entry: `${name} · ${sku}` } : {}),
});
