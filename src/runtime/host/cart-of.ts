import type { Adapter } from '../../ports';
import { type CartRuntime, getCartRuntime } from '../cart/cart.store';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import { watchedByAll } from '../watched';
import { addItems, type AddOutcome, type CartAddition } from './add-items';
import { cartAccessOf } from './cart-access';
import { type CartSnapshot, createCartSnapshots } from './cart-snapshot';
import { createSnapshots, type Handle } from './handle';
import { type HostSettings, keepSettings, startSession, whenKnown } from './host-session';

/** Methods of the cart. */
export interface CartCalls {
  /** Adds products under the rules of an Add button. Resolves with one outcome per item, in order; never rejects. */
  add(items: readonly CartAddition[]): Promise<readonly AddOutcome[]>;
  /** Reads the cart again, for example after the page changed it without the adapter. */
  refresh(): Promise<void>;
}

/** The cart of an adapter's buyer, for code outside React. */
export interface CartHandle extends Handle<CartSnapshot>, CartCalls {}

const cartHandle = /* @__PURE__ */ perAdapter((given: Adapter): CartHandle => {
  const adapter = watchedByAll(given);
  const session = getSessionRuntime(adapter);
  const toSnapshot = createCartSnapshots();

  /** Returns the cart of the current buyer; null if the buyer has none. */
  const current = (): CartRuntime | null => {
    const access = cartAccessOf(session.store.getState());
    return access.status === 'open' ? getCartRuntime(adapter, access.session.accountId) : null;
  };

  function connect(changed: () => void): () => void {
    let cart: CartRuntime | null = null;
    let locale: string | undefined;
    let leave: () => void = () => {};
    const follow = () => {
      const next = current();
      const nextLocale = session.locale();
      if (next !== cart || nextLocale !== locale) {
        leave();
        [cart, locale] = [next, nextLocale];
        const ends = next === null ? [] : [next.store.subscribe(changed), next.watch(nextLocale ?? 'en-US')];
        leave = () => ends.forEach((end) => end());
      }
      changed();
    };
    startSession(adapter);
    const stop = session.store.subscribe(follow);
    follow();
    return () => {
      stop();
      leave();
    };
  }

  async function refresh(): Promise<void> {
    startSession(adapter);
    if ((await whenKnown(session)).status === 'failed') await session.reload();
    const cart = current();
    // A read that overlaps with an edit is discarded, because the response of the edit is newer.
    if (cart?.busy) await cart.settle();
    await cart?.refresh(session.locale() ?? 'en-US');
  }

  return {
    ...createSnapshots({
      derive: () => toSnapshot(cartAccessOf(session.store.getState()), current()?.store.getState() ?? null),
      connect,
      session,
    }),
    add: (items) => addItems(adapter, items),
    refresh,
  };
});

/** Returns the cart that all widgets of an adapter share. `settings` apply only if no widget has started the session. */
export function cartOf(adapter: Adapter, settings?: HostSettings): CartHandle {
  keepSettings(adapter, settings);
  return cartHandle(adapter);
}
