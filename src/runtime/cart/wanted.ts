import type { Cart, CartChange, CartChangeResult, CartItem, CartLine, Product } from '../../domain';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import type { Batch, Incoming } from './batch';
import { addsTo, isAdding, lineOf, lineOfProduct, touches } from './under-way';

interface Carts {
  readonly before: Cart | null;
  readonly after: Cart | null;
}

type Outcome = CartChangeResult['outcome'];

/** A line that was changed by somebody else while an edit of it waited. */
export interface Moved {
  readonly name: string;
  /** What stands now; 0 when the line is gone. */
  readonly quantity: number;
}

/**
 * What the buyer wants of a cart and the server has not answered, newest wish first: an edit says how many there shall
 * be, so it takes the place of what was to be added before it.
 */
export class Wanted {
  /** Wanted quantity by line id; 0 removes. */
  readonly edits = new Map<string, number>();
  /** Quantity to add by product id, for products without a line; 0 takes one back whose request is under way. */
  readonly adds = new Map<string, Incoming>();
  /** Another product by line id. */
  readonly swaps = new Map<string, Incoming>();
  readonly batches: Batch[] = [];
  /** The whole cart is to go, not only the lines that were seen one by one. */
  #clearing = false;
  /** The request under way, and the cart as it was when it left. */
  underWay: { readonly change: CartChange; readonly before: Cart | null } | null = null;

  get busy(): boolean {
    return this.edits.size + this.adds.size + this.swaps.size + this.batches.length > 0;
  }

  /** What is on its way in by batches, by product id. */
  get incoming(): ReadonlyMap<string, Incoming> {
    const sums = new Map<string, Incoming>();
    for (const { product, quantity } of this.batches.flatMap(({ out, waiting }) => [...out.values(), ...waiting.values()])) {
      sums.set(product.id, { product, quantity: quantity + (sums.get(product.id)?.quantity ?? 0) });
    }
    return sums;
  }

