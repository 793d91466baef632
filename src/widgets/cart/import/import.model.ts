import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, CartRefusal, Product, ProductMatch } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import { CART_CHANGE_SIZE, quantityProblem } from '../../../rules';
import type { AddedMany } from '../../../runtime/cart/cart.types';
import { entriesOf, type ImportEntry, rowsOf } from './import.parse';

/** Lines that can be looked at in one go. */
export const MOST_LINES = 2000;
/** Bytes of a file that are read. */
export const MOST_BYTES = 1_000_000;

/** One product of an import, as the buyer has it. */
export interface ImportRow extends ImportEntry {
  /** The product it is; null until one is picked, or when none is. */
  readonly product: Product | null;
  /** What it may have meant, nearest first. */
  readonly near: readonly Product[];
  /** What is added, as it is typed. */
  readonly wanted: string;
  /** Taken out by the buyer. */
  readonly isOut: boolean;
}

/** What keeps a row from being added. */
export type RowTrouble = 'blank' | 'not-found' | 'near' | 'out-of-stock' | 'price' | 'quantity';

/** A product that did not go in as asked. */
export interface NotAdded {
  readonly product: Product;
  readonly wanted: number;
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode;
}

export type ImportStep =
  | { readonly step: 'writing'; readonly problem: { readonly is: 'empty' | 'too-many' } | { readonly is: 'failed'; readonly code: PortErrorCode } | null }
  | { readonly step: 'checking'; readonly done: number; readonly total: number }
  | { readonly step: 'preview'; readonly rows: readonly ImportRow[]; readonly hasHeader: boolean }
  | { readonly step: 'adding'; readonly rows: readonly ImportRow[]; readonly hasHeader: boolean }
  | { readonly step: 'done'; readonly added: number; readonly notAdded: readonly NotAdded[]; readonly isUnknown: boolean };

export interface ImportState {
  readonly text: string;
  readonly now: ImportStep;
}

/** What an import asks of the outside. */
export interface ImportWork {
  match(entries: readonly string[], signal: AbortSignal): Promise<readonly ProductMatch[]>;
  add(items: readonly { readonly product: Product; readonly quantity: number }[]): Promise<AddedMany>;
  added(items: readonly { readonly product: Product; readonly quantity: number }[], notAdded: readonly CartItem[]): void;
}

/** Why a row can not be added as it stands; null when it can. */
export function rowTrouble({ entry, product, near, wanted }: ImportRow): RowTrouble | null {
  if (product === null) return entry === '' ? 'blank' : near.length > 0 ? 'near' : 'not-found';
  if (product.stock.label === 'out-of-stock') return 'out-of-stock';
  if (product.price.state === 'unavailable') return 'price';
  return quantityProblem(wanted, product.quantityRule) === null ? null : 'quantity';
}

/** The rows that are added: understood, in order, each product once. */
export function itemsToAdd(rows: readonly ImportRow[]): readonly { readonly product: Product; readonly quantity: number }[] {
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const row of rows) {
    if (row.isOut || row.product === null || rowTrouble(row) !== null) continue;
    const quantity = Number(row.wanted) + (items.get(row.product.id)?.quantity ?? 0);
    items.set(row.product.id, { product: row.product, quantity });
  }
  return [...items.values()];
}

const withProduct = (row: ImportRow, product: Product | null): ImportRow =>
  ({ ...row, product, wanted: row.quantity ?? (product === null ? '' : String(product.quantityRule.min)) });

