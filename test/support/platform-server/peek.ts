import { type Platform, productRecordId } from './platform';
import { priceCart } from './store/pricing';

/** State of the server, read past all endpoints and faults. Amounts are in minor units. */
export function peek(platform: Platform) {
  const { ledger, world } = platform;
  const idOf = (productId: string): string => {
    const item = world.find(productId);
    return item === undefined ? productId : productRecordId(item);
  };
  return {
    activationEmails: ledger.activationEmails,
    carts: ledger.carts.map((cart) => ({
      accountId: cart.accountId,
      checkoutId: cart.checkoutId,
      coupons: cart.coupons.map(({ code }) => code),
      id: cart.id,
      lines: cart.lines.map(({ id, productId, quantity }) => ({ id, productId: idOf(productId), quantity })),
      ownerId: cart.ownerId,
      status: cart.status,
      total: priceCart(platform, cart, cart.accountId === null ? null : (world.account(cart.accountId) ?? null)).sums
        .total,
      version: cart.version,
    })),
    checkouts: ledger.checkouts.map(({ id, cartId, status, orderReferenceNumber, payment }) => ({
      cartId,
      id,
      orderReferenceNumber,
      payment,
      status,
    })),
    orders: ledger.orders.map(({ id, referenceNumber, accountId, ownerId, checkoutId, record }) => ({
      accountId,
      answers: record.answers,
      cartId: record.cartId,
      checkoutId,
      handle: record.handle,
      id,
      number: record.number,
      ownerId,
      referenceNumber,
      placedAt: record.placedAt,
      total: record.totals.total + (record.surcharge ?? 0),
    })),
    attempts: ledger.attempts.map(({ handle, operation, accountId, subject, key, status }) => ({
      accountId,
      handle,
      key,
      operation,
      status,
      subject,
    })),
    money: [...ledger.money].map(([accountId, { cancellations, cases, payments, disputes, rewardClaims, wallet }]) => ({
      accountId,
      autopayChanges: wallet.autopayChanges,
      cancellations: cancellations.map(({ orderId, handle }) => ({ handle, orderId })),
      claims: rewardClaims.map(({ id, handle, rewardId }) => ({ handle, id, rewardId })),
      cases: cases.map(({ id, number, draftId, handle }) => ({ draftId, handle, id, number })),
      disputes: disputes.map(({ id, handle, invoiceId }) => ({ handle, id, invoiceId })),
      // Tokens stay inside the org.
      methods: wallet.methods.map(({ id, handle }) => ({ handle, id })),
      payments: payments.map(({ id, handle, key, done, total }) => ({ done, handle, id, key, total })),
    })),
    messages: ledger.messages.map(({ id, number, owner, draftId, handle }) => ({ draftId, handle, id, number, owner })),
    // Passwords are left out; the entry only says that one has changed.
    passwords: [...ledger.passwords.keys()],
    people: [...ledger.people.values()].map(({ id, email, enabled, key, revision }) => ({
      email,
      enabled,
      id,
      key,
      revision,
    })),
    registrations: [...ledger.guests.values()].flatMap(({ registrations }) =>
      registrations.map(({ id, handle, details: { email } }) => ({ email, handle, id })),
    ),
    reminders: ledger.reminders,
    wishlists: ledger.wishlists.map(({ id, accountId, name, description, items }) => ({
      accountId,
      description,
      id,
      items: items.map(({ productId, quantity }) => ({ productId: idOf(productId), quantity })),
      name,
    })),
  };
}

export type PlatformPeek = ReturnType<typeof peek>;
