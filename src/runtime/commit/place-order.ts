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

/** The commit that places an order. */
export type PlaceOrder = Commit<OrderRequest, Order, OrderRefusal>;

/** Prepares, places, looks up and closes an order through the checkout port. */
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

/** Converts a response of the port to the commit's type: the order becomes the value. */
const valued = <Other extends { readonly outcome: string }>(
  answer: { readonly outcome: 'done'; readonly order: Order } | Other,
): { readonly outcome: 'done'; readonly value: Order } | Exclude<Other, { readonly outcome: 'done' }> =>
  // Only a `done` response has an order; the compiler cannot follow this through a generic.
  'order' in answer
    ? { outcome: 'done', value: answer.order }
    : (answer as Exclude<Other, { readonly outcome: 'done' }>);

const commitRegistry = /* @__PURE__ */ perAdapter((adapter: Adapter) =>
  untilSignOut(adapter, new Map<string, SharedCommit<OrderRequest, Order, OrderRefusal>>()),
);

/**
 * Returns the place-order commit that all widgets of an adapter share for the signed-in buyer. The first caller
 * determines `storage`.
 */
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
  // The ordered cart must be refetched. A channel message does it, so that checkout does not have to load the cart
  // code.
  made.store.subscribe((now) => {
    if (now.phase !== 'done') return;
    cartChannel(adapter.id, now.account).post('changed');
    // The draft belongs to this order, whichever page sees the outcome.
    storeFor('draft', storage).remove(checkoutDraftKey(adapter.id, now.account));
    if (now.account === null) storeFor('guestCart', storage).remove(storedKey('guestCart', adapter.id));
  });
  commitRegistry(adapter).set(user, made);
  return made;
}

/**
 * Requires all methods of the checkout port: without a look-up the outcome of an order could never be determined.
 * @throws PortError
 */
function required({ checkout }: Adapter): Pick<CheckoutPort, 'prepare' | 'place' | 'outcome' | 'abandon'> {
  if (!checkout?.prepare || !checkout.place || !checkout.outcome || !checkout.abandon) {
    throw new PortError('rejected', 'The adapter does not place orders');
  }
  // The check above proves that all four exist; TypeScript does not narrow the whole object.
  return checkout as Pick<CheckoutPort, 'prepare' | 'place' | 'outcome' | 'abandon'>;
}
