import type { Cart, CartLine, Product } from '../../domain';
import { PortError, type PortErrorCode, toPortError } from '../../ports';
import { DEBOUNCE_MS, online, type LineQueueEvents, type LineQueuePort, type SendableQueue } from './queue-port';
import type * as Sending from './sender';
import { findLine, findProductLine } from './cart-lines';
import { PendingEdits } from './pending-edits';

/** Milliseconds until a held edit is tried again, if nothing woke the queue before. */
const HOLD_RETRY_MS = 5000;

let sending: typeof Sending | undefined;

/** Fetches what sends changes and settles their answers: nothing of it is needed before the first one leaves. */
export const loadSender = async (): Promise<typeof Sending> =>
  (sending ??= await import('./sender').catch((cause: unknown) => {
    throw new PortError(online() ? 'unavailable' : 'offline', 'Not loaded', { cause });
  }));

/** Does something with it: at once when it is here. */
export function withSender(act: (module: typeof Sending) => void, otherwise: (thrown: unknown) => void = () => {}): void {
  if (sending !== undefined) act(sending);
  else loadSender().then(act, otherwise);
}

/**
 * The one queue through which a cart is changed. Edits of a line are coalesced: only the last wanted quantity is
 * sent, and lines to be removed leave together. Requests of a cart go one after another. After trouble the cart is read
 * again before anything is repeated: setting a quantity is repeated (it is the same twice), unless somebody else changed
 * the line meanwhile; adding is not (it would add twice).
 */
export class LineQueue implements SendableQueue {
  readonly wanted = new PendingEdits();
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
    const line = findLine(this.cart, lineId);
    if (line === undefined) return;
    this.wanted.set(line, quantity);
    this.start();
  }

  /** The quantity wanted of a product without a line; 0 takes an add back, from under way too. */
  setAdd(product: Product, quantity: number): void {
    this.wanted.setAdd(product, quantity);
    this.start();
  }

  /** Sends what waits, now; resolves when nothing is left or the device is offline. */
  async settle(): Promise<void> {
    this.start(0);
    await this.#running;
  }

  lineOf = (productId: string): CartLine | undefined => findProductLine(this.cart, productId);

  /** Sends what waits, once quick edits are gathered. */
  start(gather = DEBOUNCE_MS): void {
    if (!this.busy) return;
    this.#running ??= this.#run(gather).finally(() => {
      this.#running = null;
      if (!this.busy) return;
      if (!this.#held) this.start();
      else void this.#port.wait(HOLD_RETRY_MS).then(() => this.start(0));
    });
  }

  async #run(gather: number): Promise<void> {
    this.#held = false;
    await this.#port.wait(gather);
    try {
      const { Sender } = sending ?? (await loadSender());
      this.heldBy = null;
      this.#sender ??= new Sender(this, this.#port, this.#events);
    } catch (thrown) {
      // Its code did not come: the edits wait, and it is asked for again.
      const error = toPortError(thrown);
      if (this.heldBy === null) this.#events.failed(error);
      this.heldBy = error.code;
    }
    this.#held = this.heldBy !== null || (await this.#sender?.sendAll()) === 'held';
    if (this.#held) this.#events.changed();
  }
}
