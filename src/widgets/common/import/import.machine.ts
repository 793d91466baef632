import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, CartRefusal, Product, ProductMatch } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import { type ImportRow, isAsked, itemsToAdd, listOf, matchedRows, withProduct } from './import-rows';
import type { TextStep } from './import.types';

/** A product that was added in part or not at all. */
export interface NotAdded {
  readonly product: Product;
  readonly wanted: number;
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode;
}

export type ImportStep =
  | TextStep
  | {
      readonly step: 'preview';
      readonly rows: readonly ImportRow[];
      readonly hasHeader: boolean;
      readonly sentBack?: number;
    }
  | { readonly step: 'adding'; readonly rows: readonly ImportRow[]; readonly hasHeader: boolean }
  | {
      readonly step: 'done';
      readonly added: number;
      readonly notAdded: readonly NotAdded[];
      readonly isUnknown: boolean;
    };

export interface ImportState {
  readonly text: string;
  readonly now: ImportStep;
}

/** Calls that an import needs from its widget. */
export interface ImportWork {
  match(entries: readonly string[], signal: AbortSignal): Promise<readonly ProductMatch[]>;
  add(items: readonly { readonly product: Product; readonly quantity: number }[]): Promise<AddManyResult>;
  added(
    items: readonly { readonly product: Product; readonly quantity: number }[],
    notAdded: readonly CartItem[],
  ): void;
}

/** Creates the store of an import: parses a text, looks up its products, shows each line and adds them to the cart. */
export function createImport(work: ImportWork) {
  const writing = (problem: Extract<ImportStep, { step: 'writing' }>['problem'] = null): ImportStep => ({
    step: 'writing',
    problem,
  });
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
      const list = await listOf(text);
      if (signal.aborted) return;
      if (typeof list === 'string') return show(writing({ is: list }));
      const onProgress = (done: number, total: number) => show({ step: 'checking', done, total });
      const rows = await matchedRows(list.entries, { match: work.match, signal, onProgress });
      if (rows === null) return;
      show({ step: 'preview', rows, hasHeader: list.hasHeader });
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
    // An unusual quantity has to be confirmed before any row is added.
    if (now.rows.some(isAsked)) return show({ ...now, sentBack: (now.sentBack ?? 0) + 1 });
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
    if (went.length > 0)
      work.added(
        went,
        notAdded.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      );
    // After a success the text is cleared, so nothing is added twice; after a failure it stays.
    const isGone = result.outcome !== 'failed' && went.length > 0;
    store.setState({
      ...(isGone ? { text: '' } : {}),
      now: { step: 'done', added: went.length, notAdded, isUnknown: false },
    });
  }

  return {
    store,
    write: (text: string) => store.setState({ text, now: writing() }),
    check,
    pick: (at: number, productId: string) =>
      change(at, (row) =>
        withProduct({ ...row, isOut: productId === '' }, row.near.find(({ id }) => id === productId) ?? null),
      ),
    setWanted: (at: number, wanted: string) => change(at, (row) => ({ ...row, wanted })),
    keep: (at: number) => change(at, (row) => ({ ...row, kept: row.wanted })),
    leaveOut: (at: number, isOut: boolean) => change(at, (row) => ({ ...row, isOut })),
    add,
    /** Returns to the text, which is unchanged. */
    back() {
      life.abort();
      if (store.getState().now.step !== 'adding') show(writing());
    },
  };
}

export type ImportModel = ReturnType<typeof createImport>;
