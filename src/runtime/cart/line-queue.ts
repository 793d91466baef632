import type { Cart, CartChange, CartChangeResult, CartLine, Product } from '../../domain';
import { type PortError, toPortError } from '../../ports';
import type { CartNotice } from './cart.types';
import { gotThere, quantityOf } from './got-there';

/** How the queue reaches the outside. */
export interface LineQueuePort {
  change(change: CartChange, revision: string | null): Promise<CartChangeResult>;
  read(): Promise<Cart>;
  /** Waits before edits leave, so that quick ones become one; rejects never. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** What the queue tells its owner. */
export interface LineQueueEvents {
  /** The cart or what waits for it changed by an answer: show anew. */
  changed(): void;
  notice(notice: Omit<CartNotice, 'id'>): void;
  /** A request could not leave; the edit is kept and tried again. */
  held(error: PortError): void;
  sent(): void;
}

/** Milliseconds for which quick edits are gathered (spec §9: leave debounce 200 ms). */
const GATHER = 200;
const MOST_TRIES = 3;
/** Milliseconds until a held edit is tried again, if nothing woke the queue before. */
const HOLD = 5000;

/** Trouble on this side of the wire: the edit did not leave and is kept. */
const held = new Set(['offline', 'signed-out']);

/** Trouble after which nobody knows whether the backend did it. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/**
 * The one queue through which a cart is changed. Edits of a line are coalesced: only the last wanted quantity is
 * sent. Requests of a cart go one after another. After trouble the cart is read again before anything is repeated:
 * setting a quantity is repeated (it is the same twice), adding is not (it would add twice).
 */
export class LineQueue {
  /** Wanted quantity by line id; 0 removes. */
  readonly edits = new Map<string, number>();
  /** Quantity to add by product id, for products without a line. */
  readonly adds = new Map<string, { product: Product; quantity: number }>();
  #running: Promise<void> | null = null;
  /** The line the request under way is about, as it was when it left. */
  #inFlight: CartLine | null = null;
  /** Product id of the add under way. */
  #adding: string | null = null;
  /** The last request met a device or session that can not send: waiting, not hurrying. */
  #held = false;
  #cart: Cart | null;
  readonly #port: LineQueuePort;
  readonly #events: LineQueueEvents;

  constructor(port: LineQueuePort, events: LineQueueEvents, cart: Cart | null) {
    this.#port = port;
    this.#events = events;
    this.#cart = cart;
  }

  /** The server's last answer. */
  get cart(): Cart | null {
    return this.#cart;
  }

  get busy(): boolean {
    return this.edits.size > 0 || this.adds.size > 0;
  }

  /** Takes a cart that was read elsewhere; an edit of a line that is gone is dropped and told. */
  adopt(cart: Cart): void {
    const before = this.#cart;
    this.#cart = cart;
    for (const [lineId, wanted] of this.edits) {
      if (cart.lines.some((line) => line.id === lineId)) continue;
      this.edits.delete(lineId);
      const gone = before?.lines.find((line) => line.id === lineId);
      if (wanted !== 0 && gone !== undefined) {
        this.#events.notice({ kind: 'changed-elsewhere', productName: gone.product.name, quantity: 0, reason: 'line-gone' });
      }
    }
    this.#events.changed();
  }

  set(lineId: string, quantity: number): void {
    const line = this.#line(lineId);
    if (line === undefined) return;
    // Back to what the server has, and nothing under way that would say otherwise: there is no edit left.
    if (line.quantity === quantity && this.#inFlight?.id !== lineId) this.edits.delete(lineId);
    else this.edits.set(lineId, quantity);
    this.#start();
  }

  /** The quantity wanted of a product without a line; 0 takes an add back, from under way too. */
  setAdd(product: Product, quantity: number): void {
    if (quantity > 0 || this.#adding === product.id) this.adds.set(product.id, { product, quantity });
    else this.adds.delete(product.id);
    this.#start();
  }

  /** Sends what waits, now; resolves when nothing is left or the device is offline. */
  async settle(): Promise<void> {
    this.#start(0);
    await this.#running;
  }

  /** The line of a product as the server has it; free goods are not it. */
  lineOf = (productId: string): CartLine | undefined =>
    this.#cart?.lines.find((line) => line.product.id === productId && !line.free);

  #line = (lineId: string): CartLine | undefined => this.#cart?.lines.find((line) => line.id === lineId);

  #start(gather = GATHER): void {
    if (!this.busy) return;
    this.#running ??= this.#run(gather).finally(() => {
      this.#running = null;
      if (!this.busy) return;
      if (!this.#held) this.#start();
      else void this.#port.wait(HOLD).then(() => this.#start(0));
    });
  }

