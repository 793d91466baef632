import type { Cart, CartChange, CartChangeResult } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { holdError } from '../watched';
import { reduceAnswer } from './answer.reducer';
import { type CartModel, isBusy, type Reduction, type SyncEvent } from './cart.state';
import { isAdding } from './pending-edits.rules';
import { validateCart } from './validate-cart';

export { reduceAnswer } from './answer.reducer';
export { followCart } from './follow-cart';

/** Milliseconds before a change is sent again, doubled for each time that it came back undone. */
const RETRY_MS = 200;

/** Error codes on this side of the wire: the edits were not sent and are kept. */
const notSent = new Set(['offline', 'signed-out']);

/** Error codes after which nobody knows whether the backend applied the change. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/** What sending needs of the page and of the cart's reads. */
export interface CartTransport {
  read(): Promise<Cart>;
  /** Resolves after so many milliseconds; never rejects. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** The cart whose changes are sent. */
export interface SyncedCart {
  readonly adapter: Adapter;
  readonly accountId: string | null;
  locale(): string;
  readonly transport: CartTransport;
  model(): CartModel;
  apply(reduction: Reduction): void;
  /** A change was answered. */
  onSent(): void;
  /** A change was answered or failed: a read that began before may not have seen it. */
  onChangeEnd(): void;
}

/**
 * Sends the pending changes of a cart, one request at a time, and of quick edits of a line the last; returns true when
 * something is left that can not be sent for now. After an error the cart is read again before anything is repeated:
 * setting a quantity is idempotent and is retried unless the line changed remotely; adding is not and is never retried.
 */
export async function sendAll(cart: SyncedCart): Promise<boolean> {
  const { transport, model, apply, onSent } = cart;
  const dispatch = (event: SyncEvent) => apply(reduceAnswer(model(), event));
  for (;;) {
    dispatch({ type: 'send', isOnline: transport.online() });
    const { request, view } = model();
    if (request === null) return isBusy(model());
    const event = await send(cart, request.change, view.cart?.revision ?? null);
    dispatch(event);
    if (event.type === 'hold-request') return true;
    if (event.type === 'answer') onSent();
    const { retries } = model();
    if (event.type === 'look-up' && retries > 0 && event.error.retryAfter === undefined)
      await transport.wait(RETRY_MS * 2 ** retries);
  }
}

/** Sends one change and returns its result as an event. */
async function send(cart: SyncedCart, change: CartChange, revision: string | null): Promise<SyncEvent> {
  const { transport } = cart;
  try {
    return { type: 'answer', result: await changeCart(cart, change, revision) };
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

async function changeCart(
  { adapter, accountId, locale, onChangeEnd }: SyncedCart,
  change: CartChange,
  revision: string | null,
): Promise<CartChangeResult> {
  if (adapter.cart?.change === undefined) throw new PortError('rejected', 'The adapter does not change carts');
  try {
    const result = await adapter.cart.change({ change, revision, accountId, locale: locale() });
    validateCart(result.cart);
    return result;
  } finally {
    onChangeEnd();
  }
}
