import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItem, CartLine, CartRefusal, Product } from '../../domain';
import type { PortErrorCode } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import { type Emit, whenAllowed } from '../../runtime/events';
import type { CartAction } from '../common/cart-toasts';
import type { CartEvents } from './cart.types';
import type { Selection } from './selection.store';

/** The open dialog, if any. */
export type OpenDialog =
  { readonly kind: 'none' | 'clear' | 'import' } | { readonly kind: 'replace'; readonly lineId: string };

/** A product of the cart with its new quantity. */
export interface QuantityEdit {
  readonly productId: string;
  readonly quantity: number;
}

/** Commands of the cart widget. Each emits its event to the host and offers an undo if it can be undone. */
export interface CartActions {
  readonly selection: Selection;
  readonly history: QuantityHistory;
  /** The buyer's last edit of a quantity, which is announced. */
  readonly lastEdit: StoreApi<QuantityEdit | null>;
  /** The last action, which is shown in a toast with its undo. */
  readonly lastAction: StoreApi<CartAction | null>;
  clearLastAction(): void;
  readonly dialog: StoreApi<OpenDialog>;
  show(dialog: OpenDialog): void;
  remove(lineIds: readonly string[]): void;
  clear(): void;
  reset(): void;
  replace(lineId: string, product: Product, quantity: number): void;
  /** Reports products that could not be added, as one notice with the reason. */
  notAdded(reason: CartRefusal | PortErrorCode, items: readonly { readonly product: Product }[]): void;
  /** Reports products that were added; the undo removes them. */
  added(items: readonly { readonly product: Product; readonly quantity: number }[]): void;
}

const itemsOf = (lines: readonly CartLine[]): readonly CartItem[] =>
  lines.flatMap(({ product, quantity }) => (quantity === null ? [] : { productId: product.id, quantity }));

/**
 * Creates the commands of a mounted cart. `beforeRemoval` is called with the ids of the lines that are about to be
 * removed.
 */
export function createCartActions(
  cart: CartRuntime,
  selection: Selection,
  emit: Emit<CartEvents>,
  beforeRemoval: (lineIds: readonly string[]) => void,
): CartActions {
  const history = createQuantityHistory();
  const lastEdit = createStore<QuantityEdit | null>(() => null);
  const lastAction = createStore<CartAction | null>(() => null);
  const dialog = createStore<OpenDialog>(() => ({ kind: 'none' }));
  let count = 0;
  const setLastAction = (what: Omit<CartAction, 'id'>) => lastAction.setState({ ...what, id: ++count }, true);
  const linesOf = (lineIds: readonly string[]) => {
    const { lines } = cart.store.getState();
    return lineIds.flatMap((id) => lines[id] ?? []);
  };
  const linesInOrder = () => {
    const { lineIds } = cart.store.getState();
    return linesOf(lineIds).filter(({ isFreeGood }) => !isFreeGood);
  };
  const offerUndo = (kind: 'removed' | 'cleared', first: CartLine, lines: readonly CartLine[]) =>
    setLastAction({
      kind,
      product: first.product.name,
      count: lines.length,
      undo: () => cart.restoreMany(lines),
    });
  const emitRemoved = (lines: readonly CartLine[]) =>
    lines.forEach(({ id, product }) => emit('line-change', { lineId: id, productId: product.id, quantity: 0 }));

  return {
    selection,
    history,
    lastEdit,
    lastAction,
    clearLastAction: () => lastAction.setState(null, true),
    dialog,
    show: (next) => dialog.setState(next, true),
    remove(lineIds) {
      // In display order, because an undo restores them in this order.
      const removedIds = new Set(lineIds);
      const lines = linesInOrder().filter(({ id }) => removedIds.has(id));
      const [first] = lines;
      if (first === undefined) return;
      const items = itemsOf(lines);
      void whenAllowed(emit('before-remove', { items }), () => {
        beforeRemoval(lineIds);
        cart.removeMany(lines.map(({ id }) => id));
        offerUndo('removed', first, lines);
        emit('remove', { items });
        emitRemoved(lines);
      });
    },
    clear() {
      const lines = linesInOrder();
      const [first] = lines;
      if (first === undefined) return;
      const items = itemsOf(lines);
      void whenAllowed(emit('before-clear', { items }), () => {
        cart.clear();
        offerUndo('cleared', first, lines);
        emit('clear', { items });
        emitRemoved(lines);
      });
    },
    reset() {
      const { lines } = cart.store.getState();
      const changed = [...history.store.getState()].flatMap(([id, before]) => {
        const now = lines[id]?.quantity;
        return now === undefined || now === null || now === before ? [] : [{ id, before, now }];
      });
      history.clear();
      const [first] = changed;
      if (first === undefined) return;
      changed.forEach(({ id, before }) => cart.setQuantity(id, before));
      const undo = () =>
        changed.forEach(({ id, before, now }) => (cart.setQuantity(id, now), history.record(id, before)));
      setLastAction({ kind: 'reset', product: lines[first.id]?.product.name ?? '', count: changed.length, undo });
    },
    replace(lineId, product, quantity) {
      const [line] = linesOf([lineId]);
      if (line === undefined) return;
      const detail = { lineId, productId: product.id, quantity, replacedId: line.product.id };
      void whenAllowed(emit('before-replace', detail), () => {
        cart.replace(lineId, product, quantity);
        setLastAction({ kind: 'replaced', product: line.product.name, count: 1, undo: null });
        emit('replace', detail);
      });
    },
    notAdded(reason, items) {
      const [first] = items;
      if (first !== undefined)
        cart.notify({
          kind: 'refused',
          productName: first.product.name,
          quantity: 0,
          reason,
          ...(items.length > 1 ? { others: items.length - 1 } : {}),
        });
    },
    added(items) {
      const [first] = items;
      if (first === undefined) return;
      const undo = () => items.forEach(({ product, quantity }) => cart.add(product, -quantity));
      setLastAction({ kind: 'added', product: first.product.name, count: items.length, undo });
    },
  };
}

/** Quantities before the buyer's edits. */
export interface QuantityHistory {
  /** Quantity by line id before the first edit. */
  readonly store: StoreApi<ReadonlyMap<string, number>>;
  record(lineId: string, before: number): void;
  clear(): void;
}

/** Stores quantities for *Reset* while the cart is mounted. */
export function createQuantityHistory(): QuantityHistory {
  const store = createStore<ReadonlyMap<string, number>>(() => new Map());
  return {
    store,
    record(lineId, before) {
      const known = store.getState();
      if (!known.has(lineId)) store.setState(new Map(known).set(lineId, before), true);
    },
    clear: () => store.setState(new Map(), true),
  };
}
