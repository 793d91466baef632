import type { OrderPage } from '../../../domain';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import { ORDER_SORTS } from '../../../rules/order-history';
import { ORDER_STATUSES, type OrderStatus } from '../../../rules/server-codes';
import { type OrdersPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { changeCart } from '../engine/cart';
import { presentDetail } from '../engine/order-detail';
import { presentRow } from '../engine/order-rows';
import { searchOrders } from '../engine/order-search';
import { isDraft, presentOrder, presentSummary } from '../engine/orders';
import { paged } from '../engine/paging';
import { usualProducts } from '../engine/usual';
import { dateIn } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { AccountState, OrderRecord } from '../store/records';
import type { World } from '../world';
import { requireOrdering } from './require-permission';

/** Whether an order exists: a draft that was resumed or deleted does not. */
const isExisting = ({ id }: OrderRecord, { goneDrafts }: AccountState): boolean => !goneDrafts.includes(id);

/** Removes a draft from the state. */
const withoutDraft = (state: AccountState, id: string): AccountState => ({
  ...state,
  sequence: state.sequence + 1,
  goneDrafts: [...state.goneDrafts, id],
});

/** Result of resuming a draft. */
type Resumed = Awaited<ReturnType<OrdersPort['resumeDraft']>>;

/** Adds a draft's products to the cart and removes the draft in one step. */
function resumed(
  draft: OrderRecord,
  state: AccountState,
  account: DemoAccount,
  world: World,
): readonly [AccountState, Resumed] {
  const items = draft.lines.slice(0, CART_CHANGE_SIZE).map(({ productId, quantity }) => ({ productId, quantity }));
  const [next, changed] = changeCart({ type: 'add-many', items }, null, {
    state,
    market: world.market(account),
    world,
    account,
  });
  const missed = changed.outcome === 'partial' ? changed.items.filter(({ quantity }) => quantity === 0) : [];
  if (changed.outcome === 'partial' && missed.length === items.length) {
    return [
      state,
      {
        outcome: 'refused',
        reason: missed.every(({ reason }) => reason === 'ordering-stopped') ? 'ordering-stopped' : 'nothing-added',
      },
    ];
  }
  return [withoutDraft(next, draft.id), { outcome: 'done', notAdded: missed.length }];
}

/** Implements the orders port with past and newly placed orders. */
export function ordersPort(context: DemoContext, call: Call): OrdersPort {
  const { world } = context;
  /** Cached orders, newest first, until one is placed or cancelled: the pages of a search use the same list. */
  const lists = new Map<
    string,
    { readonly archive: readonly OrderRecord[]; readonly state: AccountState; readonly orders: readonly OrderRecord[] }
  >();

  async function load(
    accountId: string | null,
  ): Promise<{ account: DemoAccount; state: AccountState; orders: readonly OrderRecord[] }> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no orders');
    const state = await context.state(account);
    const archive = world.archive(account);
    const known = lists.get(account.id);
    if (known?.archive === archive && known.state.sequence === state.sequence && known.state.born === state.born)
      return { account, state, orders: known.orders };
    const orders = [...archive, ...state.orders]
      .filter((order) => isExisting(order, state))
      .map((order) => asCancelled(order, state))
      .reverse()
      .sort((a, b) => b.placedAt - a.placedAt);
    lists.set(account.id, { archive, state, orders });
    return { account, state, orders };
  }

  /** Orders of a guest in this browser, which can be read but not listed. */
  async function ofGuest(): Promise<{ account: null; state: AccountState; orders: readonly OrderRecord[] }> {
    const state = await context.state(null);
    return { account: null, state, orders: state.orders };
  }

  /**
   * Simulates a backend that is newer than the library with an unknown status of the first item, which is not part of
   * the type.
   */
  const withUnknownStatus = <Item extends { readonly status: OrderStatus }>(item: Item, index: number): Item =>
    world.changes.unknownCodes === true && index === 0
      ? { ...item, status: 'Awaiting Ferry' as unknown as OrderStatus }
      : item;

  return {
    list: call('orders.list', async ({ accountId, locale, page, pageSize }) => {
      const { account, state, orders } = await load(accountId);
      const reader = context.reader(account, state, locale);
      const found = paged(orders, { page, pageSize });
      return {
        ...found,
        items: found.items.map((record, index) => withUnknownStatus(presentSummary(record, account, reader), index)),
      };
    }),
    search: call('orders.search', async ({ accountId, locale, page, pageSize, ...query }): Promise<OrderPage> => {
      const { account, state, orders } = await load(accountId);
      await requireOrdering(context);
      const reader = context.reader(account, state, locale);
      const found = paged(searchOrders(orders, query, world, reader), { page, pageSize });
      return {
        ...found,
        items: found.items.map((record, index) => withUnknownStatus(presentRow(record, account, world, reader), index)),
        sorts: ORDER_SORTS,
        statuses: ORDER_STATUSES,
        today: dateIn(world.now(), reader.market.timeZone),
      };
    }),
    detail: call('orders.detail', async ({ accountId, locale, orderId }) => {
      const { account, state, orders } = await load(accountId);
      await requireOrdering(context);
      const record = orders.find(({ id }) => id === orderId);
      if (record === undefined) return null;
      const cancellation = state.cancellations.find((one) => one.orderId === orderId);
      return withUnknownStatus(
        presentDetail(record, account, world, context.reader(account, state, locale), cancellation),
        0,
      );
    }),
    read: call('orders.read', async ({ accountId, locale, orderId }) => {
      const { account, state, orders } = accountId === null ? await ofGuest() : await load(accountId);
      const record = orders.find(({ id }) => id === orderId);
      return record === undefined ? null : presentOrder(record, account, world, context.reader(account, state, locale));
    }),
    accountOf: call('orders.accountOf', async ({ orderId }) => {
      const buyer = await context.buyer();
      for (const id of buyer?.accounts ?? []) {
        const { account, orders } = await load(id);
        if (orders.some((order) => order.id === orderId)) return account.id;
      }
      return null;
    }),
    resumeDraft: call('orders.resumeDraft', async ({ accountId, orderId }) => {
      const { account, orders } = await load(accountId);
      await requireOrdering(context);
      const draft = orders.find(({ id }) => id === orderId);
      if (draft === undefined || !isDraft(draft)) return { outcome: 'refused', reason: 'draft-gone' };
      // Another tab may have resumed the draft meanwhile.
      return context.mutate<Resumed>(account, (state) =>
        isExisting(draft, state)
          ? resumed(draft, state, account, world)
          : [state, { outcome: 'refused', reason: 'draft-gone' }],
      );
    }),
    deleteDraft: call('orders.deleteDraft', async ({ accountId, orderId }) => {
      const { account, orders } = await load(accountId);
      await requireOrdering(context);
      const draft = orders.find(({ id }) => id === orderId);
      if (draft === undefined) return { outcome: 'done' };
      if (!isDraft(draft)) return { outcome: 'refused', reason: 'no-draft' };
      return context.mutate(account, (state) => [
        isExisting(draft, state) ? withoutDraft(state, orderId) : state,
        { outcome: 'done' },
      ]);
    }),
    usual: call('orders.usual', async ({ accountId, locale }) => {
      const { account, state } = await load(accountId);
      // Only recent orders determine what is usual.
      const lately = [...world.history(account), ...state.orders]
        .map((order) => asCancelled(order, state))
        .reverse()
        .sort((a, b) => b.placedAt - a.placedAt);
      return usualProducts(lately, world, context.reader(account, state, locale));
    }),
  };
}

const asCancelled = (order: OrderRecord, { cancellations }: AccountState): OrderRecord =>
  cancellations.some(({ orderId }) => orderId === order.id) ? { ...order, status: 'cancelled' } : order;
