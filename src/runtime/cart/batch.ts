import type { CartChangeResult, CartItem, CartItemAdjustment, CartRefusal, Product } from '../../domain';
import type { PortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import type { AddManyResult } from './cart.types';

/** A product on its way into the cart, and how many of it. */
export interface ProductQuantity {
  readonly product: Product;
  readonly quantity: number;
}

/** What an answer to `add-many` says of its items. */
export function adjustmentsOf(items: readonly CartItem[], result: CartChangeResult): readonly CartItemAdjustment[] {
  if (result.outcome === 'partly') return result.items;
  return result.outcome === 'refused' ? items.map(({ productId }) => ({ productId, quantity: 0, reason: result.reason })) : [];
}

type Answer = (result: AddManyResult, nameOf: (productId: string) => string) => void;

/** Products asked for together. They leave a part at a time, and are answered for as one. */
export class Batch {
  /** By product id, in the order asked. */
  readonly waiting = new Map<string, ProductQuantity>();
  /** The part whose request is under way. */
  out: ReadonlyMap<string, ProductQuantity> = new Map();
  readonly #names = new Map<string, string>();
  readonly #troubles: CartItemAdjustment[] = [];
  readonly #answer: Answer;
  /** Something went in, so that not all of it failed. */
  #went = false;

  constructor(items: readonly ProductQuantity[], answer: Answer) {
    this.#answer = answer;
    for (const { product, quantity } of items) {
      this.#names.set(product.id, product.name);
      this.waiting.set(product.id, { product, quantity: quantity + (this.waiting.get(product.id)?.quantity ?? 0) });
    }
  }

  get isSettled(): boolean {
    return this.waiting.size === 0 && this.out.size === 0;
  }

  /** The items of the next request. The last come first: each part is put above what is there. */
  next(): readonly CartItem[] {
    return [...this.waiting].slice(-CART_CHANGE_SIZE).map(([productId, { quantity }]) => ({ productId, quantity }));
  }

  leave(items: readonly CartItem[]): void {
    const out = new Map<string, ProductQuantity>();
    for (const { productId } of items) {
      const item = this.waiting.get(productId);
      if (item !== undefined) out.set(productId, item);
      this.waiting.delete(productId);
    }
    this.out = out;
  }

  /** The request could not leave: its items wait again, where they stood. */
  stay(): void {
    for (const [productId, item] of this.out) this.waiting.set(productId, item);
    this.out = new Map();
  }

  /** A part was answered; what is not named in `troubles` went in as asked. */
  took(troubles: readonly CartItemAdjustment[]): void {
    this.#troubles.unshift(...troubles);
    const nothing = troubles.filter(({ quantity }) => quantity <= 0).length;
    this.#went ||= nothing < this.out.size;
    this.out = new Map();
    if (this.isSettled) this.#end(this.#troubles.length === 0 ? { outcome: 'done' } : { outcome: 'partly', items: this.#troubles });
  }

  /** Nothing more of it is tried. */
  fail(error: PortError | null, reason: CartRefusal = 'not-added'): void {
    const left = [...this.waiting, ...this.out].map(([productId]) => ({ productId, quantity: 0, reason }));
    this.waiting.clear();
    this.out = new Map();
    if (error === null) return this.#end({ outcome: 'unknown' });
    this.#end(this.#went ? { outcome: 'partly', items: [...left, ...this.#troubles] } : { outcome: 'failed', error });
  }

  /** An item is wanted in another way now, and no longer part of this. */
  giveAway(productId: string): void {
    if (this.waiting.delete(productId) && this.isSettled) this.took([]);
  }

  #end(result: AddManyResult): void {
    this.#answer(result, (productId) => this.#names.get(productId) ?? '');
  }
}
