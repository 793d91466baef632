import type { Cart, CartChange, CartChangeResult, CartLine, Product } from '../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../ports';
import { Batch, type Incoming, troublesOf } from './batch';
import type { AddedMany, CartNotice } from './cart.types';
import { foundLater } from './got-there';
import { noticesOfAdded, noticesOfMoved, standing, subjectOf } from './queue-notices';
import { lineOf, lineOfProduct } from './under-way';
import { Wanted } from './wanted';

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

/** Answers that say for sure that nothing was done: adding may be repeated too. */
const notDone = new Set(['conflict', 'too-many-requests']);

/**
 * The one queue through which a cart is changed. Edits of a line are coalesced: only the last wanted quantity is
 * sent, and lines to be removed leave together. Requests of a cart go one after another. After trouble the cart is read
 * again before anything is repeated: setting a quantity is repeated (it is the same twice), unless somebody else changed
 * the line meanwhile; adding is not (it would add twice).
 */
export class LineQueue {
  readonly wanted = new Wanted();
  #running: Promise<void> | null = null;
  /** The last request met a device or session that can not send: waiting, not hurrying. */
  #held = false;
  /** What holds it, when something does. */
  heldBy: PortErrorCode | null = null;
  /** Times in a row that a change came back undone. */
  #tries = 0;
  /** The server's last answer. */
  #cart: Cart | null;
  readonly #port: LineQueuePort;
  readonly #events: LineQueueEvents;

  constructor(port: LineQueuePort, events: LineQueueEvents, cart: Cart | null) {
    this.#port = port;
    this.#events = events;
    this.#cart = cart;
  }

  get cart(): Cart | null {
    return this.#cart;
  }

  get busy(): boolean {
    return this.wanted.busy;
  }

  /** Takes a cart that was read elsewhere; an edit of a line that changed there is dropped and told. */
  adopt(cart: Cart): void {
    this.#replaceCart(cart);
    this.#events.changed();
  }