  async #run(gather: number): Promise<void> {
    this.#held = false;
    await this.#port.wait(gather);
    for (let next = this.#next(); next !== null && !this.#held; next = this.#next()) {
      this.#held = !this.#port.online();
      if (!this.#held) {
        this.#inFlight = 'lineId' in next ? (this.#line(next.lineId) ?? null) : null;
        this.#adding = next.type === 'add' ? next.productId : null;
        this.#held = await this.#carryOut(next);
        this.#inFlight = null;
        this.#adding = null;
      }
      this.#events.changed();
    }
  }

  /** Adds go first: a line that is about to exist may be edited next. */
  #next(): CartChange | null {
    for (const [productId, { quantity }] of this.adds) {
      if (quantity > 0) return { type: 'add', productId, quantity };
      // Taken back while its request was held.
      this.adds.delete(productId);
    }
    for (const [lineId, quantity] of this.edits) {
      return quantity === 0 ? { type: 'remove', lineId } : { type: 'set', lineId, quantity };
    }
    return null;
  }

  async #carryOut(change: CartChange): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        this.#take(change, await this.#port.change(change, this.#cart?.revision ?? null));
        this.#events.sent();
        return false;
      } catch (thrown) {
        const error = toPortError(thrown);
        if (held.has(error.code)) {
          this.#events.held(error);
          return true;
        }
        const reached = uncertain.has(error.code) ? await this.#lookAgain(change) : 'no';
        if (reached === 'yes') {
          this.#forget(change, true);
          return false;
        }
        const repeatable = change.type !== 'add' && reached === 'no' && uncertain.has(error.code);
        if (repeatable && tries < MOST_TRIES) {
          await this.#port.wait(error.retryAfter ?? GATHER * 2 ** tries);
          continue;
        }
        this.#giveUp(change, error);
        return false;
      }
    }
  }

  /** Reads the cart after trouble: did the change get there? */
  async #lookAgain(change: CartChange): Promise<'yes' | 'no' | 'unknown'> {
    const before = this.#cart;
    try {
      this.#cart = await this.#port.read();
    } catch {
      return 'unknown';
    }
    return gotThere(change, before, this.#cart) ? 'yes' : 'no';
  }

  #take(change: CartChange, result: CartChangeResult): void {
    const name = this.#nameOf(change);
    if (result.cart !== null) this.#cart = result.cart;
    this.#forget(change, result.outcome === 'done');
    if (result.outcome === 'done') return;
    this.#events.notice({
      kind: result.outcome,
      productName: name,
      quantity: result.outcome === 'adjusted' ? result.quantity : this.#standing(change),
      reason: result.reason,
    });
  }

  #giveUp(change: CartChange, error: PortError): void {
    const name = this.#nameOf(change);
    this.#forget(change, false);
    this.#events.notice({ kind: 'failed', productName: name, quantity: this.#standing(change), reason: error.code });
  }

  /** An edit is done with, unless the buyer has wanted something else meanwhile. */
  #forget(change: CartChange, done: boolean): void {
    if (change.type === 'add') {
      const more = (this.adds.get(change.productId)?.quantity ?? 0) - change.quantity;
      this.adds.delete(change.productId);
      const line = this.lineOf(change.productId);
      // There is a line now: what was wanted beside the add is an edit of it. After a refusal nothing is built on it.
      if (done && more !== 0 && line !== undefined) this.edits.set(line.id, Math.max(0, line.quantity + more));
      return;
    }
    if (change.type === 'clear') return this.edits.clear();
    const wanted = this.edits.get(change.lineId);
    if (wanted === (change.type === 'set' ? change.quantity : 0)) this.edits.delete(change.lineId);
    // Wanted again while it was being removed: its line is gone, so it is added anew.
    if (change.type === 'remove' && wanted && this.#inFlight !== null && this.#line(change.lineId) === undefined) {
      const { product } = this.#inFlight;
      this.edits.delete(change.lineId);
      this.adds.set(product.id, { product, quantity: wanted + (this.adds.get(product.id)?.quantity ?? 0) });
    }
  }

  #nameOf(change: CartChange): string {
    if (change.type === 'add') return this.adds.get(change.productId)?.product.name ?? '';
    return change.type === 'clear' ? '' : (this.#line(change.lineId)?.product.name ?? '');
  }

  #standing(change: CartChange): number {
    if (change.type === 'add') return quantityOf(this.#cart, change.productId);
    return change.type === 'clear' ? 0 : (this.#line(change.lineId)?.quantity ?? 0);
  }
}
