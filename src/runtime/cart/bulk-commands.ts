import type { Cart, CartLine, Product } from '../../domain';
import { Batch, type ProductQuantity } from './batch';
import type { AddManyResult, CartNotice, CartState } from './cart.types';
import type { SendableQueue } from './queue-port';
import { noticesForAddMany } from './queue-notices';
import { addsProduct, findLine, findProductLine, affectsLine, hasQuantity } from './cart-lines';
import type { PendingEdits } from './pending-edits';

type Tell = (notice: Omit<CartNotice, 'id'>) => void;

/** What the verbs for many lines need of the cart they change. */
export interface BulkContext {
  readonly queue: SendableQueue & { set(lineId: string, quantity: number): void };
  readonly present: (places?: ReadonlyMap<string, number>) => void;
  readonly tell: Tell;
  readonly setProduct: (product: Product, quantity: number) => void;
  readonly quantityOf: (productId: string) => number;
  /** The cart as it was shown before each removal, oldest first. */
  readonly stood: readonly Pick<CartState, 'order' | 'lines'>[];
}

/** The verbs that are rarer than a quantity: they come with what sends changes. */
export type BulkCommands = ReturnType<typeof createBulkCommands>;

/** Makes the verbs for many lines of a cart. */
export function createBulkCommands({ queue, present, tell, setProduct, quantityOf, stood }: BulkContext) {
  const { wanted } = queue;
  return {
    addMany(items: readonly ProductQuantity[], answer: (result: AddManyResult) => void): void {
      addMany(queue, items, tell, answer);
      present();
    },
    clear(): void {
      clear(wanted, queue.cart);
      queue.start();
      present();
    },
    replace(lineId: string, item: ProductQuantity): void {
      if (findLine(queue.cart, lineId) === undefined) return;
      wanted.edits.delete(lineId);
      wanted.swaps.set(lineId, item);
      queue.start();
      present();
    },
    /** What has not gone yet stays as it was; what has is added again, and shown where it stood. */
    restore(lines: readonly CartLine[]): void {
      const leaving = lines.filter(({ id }) => wanted.edits.get(id) === 0);
      const gone = lines.filter((line) => !leaving.includes(line));
      for (const { id, quantity } of leaving) {
        if (quantity === null) wanted.edits.delete(id);
        else queue.set(id, quantity);
      }
      // How many there were of it is not known, so that it can not be added again.
      for (const { product } of gone.filter((line) => !hasQuantity(line))) tell({ kind: 'refused', productName: product.name, quantity: 0, reason: 'quantity' });
      const again = gone.filter(hasQuantity);
      const [only, ...others] = again;
      if (only !== undefined && others.length === 0) setProduct(only.product, quantityOf(only.product.id) + only.quantity);
      else if (only !== undefined) addMany(queue, again, tell);
      present(placesOf(stood));
    },
    discard(): void {
      discard(wanted);
      present();
    },
  };
}

/** Adds many. Without `answer` nobody waits for it, and trouble is told by notices. */
export function addMany(queue: SendableQueue, items: readonly ProductQuantity[], tell: Tell, answer?: (result: AddManyResult) => void): void {
  const { wanted } = queue;
  const fresh = items.filter(({ product, quantity }) => {
    const line = queue.lineOf(product.id);
    const edit = line && wanted.edits.get(line.id);
    const add = wanted.adds.get(product.id)?.quantity;
    // Beside an edit that waits it is part of that edit.
    if (add !== undefined) wanted.setAdd(product, add + quantity);
    else if (line !== undefined && edit !== undefined) wanted.set(line, edit + quantity);
    return add === undefined && edit === undefined;
  });
  const told = (result: AddManyResult, nameOf: (productId: string) => string) => {
    if (answer !== undefined) answer(result);
    else noticesForAddMany(result, items, nameOf).forEach(tell);
  };
  if (fresh.length === 0) told({ outcome: 'done' }, () => '');
  else wanted.batches.push(new Batch(fresh, told));
  queue.start();
}

function dropBatches(wanted: PendingEdits): void {
  for (const batch of wanted.batches) for (const productId of [...batch.waiting.keys()]) batch.giveAway(productId);
  wanted.forgetSettled();
}

/** Everything goes that the buyer sees, and nothing they do not. */
function clear(wanted: PendingEdits, cart: Cart | null): void {
  for (const { product } of [...wanted.adds.values()]) wanted.setAdd(product, 0);
  dropBatches(wanted);
  for (const { product } of wanted.batches.flatMap(({ out }) => [...out.values()])) {
    if (findProductLine(cart, product.id) === undefined) wanted.setAdd(product, 0);
  }
  for (const line of cart?.lines ?? []) if (!line.free) wanted.set(line, 0);
  wanted.clearing = true;
}

/** Only what the request under way is about stays. */
function discard(wanted: PendingEdits): void {
  const { change, before = null } = wanted.underWay ?? {};
  dropBatches(wanted);
  for (const { product } of [...wanted.adds.values()]) if (!addsProduct(change, product.id)) wanted.adds.delete(product.id);
  for (const lineId of wanted.edits.keys()) {
    const line = findLine(before, lineId);
    if (line === undefined || !affectsLine(change, line)) wanted.edits.delete(lineId);
  }
  for (const lineId of wanted.swaps.keys()) if (change?.type !== 'replace' || change.lineId !== lineId) wanted.swaps.delete(lineId);
  wanted.clearing &&= change?.type === 'clear';
}

/** Where products stood, those that were taken out among them. */
function placesOf(stood: BulkContext['stood']): ReadonlyMap<string, number> {
  const all = stood.reduce<readonly string[]>(
    (before, { order, lines }) => withGone(order.flatMap((id) => lines[id]?.product.id ?? []), before),
    [],
  );
  return new Map(all.map((productId, at) => [productId, at]));
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
