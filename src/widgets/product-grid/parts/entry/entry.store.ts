import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartRefusal, Money, Product } from '../../../../domain';
import type { PortErrorCode } from '../../../../ports';
import { addMoney, isUnusual, multiplyMoney, quantityProblem } from '../../../../rules';
import type { AddManyResult } from '../../../../runtime/cart/cart.state';

/** A quantity that was typed and is not in the cart yet. */
export interface Entry {
  readonly product: Product;
  readonly text: string;
}

/** A quantity that was typed before the page was loaded anew; its product is yet to be seen. */
export interface WaitingEntry {
  readonly id: string;
  readonly sku: string;
  readonly text: string;
}

/** Why something was not added: the backend's reason, or the host's. */
export type EntryReason = CartRefusal | 'stopped';

/** The outcome of a line the last time all was added. */
export type EntryOutcome = { readonly product: Product } & (
  | { readonly kind: 'added'; readonly quantity: number }
  | { readonly kind: 'partly'; readonly quantity: number; readonly wanted: number; readonly reason: EntryReason }
  | { readonly kind: 'refused'; readonly reason: EntryReason }
);

/** What the last *Add all* came to, as a whole. */
export type EntryFeedback =
  | { readonly kind: 'done'; readonly cases: number }
  | { readonly kind: 'fix' | 'some'; readonly count: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly code: PortErrorCode };

/** Everything that was typed, by product id, on whatever page. */
export interface EntryState {
  readonly entries: Readonly<Record<string, Entry>>;
  readonly waiting: readonly WaitingEntry[];
  readonly outcomes: Readonly<Record<string, EntryOutcome>>;
  /** Lines whose problem is shown. */
  readonly checked: Readonly<Record<string, true>>;
  /** Lines whose quantity the buyer was asked about and keeps. */
  readonly kept: Readonly<Record<string, true>>;
  readonly adding: boolean;
  readonly news: EntryFeedback | null;
}

/** Full-width digits of a CJK keyboard as plain ones, without the spaces and separators of thousands a sheet may bring. */
export const typedText = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** What is wrong with a typed text; blank is not ordered, and nothing is wrong with it. */
export const entryProblem = ({ product, text }: Entry) =>
  text === '' ? null : quantityProblem(text, product.quantityRule);

/** Whether a line's quantity is asked about (decision 57) and not answered for. */
export const isAskedAbout = (entry: Entry, kept: EntryState['kept']): boolean =>
  kept[entry.product.id] !== true &&
  entryProblem(entry) === null &&
  entry.text !== '' &&
  isUnusual(Number(entry.text), entry.product.usual);

/** Whether a product can have a quantity at all. */
export const canEnter = ({ stock, price }: Product): boolean =>
  stock.label !== 'out-of-stock' && price.state !== 'unavailable';

/** How many products, cases and what they come to; null where a price is not known. */
export function entryTotals(entries: EntryState['entries']): {
  readonly products: number;
  readonly cases: number;
  readonly value: Money | null;
} {
  const sound = Object.values(entries).filter((entry) => entryProblem(entry) === null);
  const amounts = sound.map(({ product, text }) =>
    product.price.state === 'known' ? multiplyMoney(product.price.current, Number(text)) : null,
  );
  const [first, ...rest] = amounts.flatMap((amount) => amount ?? []);
  return {
    products: Object.keys(entries).length,
    cases: sound.reduce((sum, { text }) => sum + Number(text), 0),
    value: first === undefined || amounts.includes(null) ? null : addMoney(first, ...rest),
  };
}

/** The cells of a pasted column, from the top; of several columns the last. Null for one plain text. */
export function pastedColumn(text: string): readonly string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\n') && !text.includes('\t')) return null;
  return lines.map((line) => typedText(line.split('\t').at(-1) ?? ''));
}

/** What a pasted column did. */
export interface Pasted {
  readonly filled: number;
  /** Numbers for lines that can not be ordered. */
  readonly off: number;
  /** Numbers past the last line. */
  readonly over: number;
}

/** What is typed into the list, and what a buyer can do with it. */
export interface EntryModel {
  readonly store: StoreApi<EntryState>;
  type(product: Product, text: string): void;
  /** Shows what is wrong with a line, if anything is. */
  check(productId: string): void;
  /** The buyer means the quantity of a line. */
  keep(productId: string): void;
  /** Fills lines from the top with a column's cells; a blank cell leaves its line as it is. */
  fill(products: readonly Product[], cells: readonly string[]): Pasted;
  /** Empties every line; answers with what was in them, for the way back. */
  clear(): EntryState['entries'];
  restore(entries: EntryState['entries']): void;
  /** Takes up what was typed earlier; each quantity stands once `meet` has seen its product. */
  takeUp(waiting: readonly WaitingEntry[]): void;
  meet(products: readonly Product[]): void;
  /**
   * Adds what was typed, all at once. With a line that can not be added as it stands nothing is: the first such line's
   * product id is the answer, else null.
   */
  addAll(): Promise<string | null>;
}

/** What the model reaches out to. */
export interface EntryOutside {
  readonly addMany: (
    items: readonly { readonly product: Product; readonly quantity: number }[],
  ) => Promise<AddManyResult>;
  /** Asks the host; false keeps a product from being added. */
  readonly mayAdd: (product: Product, quantity: number) => boolean;
  readonly onAdded: (product: Product, quantity: number) => void;
}

