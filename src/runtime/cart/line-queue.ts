import type { Cart, CartLine, Product } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { Batch, type Incoming } from './batch';
import type { AddedMany } from './cart.types';
import { GATHER, type LineQueueEvents, type LineQueuePort, type SentQueue } from './queue-port';
import type * as Sending from './sender';
import { lineOf, lineOfProduct } from './under-way';
import { Wanted } from './wanted';

/** Milliseconds until a held edit is tried again, if nothing woke the queue before. */
const HOLD = 5000;

let sending: typeof Sending | undefined;

/** Fetches what sends changes and settles their answers: nothing of it is needed before the first one leaves. */
export const loadSending = async (): Promise<typeof Sending> => (sending ??= await import('./sender'));

/**
 * The one queue through which a cart is changed. Edits of a line are coalesced: only the last wanted quantity is
 * sent, and lines to be removed leave together. Requests of a cart go one after another. After trouble the cart is read
 * again before anything is repeated: setting a quantity is repeated (it is the same twice), unless somebody else changed
 * the line meanwhile; adding is not (it would add twice).
 */
export class LineQueue implements SentQueue {
  readonly wanted = new Wanted();
  #running: Promise<void> | null = null;
  /** The last request met a device or session that can not send: waiting, not hurrying. */
  #held = false;
  /** What holds it, when something does. */
  heldBy: PortErrorCode | null = null;
  #sender: Sending.Sender | null = null;
  /** The server's last answer. */
  cart: Cart | null;
  readonly #port: LineQueuePort;
  readonly #events: LineQueueEvents;

  constructor(port: LineQueuePort, events: LineQueueEvents, cart: Cart | null) {
    this.#port = port;
    this.#events = events;
    this.cart = cart;
  }

  get busy(): boolean {
    return this.wanted.busy;
  }

  /** Takes a cart that was read while nothing waited. */
  adopt(cart: Cart): void {
    this.cart = cart;
    this.#events.changed();
  }

  set(lineId: string, quantity: number): void {
    const line = lineOf(this.cart, lineId);
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
      else sending?.noticesOfAdded(result, items, nameOf).forEach((notice) => this.#events.notice(notice));
    };
    if (fresh.length === 0) told({ outcome: 'done' }, () => '');
    else this.wanted.batches.push(new Batch(fresh, told));
    this.#start();
  }

  swap(lineId: string, product: Product, quantity: number): void {
    const line = lineOf(this.cart, lineId);
    if (line === undefined) return;
    this.wanted.swap(line, { product, quantity });
    this.#start();
  }

  clear(): void {
    this.wanted.clear(this.cart);
    this.#start();
  }

  /** Sends what waits, now; resolves when nothing is left or the device is offline. */
  async settle(): Promise<void> {
    this.#start(0);
    await this.#running;
  }

  lineOf = (productId: string): CartLine | undefined => lineOfProduct(this.cart, productId);

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
    try {
      const { Sender } = sending ?? (await loadSending());
      this.#sender ??= new Sender(this, this.#port, this.#events);
    } catch {
      // Its code did not come: the edits wait as they do for a connection.
      this.heldBy = 'offline';
    }
    this.#held = this.heldBy !== null || (await this.#sender?.sendAll()) === 'held';
    this.#events.changed();
  }
}