  set(line: CartLine, quantity: number): void {
    const swap = this.swaps.get(line.id);
    if (swap !== undefined) return this.#setSwap(line.id, swap, quantity);
    const isTouched = touches(this.#change, line);
    this.#takeFromBatches(line.product.id);
    // Back to what the server has, and nothing under way that would say otherwise: there is no edit left.
    if (line.quantity === quantity && !isTouched) this.edits.delete(line.id);
    else this.edits.set(line.id, quantity);
  }

  setAdd(product: Product, quantity: number): void {
    this.#takeFromBatches(product.id);
    if (quantity > 0 || isAdding(this.#change, product.id)) this.adds.set(product.id, { product, quantity });
    else this.adds.delete(product.id);
  }

  swap(line: CartLine, item: Incoming): void {
    this.edits.delete(line.id);
    this.swaps.set(line.id, item);
  }

  /** Everything goes that the buyer sees, and nothing they do not. */
  clear(cart: Cart | null): void {
    for (const { product } of [...this.adds.values()]) this.setAdd(product, 0);
    for (const batch of this.batches) {
      for (const productId of [...batch.waiting.keys()]) batch.giveAway(productId);
      for (const { product } of batch.out.values()) if (lineOfProduct(cart, product.id) === undefined) this.setAdd(product, 0);
    }
    this.forgetSettled();
    for (const line of cart?.lines ?? []) if (!line.free) this.set(line, 0);
    this.#clearing = true;
  }

  /** Only what the request under way is about stays. */
  discard(): void {
    const change = this.#change;
    for (const batch of this.batches) for (const productId of [...batch.waiting.keys()]) batch.giveAway(productId);
    this.forgetSettled();
    for (const { product } of [...this.adds.values()]) if (!isAdding(change, product.id)) this.adds.delete(product.id);
    for (const lineId of this.edits.keys()) {
      const line = lineOf(this.underWay?.before ?? null, lineId);
      if (line === undefined || !touches(change, line)) this.edits.delete(lineId);
    }
    for (const lineId of this.swaps.keys()) if (change?.type !== 'replace' || change.lineId !== lineId) this.swaps.delete(lineId);
    this.#clearing &&= change?.type === 'clear';
  }

  forgetSettled(): void {
    this.batches.splice(0, this.batches.length, ...this.batches.filter((batch) => !batch.isSettled));
  }

  /** The next change to send. Edits go after what makes lines: one that is about to exist may be edited next. */
  next(cart: Cart | null): CartChange | null {
    if (this.#clears(cart)) return { type: 'clear' };
    for (const [lineId, { product, quantity }] of this.swaps) {
      if (quantity > 0) return { type: 'replace', lineId, productId: product.id, quantity };
      this.swaps.delete(lineId);
      this.edits.set(lineId, 0);
    }
    for (const [productId, { quantity }] of this.adds) {
      if (quantity > 0) return { type: 'add', productId, quantity };
      // Taken back while its request was held.
      this.adds.delete(productId);
    }
    for (const [lineId, quantity] of this.edits) if (lineOf(cart, lineId)?.quantity === quantity) this.edits.delete(lineId);
    const gone = [...this.edits].filter(([, quantity]) => quantity === 0).map(([lineId]) => lineId);
    if (gone.length > 1) return { type: 'remove-many', lineIds: gone.slice(0, CART_CHANGE_SIZE) };
    for (const [lineId, quantity] of this.edits) return quantity === 0 ? { type: 'remove', lineId } : { type: 'set', lineId, quantity };
    const [batch] = this.batches;
    return batch === undefined ? null : { type: 'add-many', items: batch.next() };
  }

  leave(change: CartChange, before: Cart | null): void {
    this.underWay = { change, before };
    if (change.type === 'add-many') this.batches[0]?.leave(change.items);
  }

  /** The request could not leave. A newer wish takes the place of what was under way. */
  stay(): void {
    if (this.underWay?.change.type === 'add-many') {
      this.batches[0]?.stay();
      for (const { product } of [...this.adds.values()]) this.#takeFromBatches(product.id);
      for (const lineId of this.edits.keys()) this.#takeFromBatches(lineOf(this.underWay.before, lineId)?.product.id ?? '');
    }
    this.underWay = null;
  }

  /** Whether a change is still wanted: what somebody else overtook is not. */
  holds(change: CartChange): boolean {
    switch (change.type) {
      case 'add': return (this.adds.get(change.productId)?.quantity ?? 0) > 0;
      case 'add-many': return change.items.some(({ productId }) => this.batches[0]?.waiting.has(productId));
      case 'replace': return this.swaps.has(change.lineId);
      case 'clear': return this.#clearing;
      case 'remove-many': return change.lineIds.every((lineId) => this.edits.has(lineId));
      default: return this.edits.has(change.lineId);
    }
  }

  /**
   * A change was answered, or given up: it is done with, unless something else was wanted meanwhile. Gives the products
   * that were wanted again while their lines were being removed.
   */
  forget(change: CartChange, outcome: Outcome, carts: Carts): readonly Incoming[] {
    switch (change.type) {
      case 'add':
        this.#forgetAdd(change, outcome, carts.after);
        return [];
      case 'add-many':
        for (const item of change.items) if (this.adds.has(item.productId)) this.#forgetAdd(item, outcome, carts.after);
        return [];
      case 'set':
        if (this.edits.get(change.lineId) === change.quantity) this.edits.delete(change.lineId);
        return [];
      case 'replace':
        this.#forgetSwap(change, outcome, carts.after);
        return [];
      case 'remove': return this.#forgetRemoved([change.lineId], carts);
      case 'remove-many': return this.#forgetRemoved(change.lineIds, carts);
      case 'clear':
        this.#clearing = false;
        return this.#forgetRemoved(carts.before?.lines.map(({ id }) => id) ?? [], carts);
      default: return change satisfies never;
    }
  }

  /**
   * Drops edits of lines that somebody else changed since `before`, so that theirs is not overwritten unseen, and says
   * which. What the request under way did itself is no such change.
   */
  reconcile(before: Cart | null, after: Cart): readonly Moved[] {
    const moved: Moved[] = [];
    for (const [lineId, wanted] of [...this.edits, ...[...this.swaps].map(([id]) => [id, null] as const)]) {
      const was = lineOf(before, lineId);
      const is = lineOf(after, lineId);
      const isOwn = was !== undefined && is !== undefined && touches(this.#change, was) && is.quantity <= was.quantity + addsTo(this.#change, was);
      if (is !== undefined && (was === undefined || isOwn || is.quantity === was.quantity)) continue;
      this.edits.delete(lineId);
      this.swaps.delete(lineId);
      const stands = is?.quantity ?? 0;
      if (wanted !== stands) moved.push({ name: (is ?? was)?.product.name ?? '', quantity: stands });
    }
    return moved;
  }

  get #change(): CartChange | undefined {
    return this.underWay?.change;
  }

  #clears(cart: Cart | null): boolean {
    const ordered = cart?.lines.filter(({ free }) => !free) ?? [];
    this.#clearing &&= ordered.length > 1 && ordered.every(({ id }) => this.edits.get(id) === 0);
    return this.#clearing;
  }

  #takeFromBatches(productId: string): void {
    for (const batch of this.batches) batch.giveAway(productId);
    this.forgetSettled();
  }

  #setSwap(lineId: string, swap: Incoming, quantity: number): void {
    const change = this.#change;
    if (quantity > 0 || (change?.type === 'replace' && change.lineId === lineId)) {
      this.swaps.set(lineId, { ...swap, quantity });
      return;
    }
    this.swaps.delete(lineId);
    this.edits.set(lineId, 0);
  }

  #forgetAdd({ productId, quantity: asked }: CartItem, outcome: Outcome, cart: Cart | null): void {
    const wanted = this.adds.get(productId)?.quantity ?? 0;
    this.adds.delete(productId);
    const line = lineOfProduct(cart, productId);
    if (line === undefined || wanted === asked || outcome === 'refused') return;
    // There is a line now: what was wanted beside the add is an edit of it. More is not asked for where less was given.
    if (outcome !== 'adjusted' || wanted === 0) this.edits.set(line.id, Math.max(0, line.quantity + wanted - asked));
  }

