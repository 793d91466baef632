import type { Order, OrderRefusal, OrderRequest } from '../../domain';
import { type Adapter, PortError } from '../../ports';
import type { CheckoutPort } from '../../ports/checkout.port';
import { cartChannel } from '../channel';
import { perAdapter } from '../per-adapter';
import { untilSignOut } from '../session/session';
import { type StorageChoice, storedKey, storeFor } from '../storage';
import { watched } from '../watched';
import { checkoutDraftKey } from './checkout-draft-key';
import type { Commit } from './commit';
import type { Operation } from './commit.types';
import type { Intent } from './intent';
import { committing, shareCommit, type SharedCommit } from './shared-commit';

/** Placing an order, as an operation that happens once. */
export type PlaceOrder = Commit<OrderRequest, Order, OrderRefusal>;

/** How an order is prepared, placed, looked up and closed through the checkout port. */
export function placeOrderOperation(
  checkout: Pick<CheckoutPort, 'prepare' | 'place' | 'outcome' | 'abandon'>,
  locale: () => string,
): Operation<OrderRequest, Order, OrderRefusal> {
  return {
    name: 'place-order',
    methods: {
      prepare: 'checkout.prepare',
      send: 'checkout.place',
      lookUp: 'checkout.outcome',
      close: 'checkout.abandon',
    },
    prepare: async (payload) => valued(await checkout.prepare({ ...payload, locale: locale() })),
    send: async ({ key, handle, payload: { accountId, expectedTotal } }) =>
      valued(await checkout.place({ accountId, key, handle, expectedTotal, locale: locale() })),
    lookUp: async (intent) => valued(await checkout.outcome(attemptOf(intent))),
    close: async (intent) => valued(await checkout.abandon(attemptOf(intent))),
  };
  function attemptOf({ account, id, handle }: Intent) {
    return { accountId: account, key: id, handle, locale: locale() };
  }
}

/** The port's answer in the commit's words: an order that is done is its value. */
const valued = <Other extends { readonly outcome: string }>(
  answer: { readonly outcome: 'done'; readonly order: Order } | Other,
): { readonly outcome: 'done'; readonly value: Order } | Exclude<Other, { readonly outcome: 'done' }> =>
  // Only a done answer carries an order; what is left is not done, which the compiler can not follow through a generic.
  'order' in answer
    ? { outcome: 'done', value: answer.order }
    : (answer as Exclude<Other, { readonly outcome: 'done' }>);

const commitRegistry = /* @__PURE__ */ perAdapter((adapter: Adapter) =>
  untilSignOut(adapter, new Map<string, SharedCommit<OrderRequest, Order, OrderRefusal>>()),
);

/** The place-order commit that all widgets of an adapter share, for the buyer who is signed in. `storage` is that of whoever asks first. */
export function getPlaceOrderCommit(
  adapter: Adapter,
  storage: StorageChoice,
): SharedCommit<OrderRequest, Order, OrderRefusal> {
  const user = committing(adapter);
  const known = commitRegistry(adapter).get(user);
  if (known !== undefined) return known;
  const made = shareCommit(adapter, user, storage, (locale) =>
    placeOrderOperation(required(watched(adapter, () => undefined)), locale),
  );
  // The cart was ordered: whoever shows it asks again. Said over the channel, so that checkout need not carry the cart.
  made.store.subscribe((now) => {
    if (now.phase !== 'done') return;
    cartChannel(adapter.id, now.account).post('changed');
    // Whatever page heard of it, the answers were for this order.
    storeFor('draft', storage).remove(checkoutDraftKey(adapter.id, now.account));
    if (now.account === null) storeFor('guestCart', storage).remove(storedKey('guestCart', adapter.id));
  });
  commitRegistry(adapter).set(user, made);
  return made;
}

/** A host whose adapter can not look an order up can not place one either: the outcome could never be known. */
function required({ checkout }: Adapter): Pick<CheckoutPort, 'prepare' | 'place' | 'outcome' | 'abandon'> {
  if (!checkout?.prepare || !checkout.place || !checkout.outcome || !checkout.abandon) {
    throw new PortError('rejected', 'The adapter does not place orders');
  }
  // All four are there by the check above, which the type of the whole object does not follow.
  return checkout as Pick<CheckoutPort, 'prepare' | 'place' | 'outcome' | 'abandon'>;
}
