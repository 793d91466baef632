import type { Cart, CartChange, CartChangeResult } from '../../domain';
import { type PortError, type PortErrorCode, toPortError } from '../../ports';
import { holdError } from '../watched';
import { adjustmentsOf } from './batch';
import { inferResult } from './infer-result';
import { addMany } from './bulk-commands';
import { noticesForRemoteChanges, standing, noticeSubject } from './queue-notices';
import { DEBOUNCE_MS, type LineQueueEvents, type LineQueuePort, type SendableQueue } from './queue-port';
import { EditReconciler } from './edit-reconciler';
import type { PendingEdits } from './pending-edits';

export { keepGuestCart } from './guest-cart';
export { createBulkCommands } from './bulk-commands';

const MAX_TRIES = 3;

/** Trouble on this side of the wire: the edit did not leave and is kept. */
const held = new Set(['offline', 'signed-out']);

/** Trouble after which nobody knows whether the backend did it. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/** Answers that say for sure that nothing was done: adding may be repeated too. */
const notDone = new Set(['conflict', 'too-many-requests']);

/** Sends what a queue holds, one change after another, and settles each answer. */
export class Sender {
  readonly #queue: SendableQueue;
  readonly #wanted: PendingEdits;
  readonly #port: LineQueuePort;
  readonly #events: LineQueueEvents;
  readonly #settling: EditReconciler;
  /** Times in a row that a change came back undone. */
  #tries = 0;
  /** What the last change waits for. */
  #waitsFor: PortErrorCode | null = null;

  constructor(queue: SendableQueue, port: LineQueuePort, events: LineQueueEvents) {
    this.#queue = queue;
    this.#wanted = queue.wanted;
    this.#port = port;
    this.#events = events;
    this.#settling = new EditReconciler(queue.wanted);
  }

  /** Until nothing is left, or something can not leave. */
  async sendAll(): Promise<'sent' | 'held'> {
    for (let next = this.#settling.next(this.#queue.cart); next !== null; next = this.#settling.next(this.#queue.cart)) {
      if (!this.#port.online()) return 'held';
      this.#settling.leave(next, this.#queue.cart);
      const isHeld = await this.#carryOut(next);
      this.#wanted.underWay = null;
      this.#wanted.forgetSettled();
      if (isHeld) return 'held';
      this.#events.changed();
    }
    return 'sent';
  }

  /** Sends one change; true when it could not leave. What is to be sent again stays in `wanted`. */
  async #carryOut(change: CartChange): Promise<boolean> {
    const before = this.#queue.cart;
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
    // It may be found to have been done after all.
    holdError(error);
    if (held.has(error.code)) return this.#hold(error);
    const isAdding = change.type === 'add' || change.type === 'add-many' || change.type === 'replace';
    if (!uncertain.has(error.code)) return this.#giveUp(change, error, false);
    const before = this.#queue.cart;
    // A backend that wants to be left alone for a while is: not even the cart is read before.
    if (error.retryAfter !== undefined) await this.#port.wait(error.retryAfter);
    let after: Cart;
    try {
      after = await this.#port.read();
    } catch (thrown) {
      const why = toPortError(thrown);
      holdError(why);
      return held.has(why.code) && !isAdding ? this.#hold(why) : this.#giveUp(change, error, true);
    }
    const found = inferResult(change, before, after);
    if (found !== null) return this.#take(change, found);
    // Nothing of it was done, so what differs in the cart was done by somebody else.
    this.#settling.stay();
    this.#replaceCart(after);
    const isRepeatable = !isAdding || notDone.has(error.code);
    if (!this.#settling.holds(change) || (isRepeatable && ++this.#tries < MAX_TRIES)) {
      if (this.#tries > 0 && error.retryAfter === undefined) await this.#port.wait(DEBOUNCE_MS * 2 ** this.#tries);
      return false;
    }
    return this.#giveUp(change, error, false);
  }

  #hold(error: PortError): true {
    this.#settling.stay();
    this.#queue.heldBy = error.code;
    // An edit that waits is tried again every few seconds: it is one trouble until something gets through.
    if (this.#waitsFor !== error.code) this.#events.failed(error);
    this.#waitsFor = error.code;
    return true;
  }

  #take(change: CartChange, result: CartChangeResult): false {
    this.#tries = 0;
    this.#waitsFor = null;
    const subject = noticeSubject(change, this.#queue.cart, this.#wanted, result.outcome);
    const before = this.#queue.cart;
    this.#replaceCart(result.cart ?? before, () => {
      this.#forget(change, result.outcome, before);
      // Nothing was done, so what differs in the cart was done by somebody else.
      if (result.outcome === 'refused') this.#wanted.underWay = null;
    });
    if (change.type === 'add-many') this.#wanted.batches[0]?.took(adjustmentsOf(change.items, result));
    else if (result.outcome === 'refused' || result.outcome === 'adjusted') {
      const quantity = result.outcome === 'adjusted' ? result.quantity : standing(change, this.#queue.cart);
      this.#events.notice({ kind: result.outcome, ...subject, quantity, reason: result.reason });
    }
    return false;
  }

  #giveUp(change: CartChange, error: PortError, isUnknown: boolean): false {
    this.#tries = 0;
    this.#events.failed(error);
    const subject = noticeSubject(change, this.#queue.cart, this.#wanted, 'refused');
    this.#forget(change, 'refused', this.#queue.cart);
    if (change.type === 'add-many') this.#wanted.batches[0]?.fail(isUnknown ? null : error);
    else this.#events.notice({ kind: 'failed', ...subject, quantity: standing(change, this.#queue.cart), reason: error.code });
    return false;
  }

  /** A change is done with; what was wanted beside it is asked for next. */
  #forget(change: CartChange, outcome: CartChangeResult['outcome'], before: Cart | null): void {
    const revived = this.#settling.forget(change, outcome, { before, after: this.#queue.cart });
    const [only, ...others] = revived;
    if (others.length > 0) addMany(this.#queue, revived, (notice) => this.#events.notice(notice));
    else if (only !== undefined) this.#wanted.setAdd(only.product, only.quantity + (this.#wanted.adds.get(only.product.id)?.quantity ?? 0));
  }

  /** Takes a newer cart; edits of lines that somebody else changed meanwhile are dropped and told. */
  #replaceCart(cart: Cart | null, settle?: () => void): void {
    const before = this.#queue.cart;
    this.#queue.cart = cart;
    settle?.();
    if (cart === null) return;
    for (const notice of noticesForRemoteChanges(this.#settling.reconcile(before, cart))) this.#events.notice(notice);
  }
}
