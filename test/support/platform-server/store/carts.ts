import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { accountOf, ownerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { refuse } from '../http/reply';
import { isSame } from '../ids';
import type { Platform } from '../platform';
import type { CartEntry, GroupEntry, LineEntry } from './ledger';

const openStatuses: ReadonlySet<string> = new Set(['Active', 'Checkout', 'Processing', 'PendingClosed']);

/** Creates an empty cart. */
export function createCart({ ledger, now, world }: Platform, account: DemoAccount | null, ownerId: string): CartEntry {
  const group: GroupEntry = {
    id: ledger.nextId('group'),
    name: 'Default Delivery',
    isDefault: true,
    address: null,
    desiredDeliveryDate: null,
    shippingInstructions: null,
    deliveryMethodId: null,
  };
  const cart: CartEntry = {
    id: ledger.nextId('cart'),
    accountId: account?.id ?? null,
    ownerId,
    createdAt: now(),
    status: 'Active',
    version: 1,
    lines: [],
    groups: [group],
    coupons: [],
    name: null,
    changedAt: now(),
    purchaseOrderNumber: null,
    repricingReads: world.changes.repricingReads ?? 0,
    customFields: {},
    unfinishedReads: 0,
    staleTotal: null,
    isLocked: false,
    checkoutId: null,
  };
  ledger.carts.push(cart);
  return cart;
}

/** Adds the demo's initial lines to the first cart of a buyer on an account. */
function fillFirstCart(platform: Platform, account: DemoAccount | null, ownerId: string): void {
  const key = `${account?.id ?? 'guest'}/${ownerId}`;
  if (platform.ledger.seeded.has(key)) return;
  platform.ledger.seeded.add(key);
  const { lines } = platform.world.fresh(account).cart;
  if (lines.length === 0) return;
  const cart = createCart(platform, account, ownerId);
  const [group] = cart.groups;
  cart.lines = lines.map(({ productId, quantity }): LineEntry => ({
    id: platform.ledger.nextId('line'),
    productId,
    quantity,
    groupId: group?.id ?? '',
  }));
  cart.changedAt = platform.now() - 60_000;
}

/** The caller's open cart, or undefined. While an order is created from it, a cart exists but can't be changed. */
export function currentCart(exchange: Exchange, account = accountOf(exchange)): CartEntry | undefined {
  const { platform } = exchange;
  const ownerId = ownerOf(exchange);
  fillFirstCart(platform, account, ownerId);
  return platform.ledger.carts.findLast(
    (cart) =>
      cart.ownerId === ownerId &&
      cart.accountId === (account?.id ?? null) &&
      openStatuses.has(cart.status) &&
      cart.status !== 'PendingClosed',
  );
}

/**
 * The cart that a path names: by id, `active` or `current`. Null only for `current`, where a missing cart is no error.
 */
export function namedCart(exchange: Exchange, name: string): CartEntry | null {
  if (name === 'current' || name === 'active') {
    const cart = currentCart(exchange);
    if (cart !== undefined) return cart;
    return name === 'current' ? null : throwNotFound();
  }
  const account = accountOf(exchange);
  const cart = exchange.platform.ledger.carts.find(({ id }) => isSame(id, name)) ?? throwNotFound();
  if (cart.ownerId !== ownerOf(exchange))
    refuse(403, 'INSUFFICIENT_ACCESS', 'You need permission to access this cart.');
  if (cart.accountId !== (account?.id ?? null))
    refuse(403, 'INSUFFICIENT_ACCESS', 'The cart belongs to another account.');
  if (!openStatuses.has(cart.status)) throwNotFound();
  return cart;
}

const throwNotFound = (): never => refuse(404, 'CART_NOT_FOUND', 'We couldn’t find the cart.');

/** The cart that a path names. Throws when there is none. */
export const existingCart = (exchange: Exchange, name: string): CartEntry =>
  namedCart(exchange, name) ?? throwNotFound();

const BUSY = 'Looks like your cart is currently in use. Please try again later.';

/**
 * Applies a change under the cart's lock: a second change meanwhile is refused with 409, as is one while prices are
 * recalculated.
 */
export async function withCartLock<Result>(
  { platform }: Exchange,
  cart: CartEntry,
  change: () => Result,
): Promise<Result> {
  if (cart.isLocked || cart.unfinishedReads > 0) refuse(409, 'CONFLICT', BUSY);
  if (cart.status !== 'Active' && cart.status !== 'Checkout')
    refuse(409, 'CONFLICT', 'The cart can’t be changed in its current status.');
  cart.isLocked = true;
  try {
    if (platform.behaviour.writeMs > 0) await new Promise((resolve) => setTimeout(resolve, platform.behaviour.writeMs));
    return change();
  } finally {
    cart.isLocked = false;
  }
}

/** Records a change of a cart: its prices are recalculated, and its checkout may end. */
export function recordChange({ ledger, behaviour, now, world }: Platform, cart: CartEntry, staleTotal: number): void {
  cart.version += 1;
  cart.changedAt = now();
  cart.repricingReads = world.changes.repricingReads ?? 0;
  cart.unfinishedReads = behaviour.calculationReads;
  cart.staleTotal = behaviour.calculationReads > 0 ? staleTotal : null;
  const checkout = ledger.checkouts.find(({ id }) => id === cart.checkoutId);
  if (checkout?.status !== 'open' || behaviour.simplifiedCleanup) return;
  checkout.status = 'gone';
  cart.status = 'Active';
  cart.checkoutId = null;
}
