import type { Cart, CartChange, CartLine, Product } from '../../domain';
import type { Batch, ProductQuantity } from './batch';
import { addsProduct, affectsLine } from './cart-lines';

/**
 * What the buyer wants of a cart and the server has not answered, newest wish first: an edit says how many there shall
 * be, so it takes the place of what was to be added before it.
 */
export class PendingEdits {
  /** Wanted quantity by line id; 0 removes. */
  readonly edits = new Map<string, number>();
  /** Quantity to add by product id, for products without a line; 0 takes one back whose request is under way. */
  readonly adds = new Map<string, ProductQuantity>();
  /** Another product by line id. */
  readonly swaps = new Map<string, ProductQuantity>();
  readonly batches: Batch[] = [];
  /** The whole cart is to go, not only the lines that were seen one by one. */
  clearing = false;
  /** The request under way, and the cart as it was when it left. */
  underWay: { readonly change: CartChange; readonly before: Cart | null } | null = null;

  get busy(): boolean {
    return this.edits.size + this.adds.size + this.swaps.size + this.batches.length > 0;
  }

  /** What is on its way in by batches, by product id. */
  get incoming(): ReadonlyMap<string, ProductQuantity> {
    const sums = new Map<string, ProductQuantity>();
    for (const { product, quantity } of this.batches.flatMap(({ out, waiting }) => [...out.values(), ...waiting.values()])) {
      sums.set(product.id, { product, quantity: quantity + (sums.get(product.id)?.quantity ?? 0) });
    }
    return sums;
  }

  set(line: CartLine, quantity: number): void {
    const swap = this.swaps.get(line.id);
    if (swap !== undefined) return this.#setSwap(line.id, swap, quantity);
    const isTouched = affectsLine(this.#change, line);
    this.takeFromBatches(line.product.id);
    // Back to what the server has, and nothing under way that would say otherwise: there is no edit left.
    if (line.quantity === quantity && !isTouched) this.edits.delete(line.id);
    else this.edits.set(line.id, quantity);
  }

  setAdd(product: Product, quantity: number): void {
    this.takeFromBatches(product.id);
    if (quantity > 0 || addsProduct(this.#change, product.id)) this.adds.set(product.id, { product, quantity });
    else this.adds.delete(product.id);
  }

  forgetSettled(): void {
    this.batches.splice(0, this.batches.length, ...this.batches.filter((batch) => !batch.isSettled));
  }

  get #change(): CartChange | undefined {
    return this.underWay?.change;
  }

  /** An edit took over what was to be added of a product. */
  takeFromBatches(productId: string): void {
    for (const batch of this.batches) batch.giveAway(productId);
    this.forgetSettled();
  }

  #setSwap(lineId: string, swap: ProductQuantity, quantity: number): void {
    const change = this.#change;
    if (quantity > 0 || (change?.type === 'replace' && change.lineId === lineId)) {
      this.swaps.set(lineId, { ...swap, quantity });
      return;
    }
    this.swaps.delete(lineId);
    this.edits.set(lineId, 0);
  }
}