const fresh: EntryState = { entries: {}, waiting: [], outcomes: {}, checked: {}, kept: {}, adding: false, news: null };

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)));

/** The quantities of one cart that are typed and not added. They outlive pages, searches and layouts. */
export function createEntries(outside: () => EntryOutside): EntryModel {
  const store = createStore<EntryState>(() => fresh);
  const put = (texts: ReadonlyMap<Product, string>): void =>
    store.setState(({ entries, outcomes, checked }) => {
      const ids = new Set([...texts.keys()].map(({ id }) => id));
      const typed = [...texts]
        .filter(([, text]) => text !== '')
        .map(([product, text]) => [product.id, { product, text }] as const);
      // A line that was there keeps its place.
      const gone = new Set([...ids].filter((id) => !typed.some(([other]) => other === id)));
      return {
        entries: { ...without(entries, gone), ...Object.fromEntries(typed) },
        outcomes: without(outcomes, ids),
        checked: without(checked, ids),
        news: null,
      };
    });

  function take(
    items: readonly { readonly product: Product; readonly quantity: number }[],
    answer: AddManyResult,
  ): void {
    if (answer.outcome === 'unknown') return store.setState({ adding: false, news: { kind: 'unknown' } });
    if (answer.outcome === 'failed')
      return store.setState({ adding: false, news: { kind: 'failed', code: answer.error.code } });
    const trouble = new Map(answer.outcome === 'partly' ? answer.items.map((item) => [item.productId, item]) : []);
    const outcomes: Record<string, EntryOutcome> = {};
    let cases = 0;
    for (const { product, quantity } of items) {
      const met = trouble.get(product.id);
      const added = met?.quantity ?? quantity;
      cases += added;
      if (added > 0) outside().onAdded(product, added);
      outcomes[product.id] =
        met === undefined
          ? { product, kind: 'added', quantity }
          : added === 0
            ? { product, kind: 'refused', reason: met.reason }
            : { product, kind: 'partly', quantity: added, wanted: quantity, reason: met.reason };
    }
    // What did not go in at all stays typed.
    const settled = new Set(Object.keys(outcomes).filter((id) => outcomes[id]?.kind !== 'refused'));
    store.setState((state) => {
      const all = { ...state.outcomes, ...outcomes };
      const count = Object.values(all).filter(({ kind }) => kind !== 'added').length;
      return {
        adding: false,
        entries: without(state.entries, settled),
        outcomes: all,
        news: count === 0 ? { kind: 'done', cases } : { kind: 'some', count },
      };
    });
  }

  return {
    store,
    type: (product, text) => put(new Map([[product, typedText(text)]])),
    check: (productId) => store.setState(({ checked }) => ({ checked: { ...checked, [productId]: true } })),
    keep: (productId) => store.setState(({ kept }) => ({ kept: { ...kept, [productId]: true }, news: null })),
    fill(products, cells) {
      const given = cells.map((cell, at) => ({ cell, product: products[at] })).filter(({ cell }) => cell !== '');
      const fits = given.flatMap(({ cell, product }) =>
        product !== undefined && canEnter(product) ? [[product, cell] as const] : [],
      );
      put(new Map(fits));
      store.setState(({ checked }) => ({
        checked: { ...checked, ...Object.fromEntries(fits.map(([{ id }]) => [id, true as const])) },
      }));
      const over = given.filter(({ product }) => product === undefined).length;
      return { filled: fits.length, over, off: given.length - fits.length - over };
    },
    clear() {
      const { entries } = store.getState();
      store.setState({ entries: {}, waiting: [], outcomes: {}, checked: {}, news: null });
      return entries;
    },
    restore: (entries) => store.setState((state) => ({ entries: { ...entries, ...state.entries } })),
    takeUp: (waiting) => store.setState({ waiting }),
    meet(products) {
      const byId = new Map(products.map((product) => [product.id, product]));
      const { waiting } = store.getState();
      const met = waiting.flatMap(({ id, text }) => {
        const product = byId.get(id);
        return product === undefined ? [] : [{ id, product, text }];
      });
      if (met.length === 0) return;
      store.setState(({ entries }) => ({
        waiting: waiting.filter(({ id }) => !byId.has(id)),
        // What was typed since wins.
        entries: { ...Object.fromEntries(met.map(({ id, product, text }) => [id, { product, text }])), ...entries },
      }));
    },
    async addAll() {
      const { entries, adding, kept } = store.getState();
      if (adding) return null;
      const wrong = Object.entries(entries).filter(
        ([, entry]) => entryProblem(entry) !== null || isAskedAbout(entry, kept),
      );
      if (wrong[0] !== undefined) {
        store.setState(({ checked }) => ({
          checked: { ...checked, ...Object.fromEntries(wrong.map(([id]) => [id, true as const])) },
          news: { kind: 'fix', count: wrong.length },
        }));
        return wrong[0][0];
      }
      const wanted = Object.values(entries).map(({ product, text }) => ({ product, quantity: Number(text) }));
      const items = wanted.filter(({ product, quantity }) => outside().mayAdd(product, quantity));
      const stopped = wanted
        .filter((item) => !items.includes(item))
        .map(({ product }) => [product.id, { product, kind: 'refused', reason: 'stopped' } as const]);
      store.setState({ outcomes: Object.fromEntries(stopped), news: null, adding: true });
      take(items, items.length === 0 ? { outcome: 'done' } : await outside().addMany(items));
      return null;
    },
  };
}
