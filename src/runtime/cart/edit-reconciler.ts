import type { Cart, CartChange, CartChangeResult, CartItem, CartLine } from '../../domain';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import type { ProductQuantity } from './batch';
import { findLine, findProductLine, affectsLine, knownQuantity } from './cart-lines';
import type { PendingEdits } from './pending-edits';

interface Carts {
  readonly before: Cart | null;
  readonly after: Cart | null;
}

type Outcome = CartChangeResult['outcome'];

/** A line that was changed by somebody else while an edit of it waited. */
export interface RemoteChange {
  readonly name: string;
  /** What stands now; 0 when the line is gone. */
  readonly quantity: number;
}

/** How many more of a line's product a request asks for; no end where it is about the line itself. */
function addsTo(change: CartChange | undefined, { id, product }: CartLine): number {
  if (change?.type === 'add-many') return change.items.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  return change?.type === 'replace' && change.lineId !== id ? change.quantity : Infinity;
}

/** What becomes of wishes when they are sent and answered. */
export class EditReconciler {
  readonly wanted: PendingEdits;

  constructor(wanted: PendingEdits) {
    this.wanted = wanted;
  }

  /** The next change to send. Edits go after what makes lines: one that is about to exist may be edited next. */
  next(cart: Cart | null): CartChange | null {
    if (this.#clears(cart)) return { type: 'clear' };
    for (const [lineId, { product, quantity }] of this.wanted.swaps) {
      if (quantity > 0) return { type: 'replace', lineId, productId: product.id, quantity };
      this.wanted.swaps.delete(lineId);
      this.wanted.edits.set(lineId, 0);
    }
    for (const [productId, { quantity }] of this.wanted.adds) {
      if (quantity > 0) return { type: 'add', productId, quantity };
      // Taken back while its request was held.
      this.wanted.adds.delete(productId);
    }
    for (const [lineId, quantity] of this.wanted.edits) if (findLine(cart, lineId)?.quantity === quantity) this.wanted.edits.delete(lineId);
    const gone = [...this.wanted.edits].filter(([, quantity]) => quantity === 0).map(([lineId]) => lineId);
    if (gone.length > 1) return { type: 'remove-many', lineIds: gone.slice(0, CART_CHANGE_SIZE) };
    for (const [lineId, quantity] of this.wanted.edits) return quantity === 0 ? { type: 'remove', lineId } : { type: 'set', lineId, quantity };
    const [batch] = this.wanted.batches;
    return batch === undefined ? null : { type: 'add-many', items: batch.next() };
  }

  leave(change: CartChange, before: Cart | null): void {
    this.wanted.underWay = { change, before };
    if (change.type === 'add-many') this.wanted.batches[0]?.leave(change.items);
  }

  /** The request could not leave. A newer wish takes the place of what was under way. */
  stay(): void {
    if (this.wanted.underWay?.change.type === 'add-many') {
      this.wanted.batches[0]?.stay();
      for (const { product } of [...this.wanted.adds.values()]) this.wanted.takeFromBatches(product.id);
      for (const lineId of this.wanted.edits.keys()) this.wanted.takeFromBatches(findLine(this.wanted.underWay.before, lineId)?.product.id ?? '');
    }
    this.wanted.underWay = null;
  }

  /** Whether a change is still wanted: what somebody else overtook is not. */
  holds(change: CartChange): boolean {
    switch (change.type) {
      case 'add': return (this.wanted.adds.get(change.productId)?.quantity ?? 0) > 0;
      case 'add-many': return change.items.some(({ productId }) => this.wanted.batches[0]?.waiting.has(productId));
      case 'replace': return this.wanted.swaps.has(change.lineId);
      case 'clear': return this.wanted.clearing;
      case 'remove-many': return change.lineIds.every((lineId) => this.wanted.edits.has(lineId));
      default: return this.wanted.edits.has(change.lineId);
    }
  }

  /**
   * A change was answered, or given up: it is done with, unless something else was wanted meanwhile. Gives the products
   * that were wanted again while their lines were being removed.
   */
  forget(change: CartChange, outcome: Outcome, carts: Carts): readonly ProductQuantity[] {
    switch (change.type) {
      case 'add':
        this.#forgetAdd(change, outcome, carts.after);
        return [];
      case 'add-many':
        for (const item of change.items) if (this.wanted.adds.has(item.productId)) this.#forgetAdd(item, outcome, carts.after);
        return [];
      case 'set':
        if (this.wanted.edits.get(change.lineId) === change.quantity) this.wanted.edits.delete(change.lineId);
        return [];
      case 'replace':
        this.#forgetSwap(change, outcome, carts.after);
        return [];
      case 'remove': return this.#forgetRemoved([change.lineId], carts);
      case 'remove-many': return this.#forgetRemoved(change.lineIds, carts);
      case 'clear':
        this.wanted.clearing = false;
        return this.#forgetRemoved(carts.before?.lines.map(({ id }) => id) ?? [], carts);
      default: return change satisfies never;
    }
  }

  /**
   * Drops edits of lines that somebody else changed since `before`, so that theirs is not overwritten unseen, and says
   * which. What the request under way did itself is no such change.
   */
  reconcile(before: Cart | null, after: Cart): readonly RemoteChange[] {
    const moved: RemoteChange[] = [];
    const change = this.wanted.underWay?.change;
    for (const [lineId, wanted] of [...this.wanted.edits, ...[...this.wanted.swaps].map(([id]) => [id, null] as const)]) {
      const was = findLine(before, lineId);
      const is = findLine(after, lineId);
      const isOwn = was !== undefined && is !== undefined && affectsLine(change, was) && knownQuantity(is) <= knownQuantity(was) + addsTo(change, was);
      if (is !== undefined && (was === undefined || isOwn || is.quantity === null || is.quantity === was.quantity)) continue;
      this.wanted.edits.delete(lineId);
      this.wanted.swaps.delete(lineId);
      const stands = is?.quantity ?? 0;
      if (wanted !== stands) moved.push({ name: (is ?? was)?.product.name ?? '', quantity: stands });
    }
    return moved;
  }

  #clears(cart: Cart | null): boolean {
    const ordered = cart?.lines.filter(({ free }) => !free) ?? [];
    this.wanted.clearing &&= ordered.length > 1 && ordered.every(({ id }) => this.wanted.edits.get(id) === 0);
    return this.wanted.clearing;
  }

