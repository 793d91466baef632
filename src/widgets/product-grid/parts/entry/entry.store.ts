import type { HostAnswer } from '../../../../runtime/events';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartRefusal, Money, Product } from '../../../../domain';
import type { PortErrorCode } from '../../../../ports';
import { addMoney, isUnusual, multiplyMoney, quantityProblem } from '../../../../rules';
import type { AddManyResult } from '../../../../runtime/cart/cart.state';

/** A typed quantity that is not in the cart yet. */
export interface Entry {
  readonly product: Product;
  readonly text: string;
}

/** A quantity restored after a reload of the page, whose product is not loaded yet. */
export interface PendingEntry {
  readonly id: string;
  readonly sku: string;
  readonly text: string;
}

/** Why a product was not added: the backend's reason, or `stopped` by the host. */
export type EntryReason = CartRefusal | 'stopped';

/** The outcome of one product in the last *Add all*. */
export type EntryOutcome = { readonly product: Product } & (
  | { readonly kind: 'added'; readonly quantity: number }
  | { readonly kind: 'partial'; readonly quantity: number; readonly requested: number; readonly reason: EntryReason }
  | { readonly kind: 'refused'; readonly reason: EntryReason }
);

/** The overall outcome of the last *Add all*. */
export type EntryFeedback =
  | { readonly kind: 'done'; readonly cases: number }
  | { readonly kind: 'fix' | 'some'; readonly count: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly code: PortErrorCode };

/** The typed quantities by product id, on all pages. */
export interface EntryState {
  readonly entries: Readonly<Record<string, Entry>>;
  readonly pending: readonly PendingEntry[];
  readonly outcomes: Readonly<Record<string, EntryOutcome>>;
  /** Products whose problem is shown. */
  readonly checked: Readonly<Record<string, true>>;
  /** Products whose unusual quantity the buyer confirmed. */
  readonly confirmed: Readonly<Record<string, true>>;
  readonly isAdding: boolean;
  readonly feedback: EntryFeedback | null;
}

/**
 * Normalizes typed text: converts full-width digits of CJK keyboards, and removes white space, including thousands
 * separators of a spreadsheet.
 */
export const typedText = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** Returns the problem of a typed quantity; null for none and for an empty text, which is skipped. */
export const entryProblem = ({ product, text }: Entry) =>
  text === '' ? null : quantityProblem(text, product.quantityRule);

/** True if a quantity is unusual (decision 57) and not confirmed yet. */
export const needsConfirmation = (entry: Entry, confirmed: EntryState['confirmed']): boolean =>
  confirmed[entry.product.id] !== true &&
  entryProblem(entry) === null &&
  entry.text !== '' &&
  isUnusual(Number(entry.text), entry.product.usual);

/** True if the product can be ordered in any quantity. */
export const canEnter = ({ stock, price }: Product): boolean =>
  stock.label !== 'out-of-stock' && price.state !== 'unavailable';

/** Returns the number of products and cases, and their value; null if a price is unknown. */
export function entryTotals(entries: EntryState['entries']): {
  readonly products: number;
  readonly cases: number;
  readonly value: Money | null;
} {
  const validEntries = Object.values(entries).filter((entry) => entryProblem(entry) === null);
  const amounts = validEntries.map(({ product, text }) =>
    product.price.state === 'known' ? multiplyMoney(product.price.current, Number(text)) : null,
  );
  const [first, ...rest] = amounts.flatMap((amount) => amount ?? []);
  return {
    products: Object.keys(entries).length,
    cases: validEntries.reduce((sum, { text }) => sum + Number(text), 0),
    value: first === undefined || amounts.includes(null) ? null : addMoney(first, ...rest),
  };
}

/** Returns the cells of a pasted column from top to bottom, the last column of several. Null for a single text. */
export function pastedColumn(text: string): readonly string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\n') && !text.includes('\t')) return null;
  return lines.map((line) => typedText(line.split('\t').at(-1) ?? ''));
}

/** Counts of a pasted column. */
export interface PasteResult {
  readonly filled: number;
  /** Number of values for products that can not be ordered. */
  readonly off: number;
  /** Number of values after the last line. */
  readonly over: number;
}

/** Typed quantities of a list, with the commands on them. */
export interface EntryModel {
  readonly store: StoreApi<EntryState>;
  type(product: Product, text: string): void;
  /** Shows the problem of a product's quantity, if there is one. */
  check(productId: string): void;
  /** Confirms an unusual quantity. */
  confirm(productId: string): void;
  /** Fills lines from the top with the cells of a column; an empty cell does not change its line. */
  fill(products: readonly Product[], cells: readonly string[]): PasteResult;
  /** Removes every quantity. Returns the removed quantities for `restore`. */
  clear(): EntryState['entries'];
  restore(entries: EntryState['entries']): void;
  /** Restores stored quantities; each applies once `resolvePending` receives its product. */
  restorePending(waiting: readonly PendingEntry[]): void;
  resolvePending(products: readonly Product[]): void;
  /**
   * Adds all quantities in one request. If one of them is invalid or not confirmed, adds nothing and resolves to the id
   * of the first such product; otherwise resolves to null.
   */
  addAll(): Promise<string | null>;
}

/** Operations of the model on the cart and the host. */
export interface EntryPorts {
  readonly addMany: (
    items: readonly { readonly product: Product; readonly quantity: number }[],
  ) => Promise<AddManyResult>;
  /** Emits the host's cancelable event; false excludes the product. */
  readonly requestAdd: (product: Product, quantity: number) => HostAnswer;
  readonly onAdded: (product: Product, quantity: number) => void;
}

const initialState: EntryState = {
  entries: {},
  pending: [],
  outcomes: {},
  checked: {},
  confirmed: {},
  isAdding: false,
  feedback: null,
};

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)));

