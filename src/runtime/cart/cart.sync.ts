import type { Cart, CartChange, CartChangeResult } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { holdError } from '../watched';
import { reduceAnswer } from './answer.reducer';
import { type CartModel, isBusy, type Reduction, type SyncEvent } from './cart.state';
import { isAdding } from './pending-edits.rules';
import { validateCart } from './validate-cart';

export { reduceAnswer } from './answer.reducer';
export { followCart } from './follow-cart';

/** Base delay in milliseconds before a change is retried; doubles with each attempt that was not applied. */
const RETRY_MS = 200;

/** Error codes of requests that never left the client: the edits are kept. */
const notSent = new Set(['offline', 'signed-out']);

/** Error codes that do not tell whether the backend applied the change. */
const uncertain = new Set(['timeout', 'unavailable', 'malformed', 'unexpected', 'conflict', 'too-many-requests']);

/** Dependencies of the sending loop: network, timers and reads of the cart. */
export interface CartTransport {
  read(): Promise<Cart>;
  /** Resolves after the given milliseconds; never rejects. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** The cart whose changes are sent, with its callbacks. */
export interface SyncedCart {
  readonly adapter: Adapter;
  readonly accountId: string | null;
  locale(): string;
  readonly transport: CartTransport;
  /** Aborted when the cart is no longer shown. */
  readonly signal: AbortSignal;
  model(): CartModel;
  /** Settles when the host has answered whether the edits that are shown may be sent. */
  allowed(): Promise<unknown>;
  apply(reduction: Reduction): void;
  /** Called after a change was answered. */
  onSent(): void;
  /** Called after a change was answered or failed. A read that began earlier may not include it. */
  onChangeEnd(): void;
}

/**
 * Sends the pending changes of a cart, one request at a time; of several edits of a line only the last. Returns true
 * when edits remain that cannot be sent now. After an error the cart is re-read before a retry: setting a quantity is
 * idempotent and is retried unless the line changed remotely; adding is not idempotent and is never retried.
 */
export async function sendAll(cart: SyncedCart): Promise<boolean> {
  const { transport, model, apply, onSent } = cart;
  const dispatch = (event: SyncEvent) => apply(reduceAnswer(model(), event));
  for (;;) {
    await cart.allowed();
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

/** Sends one change. Returns its result as an event. */
async function send(cart: SyncedCart, change: CartChange, revision: string | null): Promise<SyncEvent> {
  const { transport } = cart;
  try {
    return { type: 'answer', result: await changeCart(cart, change, revision) };
  } catch (thrown) {
    const error = toPortError(thrown);
    // Not reported yet: the re-read cart may show that the change was applied.
    holdError(error);
    if (notSent.has(error.code)) return { type: 'hold-request', error, isOnline: transport.online() };
    if (!uncertain.has(error.code)) return { type: 'give-up', error, isUnknown: false };
    // While the backend limits the rate, not even the cart is re-read.
    if (error.retryAfter !== undefined) await transport.wait(error.retryAfter);
    try {
      return { type: 'look-up', cart: await transport.read(), error };
    } catch (thrownByRead) {
      const readError = toPortError(thrownByRead);
      holdError(readError);
      return notSent.has(readError.code) && !isAdding(change)
        ? { type: 'hold-request', error: readError, isOnline: transport.online() }
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
