import type { Cart, CartChange, CartChangeResult } from '../../domain';
import { toPortError } from '../../ports';
import { holdError } from '../watched';
import { reduceAnswer } from './answer.reducer';
import { type CartModel, isBusy, type Reduction, type SyncEvent } from './cart.state';
import { isAdding } from './pending-edits.rules';

export { reduceAnswer } from './answer.reducer';
export { keepGuestCart } from '../guest-cart';

/** Milliseconds before a change is sent again, doubled for each time that it came back undone. */
const RETRY_MS = 200;

/** Error codes on this side of the wire: the edits were not sent and are kept. */
const notSent = new Set(['offline', 'signed-out']);

/** Error codes after which nobody knows whether the backend applied the change. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/** How a cart reaches the outside. */
export interface CartTransport {
  change(change: CartChange, revision: string | null): Promise<CartChangeResult>;
  read(): Promise<Cart>;
  /** Resolves after so many milliseconds; never rejects. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** The cart whose changes are sent. */
export interface SyncedCart {
  readonly transport: CartTransport;
  model(): CartModel;
  apply(reduction: Reduction): void;
  /** A change was answered. */
  onSent(): void;
}

/**
 * Sends the pending changes of a cart, one request at a time, and of quick edits of a line the last; returns true when
 * something is left that can not be sent for now. After an error the cart is read again before anything is repeated:
 * setting a quantity is idempotent and is retried unless the line changed remotely; adding is not and is never retried.
 */
export async function sendAll({ transport, model, apply, onSent }: SyncedCart): Promise<boolean> {
  const dispatch = (event: SyncEvent) => apply(reduceAnswer(model(), event));
  for (;;) {
    dispatch({ type: 'send', isOnline: transport.online() });
    const { request, view } = model();
    if (request === null) return isBusy(model());
    const event = await send(transport, request.change, view.cart?.revision ?? null);
    dispatch(event);
    if (event.type === 'hold-request') return true;
    if (event.type === 'answer') onSent();
    const { retries } = model();
    if (event.type === 'look-up' && retries > 0 && event.error.retryAfter === undefined)
      await transport.wait(RETRY_MS * 2 ** retries);
  }
}

/** Sends one change and says what came of it. */
async function send(transport: CartTransport, change: CartChange, revision: string | null): Promise<SyncEvent> {
  try {
    return { type: 'answer', result: await transport.change(change, revision) };
  } catch (thrown) {
    const error = toPortError(thrown);
    // The change may turn out to have been applied.
    holdError(error);
    if (notSent.has(error.code)) return { type: 'hold-request', error, isOnline: transport.online() };
    if (!uncertain.has(error.code)) return { type: 'give-up', error, isUnknown: false };
    // A backend that asks for a pause gets it: not even the cart is read before.
    if (error.retryAfter !== undefined) await transport.wait(error.retryAfter);
    try {
      return { type: 'look-up', cart: await transport.read(), error };
    } catch (thrownByRead) {
      const why = toPortError(thrownByRead);
      holdError(why);
      return notSent.has(why.code) && !isAdding(change)
        ? { type: 'hold-request', error: why, isOnline: transport.online() }
        : { type: 'give-up', error, isUnknown: true };
    }
  }
}
