import type { DemoPeek } from '../demo.types';
import type { World } from '../world';
import type { DemoStore } from './demo-store';
import { parseAccountState } from './records';

/** Reads the stored data of one world, without ports, faults and prices. */
export async function peekAt(store: DemoStore, namespace: string, world: World): Promise<DemoPeek> {
  const prefix = `${namespace}/account/`;
  const keys = (await store.keys()).filter((key) => key.startsWith(prefix)).sort();
  const accounts = await Promise.all(
    keys.map(async (key) => {
      const accountId = key.slice(prefix.length);
      return {
        accountId,
        state: parseAccountState(await store.get(key), world.fresh(world.account(accountId) ?? null)),
      };
    }),
  );
  return {
    disputes: accounts.flatMap(({ accountId, state }) =>
      state.disputes.map(({ id, invoiceId, handle }) => ({ accountId, id, invoiceId, handle })),
    ),
    payments: accounts.flatMap(({ accountId, state }) =>
      state.payments.map(({ id, handle, done, total }) => ({
        accountId,
        id,
        handle,
        total,
        invoiceIds: done.map(({ invoiceId }) => invoiceId),
      })),
    ),
    cancellations: accounts.flatMap(({ accountId, state }) =>
      state.cancellations.map(({ orderId, handle, reason, buyerId }) => ({
        accountId,
        orderId,
        handle,
        reason,
        buyerId,
      })),
    ),
    messages: accounts.flatMap(({ accountId, state }) =>
      state.messages.map(({ id, number, draftId, handle, message: { topic, subject } }) => ({
        id,
        number,
        accountId: accountId === 'guest' ? null : accountId,
        draftId,
        handle,
        topic,
        subject,
      })),
    ),
    cases: accounts.flatMap(({ accountId, state }) =>
      state.cases.map(({ id, number, draftId, handle }) => ({ id, number, accountId, draftId, handle })),
    ),
    registrations: accounts.flatMap(({ state }) =>
      state.registrations.map(({ id, accountId, proof, handle, outcome, details: { email } }) => ({
        id,
        accountId,
        proof,
        handle,
        outcome,
        email,
      })),
    ),
    carts: accounts.map(({ accountId, state }) => ({
      accountId,
      cartId: state.cart.id,
      revision: state.revision,
      lines: state.cart.lines.map(({ id, productId, quantity }) => ({ lineId: id, productId, quantity })),
    })),
    orders: accounts.flatMap(({ accountId, state }) =>
      state.orders.map(({ id, number, cartId, key, handle, buyerId, placedAt, totals, surcharge }) => ({
        id,
        number,
        accountId,
        cartId,
        key,
        handle,
        buyerId,
        placedAt,
        total: totals.total + (surcharge ?? 0),
      })),
    ),
    lists: accounts.flatMap(({ accountId, state }) =>
      state.lists
        .filter(({ removedAt }) => removedAt === null)
        .map(({ id, name, description, items }) => ({ id, accountId, name, description, items })),
    ),
    handles: accounts.flatMap(({ accountId, state }) =>
      state.handles.map(({ id, cartId, status }) => ({ id, accountId, cartId, status })),
    ),
    reminders: accounts.flatMap(({ accountId, state }) =>
      state.reminders.map((reminder) => ({ ...reminder, accountId })),
    ),
    rewardClaims: accounts.flatMap(({ accountId, state }) =>
      state.rewardClaims.map(({ id, number, rewardId, points, handle }) => ({
        id,
        number,
        accountId,
        rewardId,
        points,
        handle,
      })),
    ),
    wallets: accounts.map(({ accountId, state: { wallet } }) => ({
      accountId,
      autopay: wallet.autopay,
      autopayChanges: wallet.autopayChanges,
      methods: wallet.methods.map(({ id, token, kind, lastFour, nickname, isDefault, handle }) => ({
        id,
        token,
        kind,
        lastFour,
        nickname,
        isDefault,
        handle,
      })),
    })),
  };
}