/** Creates the model of the quantities typed for one cart. They outlive pages, searches and layouts. */
export function createEntries(getPorts: () => EntryPorts): EntryModel {
  const store = createStore<EntryState>(() => initialState);
  const setTexts = (texts: ReadonlyMap<Product, string>): void =>
    store.setState(({ entries, outcomes, checked }) => {
      const ids = new Set([...texts.keys()].map(({ id }) => id));
      const typed = [...texts]
        .filter(([, text]) => text !== '')
        .map(([product, text]) => [product.id, { product, text }] as const);
      // An existing product keeps its position.
      const emptiedIds = new Set([...ids].filter((id) => !typed.some(([other]) => other === id)));
      return {
        entries: { ...without(entries, emptiedIds), ...Object.fromEntries(typed) },
        outcomes: without(outcomes, ids),
        checked: without(checked, ids),
        feedback: null,
      };
    });

  function applyResult(
    items: readonly { readonly product: Product; readonly quantity: number }[],
    result: AddManyResult,
  ): void {
    if (result.outcome === 'unknown') return store.setState({ isAdding: false, feedback: { kind: 'unknown' } });
    if (result.outcome === 'failed')
      return store.setState({ isAdding: false, feedback: { kind: 'failed', code: result.error.code } });
    const adjustments = new Map(result.outcome === 'partial' ? result.items.map((item) => [item.productId, item]) : []);
    const outcomes: Record<string, EntryOutcome> = {};
    let cases = 0;
    for (const { product, quantity } of items) {
      const adjustment = adjustments.get(product.id);
      const added = adjustment?.quantity ?? quantity;
      cases += added;
      if (added > 0) getPorts().onAdded(product, added);
      outcomes[product.id] =
        adjustment === undefined
          ? { product, kind: 'added', quantity }
          : added === 0
            ? { product, kind: 'refused', reason: adjustment.reason }
            : { product, kind: 'partial', quantity: added, requested: quantity, reason: adjustment.reason };
    }
    // Quantities that were refused completely stay typed.
    const clearedIds = new Set(Object.keys(outcomes).filter((id) => outcomes[id]?.kind !== 'refused'));
    store.setState((state) => {
      const all = { ...state.outcomes, ...outcomes };
      const count = Object.values(all).filter(({ kind }) => kind !== 'added').length;
      return {
        isAdding: false,
        entries: without(state.entries, clearedIds),
        outcomes: all,
        feedback: count === 0 ? { kind: 'done', cases } : { kind: 'some', count },
      };
    });
  }

  return {
    store,
    type: (product, text) => setTexts(new Map([[product, typedText(text)]])),
    check: (productId) => store.setState(({ checked }) => ({ checked: { ...checked, [productId]: true } })),
    confirm: (productId) =>
      store.setState(({ confirmed }) => ({ confirmed: { ...confirmed, [productId]: true }, feedback: null })),
    fill(products, cells) {
      const given = cells.map((cell, at) => ({ cell, product: products[at] })).filter(({ cell }) => cell !== '');
      const fits = given.flatMap(({ cell, product }) =>
        product !== undefined && canEnter(product) ? [[product, cell] as const] : [],
      );
      setTexts(new Map(fits));
      store.setState(({ checked }) => ({
        checked: { ...checked, ...Object.fromEntries(fits.map(([{ id }]) => [id, true as const])) },
      }));
      const over = given.filter(({ product }) => product === undefined).length;
      return { filled: fits.length, over, off: given.length - fits.length - over };
    },
    clear() {
      const { entries } = store.getState();
      store.setState({ entries: {}, pending: [], outcomes: {}, checked: {}, feedback: null });
      return entries;
    },
    restore: (entries) => store.setState((state) => ({ entries: { ...entries, ...state.entries } })),
    restorePending: (pending) => store.setState({ pending }),
    resolvePending(products) {
      const byId = new Map(products.map((product) => [product.id, product]));
      const { pending } = store.getState();
      const found = pending.flatMap(({ id, text }) => {
        const product = byId.get(id);
        return product === undefined ? [] : [{ id, product, text }];
      });
      if (found.length === 0) return;
      store.setState(({ entries }) => ({
        pending: pending.filter(({ id }) => !byId.has(id)),
        // Quantities typed since take precedence.
        entries: { ...Object.fromEntries(found.map(({ id, product, text }) => [id, { product, text }])), ...entries },
      }));
    },
    async addAll() {
      const { entries, isAdding, confirmed } = store.getState();
      if (isAdding) return null;
      const invalid = Object.entries(entries).filter(
        ([, entry]) => entryProblem(entry) !== null || needsConfirmation(entry, confirmed),
      );
      if (invalid[0] !== undefined) {
        store.setState(({ checked }) => ({
          checked: { ...checked, ...Object.fromEntries(invalid.map(([id]) => [id, true as const])) },
          feedback: { kind: 'fix', count: invalid.length },
        }));
        return invalid[0][0];
      }
      const requested = Object.values(entries).map(({ product, text }) => ({ product, quantity: Number(text) }));
      const answers = requested.map(({ product, quantity }) => getPorts().requestAdd(product, quantity));
      // Set before the host has answered, so that a second press adds nothing.
      store.setState({ outcomes: {}, feedback: null, isAdding: true });
      const isAllowed = await Promise.all(answers);
      const items = requested.filter((_, at) => isAllowed[at]);
      const stopped = requested
        .filter((item) => !items.includes(item))
        .map(({ product }) => [product.id, { product, kind: 'refused', reason: 'stopped' } as const]);
      store.setState({ outcomes: Object.fromEntries(stopped) });
      applyResult(items, items.length === 0 ? { outcome: 'done' } : await getPorts().addMany(items));
      return null;
    },
  };
}