  #forgetAdd({ productId, quantity: asked }: CartItem, outcome: Outcome, cart: Cart | null): void {
    const wanted = this.wanted.adds.get(productId)?.quantity ?? 0;
    this.wanted.adds.delete(productId);
    const line = findProductLine(cart, productId);
    if (line === undefined || wanted === asked || outcome === 'refused') return;
    // There is a line now: what was wanted beside the add is an edit of it. More is not asked for where less was given.
    if (outcome !== 'adjusted' || wanted === 0) this.wanted.edits.set(line.id, Math.max(0, knownQuantity(line) + wanted - asked));
  }

  #forgetSwap({ lineId, productId, quantity }: Extract<CartChange, { type: 'replace' }>, outcome: Outcome, cart: Cart | null): void {
    const wanted = this.wanted.swaps.get(lineId)?.quantity ?? quantity;
    this.wanted.swaps.delete(lineId);
    const line = outcome === 'refused' ? undefined : findProductLine(cart, productId);
    // Where it joined a line, an edit of that line did not know of it yet.
    const edit = line && this.wanted.edits.get(line.id);
    if (line !== undefined && edit !== undefined) this.wanted.edits.set(line.id, edit + wanted);
    else if (line !== undefined && wanted !== quantity) this.wanted.edits.set(line.id, Math.max(0, knownQuantity(line) + wanted - quantity));
    // Taken out while it was being replaced, and it was not.
    if (outcome === 'refused' && wanted === 0 && findLine(cart, lineId) !== undefined) this.wanted.edits.set(lineId, 0);
  }

  #forgetRemoved(lineIds: readonly string[], { before, after }: Carts): readonly ProductQuantity[] {
    return lineIds.flatMap((lineId) => {
      const wanted = this.wanted.edits.get(lineId) ?? 0;
      const was = findLine(before, lineId);
      const isGone = findLine(after, lineId) === undefined;
      if (wanted === 0 || isGone) this.wanted.edits.delete(lineId);
      return wanted > 0 && isGone && was !== undefined ? [{ product: was.product, quantity: wanted }] : [];
    });
  }
}
