import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, CartRefusal, Product, ProductMatch } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import type { HostAnswer } from '../../../runtime/events';
import { type ImportRow, needsConfirmation, itemsToAdd, listOf, matchedRows, withProduct } from './import-rows';
import type { TextStep } from './import.types';

/** A product that was added in part or not at all. */
export interface NotAdded {
  readonly product: Product;
  readonly requested: number;
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode;
}

export type ImportStep =
  | TextStep
  | {
      readonly step: 'preview';
      readonly rows: readonly ImportRow[];
      readonly hasHeader: boolean;
      readonly refusedAdds?: number;
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
  /** Asks the host; false returns to the reviewed lines. */
  allow?(items: readonly { readonly product: Product; readonly quantity: number }[]): HostAnswer;
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
  let controller = new AbortController();
  const show = (now: ImportStep) => store.setState({ now });

  async function check() {
    const { text, now } = store.getState();
    if (now.step !== 'writing') return;
    if (text.trim() === '') return show(writing({ kind: 'empty' }));
    controller = new AbortController();
    const { signal } = controller;
    show({ step: 'checking', done: 0, total: 0 });
    try {
      const list = await listOf(text);
      if (signal.aborted) return;
      if (typeof list === 'string') return show(writing({ kind: list }));
      const onProgress = (done: number, total: number) => show({ step: 'checking', done, total });
      const rows = await matchedRows(list.entries, { match: work.match, signal, onProgress });
      if (rows === null) return;
      show({ step: 'preview', rows, hasHeader: list.hasHeader });
    } catch (thrown) {
      if (!signal.aborted) show(writing({ kind: 'failed', code: toPortError(thrown).code }));
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
    if (now.rows.some(needsConfirmation)) return show({ ...now, refusedAdds: (now.refusedAdds ?? 0) + 1 });
    const items = itemsToAdd(now.rows);
    if (items.length === 0) return;
    show({ ...now, step: 'adding' });
    if ((await work.allow?.(items)) === false) return show(now);
    const result = await work.add(items);
    if (result.outcome === 'unknown') return show({ step: 'done', added: 0, notAdded: [], isUnknown: true });
    const adjustments = result.outcome === 'partial' ? result.items : [];
    const notAdded = items.flatMap(({ product, quantity: requested }): readonly NotAdded[] => {
      if (result.outcome === 'failed') return [{ product, requested, quantity: 0, reason: result.error.code }];
      const adjustment = adjustments.find(({ productId }) => productId === product.id);
      return adjustment === undefined
        ? []
        : [{ product, requested, quantity: adjustment.quantity, reason: adjustment.reason }];
    });
    const addedItems = items.flatMap(({ product, quantity: requested }) => {
      const quantity = notAdded.find((one) => one.product.id === product.id)?.quantity ?? requested;
      return quantity > 0 ? [{ product, quantity }] : [];
    });
    if (addedItems.length > 0)
      work.added(
        addedItems,
        notAdded.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      );
    // After a success the text is cleared, so nothing is added twice; after a failure it stays.
    const clearsText = result.outcome !== 'failed' && addedItems.length > 0;
    store.setState({
      ...(clearsText ? { text: '' } : {}),
      now: { step: 'done', added: addedItems.length, notAdded, isUnknown: false },
    });
  }

  return {
    store,
    setText: (text: string) => store.setState({ text, now: writing() }),
    check,
    chooseProduct: (at: number, productId: string) =>
      change(at, (row) =>
        withProduct(
          { ...row, isExcluded: productId === '' },
          row.suggestions.find(({ id }) => id === productId) ?? null,
        ),
      ),
    setQuantity: (at: number, quantityText: string) => change(at, (row) => ({ ...row, quantityText })),
    confirm: (at: number) => change(at, (row) => ({ ...row, confirmed: row.quantityText })),
    setExcluded: (at: number, isExcluded: boolean) => change(at, (row) => ({ ...row, isExcluded })),
    add,
    /** Returns to the text, which is unchanged. */
    back() {
      controller.abort();
      if (store.getState().now.step !== 'adding') show(writing());
    },
  };
}

export type ImportModel = ReturnType<typeof createImport>;
