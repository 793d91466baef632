import type { StoreApi } from 'zustand/vanilla';
import type { CartLine, Product } from '../../domain';
import type { AddedMany, CartCommands, CartState } from './cart.types';
import type { LineQueue } from './line-queue';
import { addedTotals, movedTotals, withEdit } from './shown';

/** The verbs of a cart: each shows what is wanted at once, and leaves the sending to the queue. */
export function cartVerbs(
  store: StoreApi<CartState>,
  queue: LineQueue,
  present: (places?: ReadonlyMap<string, number>) => void,
): Omit<CartCommands, 'dismiss' | 'tell' | 'discard'> {
  /** Products as they stood, those that were taken out among them. */
  let stood: readonly string[] = [];

  /** One line was edited: only it and the sums are touched, whatever the cart's size. */
  function edit(lineId: string, quantity: number): void {
    const state = store.getState();
    const before = state.lines[lineId];
    const server = queue.cart?.lines.find((line) => line.id === lineId);
    if (before === undefined || server === undefined || state.totals === null) return;
    const isOwn = before.product.id === server.product.id;
    const after = withEdit(isOwn ? server : before, quantity);
    store.setState({ lines: { ...state.lines, [lineId]: after }, totals: movedTotals(state.totals, before, after) });
    queue.set(lineId, quantity);
    if (!queue.busy || !isOwn) present();
  }

  /** A product without a line: the sums and its own number are touched, whatever the cart's size. */
  function adding(product: Product, quantity: number): void {
    const wanted = Math.max(0, quantity);
    store.setState(({ adds, totals }) => {
      const { [product.id]: before = 0, ...others } = adds;
      return {
        adds: wanted === 0 ? others : { ...others, [product.id]: wanted },
        totals: totals && addedTotals(totals, product, wanted - before),
      };
    });
    queue.setAdd(product, wanted);
    if (!queue.busy) present();
  }

  /** Remembers where everything stands before some of it goes. */
  function remember(): void {
    const { order, lines } = store.getState();
    stood = withGone(order.flatMap((id) => lines[id]?.product.id ?? []), stood);
  }

  function removeMany(lineIds: readonly string[]): void {
    remember();
    for (const lineId of lineIds) queue.set(lineId, 0);
    present();
  }

  /** The quantity wanted of a product: of its line, of one that is on its way out, or of a line to come. */
  function setProduct(product: Product, quantity: number): void {
    const lineId = store.getState().byProduct[product.id];
    if (lineId !== undefined) return quantity > 0 ? edit(lineId, quantity) : removeMany([lineId]);
    const leaving = queue.lineOf(product.id);
    if (leaving === undefined || queue.wanted.swaps.has(leaving.id)) return adding(product, quantity);
    if (quantity <= 0) return;
    queue.set(leaving.id, quantity);
    present();
  }

  const quantityOf = (productId: string): number => {
    const { lines, byProduct, adds } = store.getState();
    return lines[byProduct[productId] ?? '']?.quantity ?? adds[productId] ?? 0;
  };

  /** What has not gone yet stays as it was; what has is added again, and shown where it stood. */
  function restoreMany(lines: readonly CartLine[]): void {
    const gone = lines.filter(({ id }) => queue.wanted.edits.get(id) !== 0);
    for (const { id, quantity } of lines) if (queue.wanted.edits.get(id) === 0) queue.set(id, quantity);
    const [only, ...others] = gone;
    if (only !== undefined && others.length === 0) setProduct(only.product, quantityOf(only.product.id) + only.quantity);
    else if (only !== undefined) queue.addMany(gone);
    present(new Map(stood.map((productId, at) => [productId, at])));
  }

  return {
    add: (product, quantity) => setProduct(product, quantityOf(product.id) + quantity),
    setProduct,
    setQuantity: edit,
    remove: (lineId) => removeMany([lineId]),
    removeMany,
    clear: () => {
      remember();
      queue.clear();
      present();
    },
    replace: (lineId, product, quantity) => {
      queue.swap(lineId, product, quantity);
      present();
    },
    restore: (line) => restoreMany([line]),
    restoreMany,
    addMany: (items) =>
      new Promise<AddedMany>((resolve) => {
        queue.addMany(items, resolve);
        present();
      }),
  };
}

/** The products that stand, and after each those that were gone already when it last stood before them. */
function withGone(standing: readonly string[], before: readonly string[]): readonly string[] {
  const here = new Set(standing);
  const after = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const productId of before) {
    if (here.has(productId)) last = productId;
    else after.set(last, [...(after.get(last) ?? []), productId]);
  }
  return [...(after.get(undefined) ?? []), ...standing.flatMap((productId) => [productId, ...(after.get(productId) ?? [])])];
}