  set(lineId: string, quantity: number): void {
    const line = lineOf(this.#cart, lineId);
    if (line === undefined) return;
    this.wanted.set(line, quantity);
    this.#start();
  }

  /** The quantity wanted of a product without a line; 0 takes an add back, from under way too. */
  setAdd(product: Product, quantity: number): void {
    this.wanted.setAdd(product, quantity);
    this.#start();
  }

  /** Adds many. Without `answer` nobody waits for it, and trouble is told by notices. */
  addMany(items: readonly Incoming[], answer?: (result: AddedMany) => void): void {
    const fresh = items.filter(({ product, quantity }) => {
      const line = this.lineOf(product.id);
      const edit = line && this.wanted.edits.get(line.id);
      const add = this.wanted.adds.get(product.id)?.quantity;
      // Beside an edit that waits it is part of that edit.
      if (add !== undefined) this.wanted.setAdd(product, add + quantity);
      else if (line !== undefined && edit !== undefined) this.wanted.set(line, edit + quantity);
      return add === undefined && edit === undefined;
    });
    const told = (result: AddedMany, nameOf: (productId: string) => string) => {
      if (answer !== undefined) answer(result);
      else noticesOfAdded(result, items, nameOf).forEach((notice) => this.#events.notice(notice));
    };
    if (fresh.length === 0) told({ outcome: 'done' }, () => '');
    else this.wanted.batches.push(new Batch(fresh, told));
    this.#start();
  }

  swap(lineId: string, product: Product, quantity: number): void {
    const line = lineOf(this.#cart, lineId);
    if (line === undefined) return;
    this.wanted.swap(line, { product, quantity });
    this.#start();
  }

  clear(): void {
    this.wanted.clear(this.#cart);
    this.#start();
  }

  /** Sends what waits, now; resolves when nothing is left or the device is offline. */
  async settle(): Promise<void> {
    this.#start(0);
    await this.#running;
  }

  lineOf = (productId: string): CartLine | undefined => lineOfProduct(this.#cart, productId);

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
    this.heldBy = null;
    await this.#port.wait(gather);
    for (let next = this.wanted.next(this.#cart); next !== null && !this.#held; next = this.wanted.next(this.#cart)) {
      this.#held = !this.#port.online();
      if (!this.#held) {
        this.wanted.leave(next, this.#cart);
        this.#held = await this.#carryOut(next);
        this.wanted.underWay = null;
        this.wanted.forgetSettled();
      }
      this.#events.changed();
    }
  }

  /** Sends one change; true when it could not leave. What is to be sent again stays in `wanted`. */
  async #carryOut(change: CartChange): Promise<boolean> {
    const before = this.#cart;
    try {
      const result = await this.#port.change(change, before?.revision ?? null);
      this.#take(change, result);
      this.#events.sent();
      return false;
    } catch (thrown) {
      return this.#afterTrouble(change, toPortError(thrown));
    }
  }

  async #afterTrouble(change: CartChange, error: PortError): Promise<boolean> {
    if (held.has(error.code)) return this.#hold(error);
    const isAdding = change.type === 'add' || change.type === 'add-many' || change.type === 'replace';
    if (!uncertain.has(error.code)) return this.#giveUp(change, error, false);
    const before = this.#cart;
    let after: Cart;
    try {
      after = await this.#port.read();
    } catch (thrown) {
      const why = toPortError(thrown);
      return held.has(why.code) && !isAdding ? this.#hold(why) : this.#giveUp(change, error, true);
    }
    const found = foundLater(change, before, after);
    if (found !== null) return this.#take(change, found);
    // Nothing of it was done, so what differs in the cart was done by somebody else.
    this.wanted.stay();
    this.#replaceCart(after);
    const isRepeatable = !isAdding || notDone.has(error.code);
    if (!this.wanted.holds(change) || (isRepeatable && ++this.#tries < MOST_TRIES)) {
      if (this.#tries > 0) await this.#port.wait(error.retryAfter ?? GATHER * 2 ** this.#tries);
      return false;
    }
    return this.#giveUp(change, error, false);
  }

  #hold(error: PortError): true {
    this.wanted.stay();
    this.heldBy = error.code;
    this.#events.held(error);
    return true;
  }

  #take(change: CartChange, result: CartChangeResult): false {
    this.#tries = 0;
    const subject = subjectOf(change, this.#cart, this.wanted, result.outcome);
    const before = this.#cart;
    this.#replaceCart(result.cart ?? before, () => {
      this.#forget(change, result.outcome, before);
      // Nothing was done, so what differs in the cart was done by somebody else.
      if (result.outcome === 'refused') this.wanted.underWay = null;
    });
    if (change.type === 'add-many') this.wanted.batches[0]?.took(troublesOf(change.items, result));
    else if (result.outcome === 'refused' || result.outcome === 'adjusted') {
      const quantity = result.outcome === 'adjusted' ? result.quantity : standing(change, this.#cart);
      this.#events.notice({ kind: result.outcome, ...subject, quantity, reason: result.reason });
    }
    return false;
  }

  #giveUp(change: CartChange, error: PortError, isUnknown: boolean): false {
    this.#tries = 0;
    const subject = subjectOf(change, this.#cart, this.wanted, 'refused');
    this.#forget(change, 'refused', this.#cart);
    if (change.type === 'add-many') this.wanted.batches[0]?.fail(isUnknown ? null : error);
    else this.#events.notice({ kind: 'failed', ...subject, quantity: standing(change, this.#cart), reason: error.code });
    return false;
  }

  /** A change is done with; what was wanted beside it is asked for next. */
  #forget(change: CartChange, outcome: CartChangeResult['outcome'], before: Cart | null): void {
    const revived = this.wanted.forget(change, outcome, { before, after: this.#cart });
    const [only, ...others] = revived;
    if (others.length > 0) this.addMany(revived);
    else if (only !== undefined) this.wanted.setAdd(only.product, only.quantity + (this.wanted.adds.get(only.product.id)?.quantity ?? 0));
  }

  /** Takes a newer cart; edits of lines that somebody else changed meanwhile are dropped and told. */
  #replaceCart(cart: Cart | null, settle?: () => void): void {
    const before = this.#cart;
    this.#cart = cart;
    settle?.();
    if (cart === null) return;
    for (const notice of noticesOfMoved(this.wanted.reconcile(before, cart))) this.#events.notice(notice);
  }
}
