import { accountOf, ownerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { refuse } from '../http/reply';
import { isSame } from '../ids';
import { currentCart } from './carts';
import type { CartEntry, CheckoutEntry } from './ledger';

/** A checkout and its cart. */
export interface OpenCheckout {
  readonly checkout: CheckoutEntry;
  readonly cart: CartEntry;
}

const throwNotFound = (): never => refuse(404, 'CHECKOUT_NOT_FOUND', 'No checkout was found.');

/** The checkout that a path names: by id, or `active`. One whose cart changed is gone. */
export function namedCheckout(exchange: Exchange, name: string): OpenCheckout {
  const { ledger } = exchange.platform;
  const account = accountOf(exchange);
  const id = name === 'active' ? (currentCart(exchange, account)?.checkoutId ?? throwNotFound()) : name;
  const checkout = ledger.checkouts.find((known) => isSame(known.id, id)) ?? throwNotFound();
  const cart = ledger.carts.find((known) => known.id === checkout.cartId) ?? throwNotFound();
  if (cart.ownerId !== ownerOf(exchange) || cart.accountId !== (account?.id ?? null))
    refuse(403, 'INSUFFICIENT_ACCESS', 'The checkout belongs to another cart.');
  if (checkout.status === 'deleted') throwNotFound();
  if (checkout.status === 'gone') refuse(410, 'CHECKOUT_NOT_FOUND', 'The checkout session is no longer available.');
  return { checkout, cart };
}

/** The open checkout of a cart; a new one when there is none. */
export function startCheckout({ platform: { ledger, behaviour } }: Exchange, cart: CartEntry): CheckoutEntry {
  const known = ledger.checkouts.find(({ id, status }) => id === cart.checkoutId && status === 'open');
  if (known !== undefined) return known;
  const checkout: CheckoutEntry = {
    id: ledger.nextId('checkout'),
    cartId: cart.id,
    status: 'open',
    unfinishedReads: behaviour.checkoutReads,
    contactInfo: null,
    payment: null,
    customFields: {},
    isPrepared: false,
    answers: null,
    orderReferenceNumber: null,
  };
  ledger.checkouts.push(checkout);
  cart.checkoutId = checkout.id;
  cart.status = 'Checkout';
  return checkout;
}
