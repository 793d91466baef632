import type { StoreApi } from 'zustand/vanilla';
import type { CartLine, Product } from '../../domain';
import { toPortError } from '../../ports';
import type { AddManyResult, CartCommands, CartNotice, CartState } from './cart.types';
import { type LineQueue, withSender } from './line-queue';
import type { BulkCommands } from './bulk-commands';
import { totalsAfterAdd, totalsAfterEdit, withEdit } from './optimistic-cart';

/** Removals after which an undo may still find where a line stood. */
const MAX_STOOD = 20;

/** The verbs of a cart: each shows what is wanted at once, and leaves the sending to the queue. */
export function createCartCommands(
  store: StoreApi<CartState>,
  queue: LineQueue,
  present: (places?: ReadonlyMap<string, number>) => void,
  tell: (notice: Omit<CartNotice, 'id'>) => void,
): Omit<CartCommands, 'dismiss' | 'tell'> {
  const stood: CartState[] = [];

  /** One line was edited: only it and the sums are touched, whatever the cart's size. */
  function edit(lineId: string, quantity: number): void {
    const state = store.getState();
    const before = state.lines[lineId];
    const server = queue.cart?.lines.find((line) => line.id === lineId);
    if (before === undefined || server === undefined || state.totals === null) return;
    const isOwn = before.product.id === server.product.id;
    const after = withEdit(isOwn ? server : before, quantity);
    store.setState({ lines: { ...state.lines, [lineId]: after }, totals: totalsAfterEdit(state.totals, before, after) });
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
        totals: totals && totalsAfterAdd(totals, product, wanted - before),
      };
    });
    queue.setAdd(product, wanted);
    if (!queue.busy) present();
  }

  function removeMany(lineIds: readonly string[]): void {
    stood.push(store.getState());
    if (stood.length > MAX_STOOD) stood.shift();
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

  let made: BulkCommands | undefined;
  /** The rarer verbs come with what sends changes; they work at once when it is here. */
  const many = (act: (verbs: BulkCommands) => void, otherwise?: (thrown: unknown) => void): void =>
    withSender((module) => act((made ??= module.createBulkCommands({ queue, present, tell, setProduct, quantityOf, stood }))), otherwise);

  const restore = (lines: readonly CartLine[]): void =>
    many((verbs) => verbs.restore(lines), () => {
      for (const { product, quantity } of lines) if (quantity !== null) setProduct(product, quantityOf(product.id) + quantity);
    });

  return {
    add: (product, quantity) => setProduct(product, quantityOf(product.id) + quantity),
    setProduct,
    setQuantity: edit,
    remove: (lineId) => removeMany([lineId]),
    removeMany,
    clear: () => {
      stood.push(store.getState());
      // Without that code its edits wait one by one, and the cart says what they wait for.
      many((verbs) => verbs.clear(), () => {
        const { order, lines } = store.getState();
        removeMany(order.filter((id) => lines[id]?.free !== true));
      });
    },
    replace: (lineId, product, quantity) =>
      many(
        (verbs) => verbs.replace(lineId, { product, quantity }),
        (thrown) => tell({ kind: 'failed', productName: product.name, quantity: 0, reason: toPortError(thrown).code }),
      ),
    restore: (line) => restore([line]),
    restoreMany: restore,
    discard: () => many((verbs) => verbs.discard()),
    addMany: (items) =>
      new Promise<AddManyResult>((resolve) => {
        // As everywhere: code that does not come is unavailable, and the next press asks for it again.
        many((verbs) => verbs.addMany(items, resolve), (thrown) => resolve({ outcome: 'failed', error: toPortError(thrown) }));
      }),
  };
}