/** From a text to products in the cart: read, looked up, shown line by line, added. */
export function createImport(work: ImportWork) {
  const writing = (problem: Extract<ImportStep, { step: 'writing' }>['problem'] = null): ImportStep => ({ step: 'writing', problem });
  const store: StoreApi<ImportState> = createStore(() => ({ text: '', now: writing() }));
  let life = new AbortController();
  const show = (now: ImportStep) => store.setState({ now });

  async function check() {
    const { text, now } = store.getState();
    if (now.step !== 'writing') return;
    if (text.trim() === '') return show(writing({ is: 'empty' }));
    life = new AbortController();
    const { signal } = life;
    show({ step: 'checking', done: 0, total: 0 });
    try {
      const { entries, hasHeader } = entriesOf(await rowsOf(text));
      if (signal.aborted) return;
      if (entries.length === 0) return show(writing({ is: 'empty' }));
      if (entries.length > MOST_LINES) return show(writing({ is: 'too-many' }));
      const asked = entries.filter(({ entry }) => entry !== '');
      const found = new Map<ImportEntry, ProductMatch>();
      for (let at = 0; at < asked.length; at += CART_CHANGE_SIZE) {
        show({ step: 'checking', done: at, total: asked.length });
        const part = asked.slice(at, at + CART_CHANGE_SIZE);
        const matches = await work.match(part.map(({ entry }) => entry), signal);
        if (signal.aborted) return;
        part.forEach((one, index) => matches[index] && found.set(one, matches[index]));
      }
      const rows = entries.map((one): ImportRow => {
        const { product = null, near = [] } = found.get(one) ?? {};
        return withProduct({ ...one, product, near, wanted: '', isOut: false }, product);
      });
      show({ step: 'preview', rows, hasHeader });
    } catch (thrown) {
      if (!signal.aborted) show(writing({ is: 'failed', code: toPortError(thrown).code }));
    }
  }

  const change = (at: number, next: (row: ImportRow) => ImportRow) => {
    const { now } = store.getState();
    if (now.step === 'preview') show({ ...now, rows: now.rows.map((row, index) => (index === at ? next(row) : row)) });
  };

  async function add() {
    const { now } = store.getState();
    if (now.step !== 'preview') return;
    const items = itemsToAdd(now.rows);
    if (items.length === 0) return;
    show({ ...now, step: 'adding' });
    const result = await work.add(items);
    if (result.outcome === 'unknown') return show({ step: 'done', added: 0, notAdded: [], isUnknown: true });
    const troubles = result.outcome === 'partly' ? result.items : [];
    const notAdded = items.flatMap(({ product, quantity: wanted }): readonly NotAdded[] => {
      if (result.outcome === 'failed') return [{ product, wanted, quantity: 0, reason: result.error.code }];
      const trouble = troubles.find(({ productId }) => productId === product.id);
      return trouble === undefined ? [] : [{ product, wanted, quantity: trouble.quantity, reason: trouble.reason }];
    });
    const went = items.flatMap(({ product, quantity: wanted }) => {
      const quantity = notAdded.find((one) => one.product.id === product.id)?.quantity ?? wanted;
      return quantity > 0 ? [{ product, quantity }] : [];
    });
    if (went.length > 0) work.added(went, notAdded.map(({ product, quantity }) => ({ productId: product.id, quantity })));
    // What was added is not offered again; what failed is kept as it was written.
    const isGone = result.outcome !== 'failed' && went.length > 0;
    store.setState({ ...(isGone ? { text: '' } : {}), now: { step: 'done', added: went.length, notAdded, isUnknown: false } });
  }

  return {
    store,
    write: (text: string) => store.setState({ text, now: writing() }),
    check,
    pick: (at: number, productId: string) =>
      change(at, (row) => withProduct({ ...row, isOut: productId === '' }, row.near.find(({ id }) => id === productId) ?? null)),
    setWanted: (at: number, wanted: string) => change(at, (row) => ({ ...row, wanted })),
    leaveOut: (at: number, isOut: boolean) => change(at, (row) => ({ ...row, isOut })),
    add,
    /** Back to the text, which is kept. */
    back() {
      life.abort();
      if (store.getState().now.step !== 'adding') show(writing());
    },
  };
}

export type ImportModel = ReturnType<typeof createImport>;
