import type { OrderRefusal } from '../../../domain';
import type { DemoAccount } from '../data/accounts';
import { regions } from '../data/accounts';
import type { AccountState, AnswersRecord, HandleRecord, OrderRecord } from '../store/records';
import type { World } from '../world';
import { priceCart } from './cart';
import { refusalOf, slotsFor, surchargeOf, termsOf } from './checkout';
import { methodLabel } from './wallet';

/** Context of placing an order. */
export interface Placing {
  /** Null for a guest. */
  readonly account: DemoAccount | null;
  readonly world: World;
  readonly buyerId: string | null;
  /** False for a backend without idempotency keys, which places every request for a handle that is not closed. */
  readonly honorsKeys: boolean;
}

/** Result of a step. */
export type Placed =
  | { readonly outcome: 'ready'; readonly handle: string }
  | { readonly outcome: 'done'; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly reason: OrderRefusal };

const refused = (reason: OrderRefusal): Placed => ({ outcome: 'refused', reason });

const withStatus = (
  handles: readonly HandleRecord[],
  status: HandleRecord['status'],
  which: (handle: HandleRecord) => boolean,
): HandleRecord[] => handles.map((handle) => (which(handle) ? { ...handle, status } : handle));

/** Opens a handle for a cart and closes its other open handles. Returns the order if the cart was ordered already. */
export function prepare(
  state: AccountState,
  request: {
    readonly cartId: string;
    readonly answers: AnswersRecord;
    readonly expected: { readonly minor: number; readonly currency: string };
  },
  { account, world }: Placing,
): readonly [AccountState, Placed] {
  const ordered = state.orders.find(({ cartId }) => cartId === request.cartId);
  if (ordered !== undefined) return [state, { outcome: 'done', order: ordered }];
  if (state.cart.id !== request.cartId) return [state, refused('cart-changed')];
  const priced = priceCart(state, account, world);
  const reason = refusalOf({ account, state, priced, answers: request.answers, expected: request.expected, world });
  if (reason !== null) return [state, refused(reason)];
  const sequence = state.sequence + 1;
  const handle: HandleRecord = {
    id: `h-${account?.id ?? 'guest'}-${state.born.toString(36)}-${sequence}`,
    cartId: request.cartId,
    revision: state.revision,
    status: 'open',
    total: request.expected.minor,
    answers: request.answers,
  };
  const older = withStatus(
    state.handles,
    'closed',
    ({ cartId, status }) => cartId === request.cartId && status === 'open',
  );
  return [
    { ...state, sequence, handles: [...older, handle] },
    { outcome: 'ready', handle: handle.id },
  ];
}

/** Places the order of a handle, and starts a new cart. */
export function place(
  state: AccountState,
  request: {
    readonly key: string;
    readonly handle: string;
    readonly expected: { readonly minor: number; readonly currency: string };
  },
  placing: Placing,
): readonly [AccountState, Placed] {
  const { account, world, honorsKeys } = placing;
  const known = honorsKeys
    ? state.orders.find(({ key, handle }) => key === request.key || handle === request.handle)
    : undefined;
  if (known !== undefined) return [state, { outcome: 'done', order: known }];
  const handle = state.handles.find(({ id }) => id === request.handle);
  if (handle === undefined || handle.status === 'closed') return [state, refused('handle-closed')];
  if (handle.status === 'placed') return placeDuplicate(state, handle, request.key, placing);

  const priced = priceCart(state, account, world);
  const reason =
    state.cart.id !== handle.cartId || state.revision !== handle.revision
      ? 'cart-changed'
      : handle.total !== request.expected.minor
        ? 'total-changed'
        : refusalOf({ account, state, priced, answers: handle.answers, expected: request.expected, world });
  if (reason !== null) {
    return [{ ...state, handles: withStatus(state.handles, 'closed', ({ id }) => id === handle.id) }, refused(reason)];
  }
  const terms = termsOf(account);
  const { currency } = regions[terms.region];
  const slot = slotsFor(terms, handle.answers.method, world).find(({ date }) => date === handle.answers.date);
  const stored = state.wallet.methods.find(({ id }) => id === handle.answers.paymentMethodId);
  const order: OrderRecord = {
    ...identity(state, request.key, handle, placing),
    changesUntil: slot?.cutOff ?? null,
    lines: priced.lines.map(({ id, item, quantity, total }) => ({
      id,
      productId: item.id,
      quantity,
      total: total ?? 0,
    })),
    totals: priced.totals,
    surcharge: surchargeOf(handle.answers, priced.totals.total, currency, state.wallet.methods),
    ...(stored === undefined ? {} : { paidWith: methodLabel(stored), paidBy: stored.kind }),
  };
  const revision = state.revision + 1;
  const next: AccountState = {
    ...state,
    revision,
    sequence: state.sequence + 1,
    cart: {
      id: `cart-${account?.id ?? 'guest'}-${state.born.toString(36)}-${state.sequence + 1}`,
      lines: [],
      savedAt: world.now(),
    },
    handles: withStatus(state.handles, 'placed', ({ id }) => id === handle.id),
    orders: [...state.orders, order],
  };
  return [next, { outcome: 'done', order }];
}

const identity = (state: AccountState, key: string, handle: HandleRecord, { account, world, buyerId }: Placing) => {
  const number = world.orderNumber(account, state.orders.length + 1);
  return {
    id: `o-${number}`,
    number,
    cartId: handle.cartId,
    key,
    handle: handle.id,
    buyerId,
    status: null,
    placedAt: world.now(),
    answers: handle.answers,
  };
};

/** Creates a second order for a repeated request, as a backend without keys does. */
function placeDuplicate(
  state: AccountState,
  handle: HandleRecord,
  key: string,
  placing: Placing,
): readonly [AccountState, Placed] {
  const first = state.orders.find((order) => order.handle === handle.id);
  if (first === undefined) return [state, refused('handle-closed')];
  const order: OrderRecord = { ...first, ...identity(state, key, handle, placing) };
  return [
    { ...state, orders: [...state.orders, order] },
    { outcome: 'done', order },
  ];
}

/** Closes a handle that was not placed. */
export function abandon(
  state: AccountState,
  handle: string,
): readonly [AccountState, { readonly outcome: 'closed' } | { readonly outcome: 'done'; readonly order: OrderRecord }] {
  const order = state.orders.find((placed) => placed.handle === handle);
  if (order !== undefined) return [state, { outcome: 'done', order }];
  return [
    { ...state, handles: withStatus(state.handles, 'closed', ({ id, status }) => id === handle && status === 'open') },
    { outcome: 'closed' },
  ];
}