  #forgetSwap({ lineId, productId, quantity }: Extract<CartChange, { type: 'replace' }>, outcome: Outcome, cart: Cart | null): void {
    const wanted = this.swaps.get(lineId)?.quantity ?? quantity;
    this.swaps.delete(lineId);
    const line = outcome === 'refused' ? undefined : lineOfProduct(cart, productId);
    // Where it joined a line, an edit of that line did not know of it yet.
    const edit = line && this.edits.get(line.id);
    if (line !== undefined && edit !== undefined) this.edits.set(line.id, edit + wanted);
    else if (line !== undefined && wanted !== quantity) this.edits.set(line.id, Math.max(0, line.quantity + wanted - quantity));
    // Taken out while it was being replaced, and it was not.
    if (outcome === 'refused' && wanted === 0 && lineOf(cart, lineId) !== undefined) this.edits.set(lineId, 0);
  }

  #forgetRemoved(lineIds: readonly string[], { before, after }: Carts): readonly Incoming[] {
    return lineIds.flatMap((lineId) => {
      const wanted = this.edits.get(lineId) ?? 0;
      const was = lineOf(before, lineId);
      const isGone = lineOf(after, lineId) === undefined;
      if (wanted === 0 || isGone) this.edits.delete(lineId);
      return wanted > 0 && isGone && was !== undefined ? [{ product: was.product, quantity: wanted }] : [];
    });
  }
}
