import { requireOrdering, requireOwnStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { created, noContent, ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { isSame } from '../ids';
import { withCartLock, existingCart } from '../store/carts';
import type { CartEntry, GroupEntry } from '../store/ledger';

const base = '/commerce/webstores/:store/carts/:cart/delivery-groups';

function cartOf(exchange: Exchange): CartEntry {
  requireOwnStore(exchange);
  requireOrdering(exchange);
  return existingCart(exchange, param(exchange, 'cart'));
}

const present = (
  cart: CartEntry,
  { id, name, isDefault, address, desiredDeliveryDate, shippingInstructions }: GroupEntry,
) => ({
  availableDeliveryMethods: [],
  cartId: cart.id,
  deliveryAddress: address,
  desiredDeliveryDate,
  errors: [],
  id,
  isDefault,
  name,
  selectedDeliveryMethod: null,
  shippingInstructions,
  totalCartItemCount: cart.lines.filter(({ groupId }) => groupId === id).length,
});

const groupIn = (cart: CartEntry, id: string): GroupEntry =>
  cart.groups.find((group) => isSame(group.id, id)) ??
  refuse(404, 'ITEM_NOT_FOUND', 'The delivery group was not found.');

/** Parts of a cart that are delivered together. */
export const deliveryGroupRoutes: readonly Route[] = [
  [
    'GET',
    base,
    (exchange) => {
      const cart = cartOf(exchange);
      return ok({ count: cart.groups.length, items: cart.groups.map((group) => present(cart, group)) });
    },
  ],
  [
    'POST',
    base,
    (exchange) => {
      const cart = cartOf(exchange);
      const body = objectBody(exchange);
      return withCartLock(exchange, cart, () => {
        const group: GroupEntry = {
          id: exchange.platform.ledger.nextId('group'),
          name: textIn(body, 'name') ?? `Delivery ${cart.groups.length + 1}`,
          isDefault: false,
          address: null,
          desiredDeliveryDate: textIn(body, 'desiredDeliveryDate'),
          shippingInstructions: textIn(body, 'shippingInstructions'),
          deliveryMethodId: null,
        };
        cart.groups = [...cart.groups, group];
        return created(present(cart, group));
      });
    },
  ],
  [
    'POST',
    `${base}/actions/arrange-items`,
    (exchange) => {
      const cart = cartOf(exchange);
      const body = objectBody(exchange);
      return withCartLock(exchange, cart, () => {
        for (const [groupId, ids] of Object.entries(body)) {
          const group = groupIn(cart, groupId);
          for (const line of cart.lines)
            if (Array.isArray(ids) && ids.some((id: unknown) => typeof id === 'string' && isSame(id, line.id)))
              line.groupId = group.id;
        }
        return {
          status: 202,
          body: { count: cart.groups.length, items: cart.groups.map((group) => present(cart, group)) },
        };
      });
    },
  ],
  [
    'GET',
    `${base}/:group`,
    (exchange) => {
      const cart = cartOf(exchange);
      return ok(present(cart, groupIn(cart, param(exchange, 'group'))));
    },
  ],
  [
    'PATCH',
    `${base}/:group`,
    (exchange) => {
      const cart = cartOf(exchange);
      const body = objectBody(exchange);
      return withCartLock(exchange, cart, () => {
        const group = groupIn(cart, param(exchange, 'group'));
        if ('desiredDeliveryDate' in body) group.desiredDeliveryDate = textIn(body, 'desiredDeliveryDate');
        if ('shippingInstructions' in body) group.shippingInstructions = textIn(body, 'shippingInstructions');
        return ok(present(cart, group));
      });
    },
  ],
  [
    'DELETE',
    `${base}/:group`,
    (exchange) => {
      const cart = cartOf(exchange);
      return withCartLock(exchange, cart, () => {
        const group = groupIn(cart, param(exchange, 'group'));
        if (group.isDefault) refuse(400, 'INVALID_API_INPUT', 'The default delivery group can’t be deleted.');
        cart.groups = cart.groups.filter((other) => other !== group);
        for (const line of cart.lines) if (line.groupId === group.id) line.groupId = cart.groups[0]?.id ?? '';
        return noContent;
      });
    },
  ],
];
