import type { CartChangeResult } from '../../../domain';
import { type CartPort, PortError } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import type { Context } from '../context';
import { cartRefusalFor, quantitiesOf, toCart, toChangeInput } from './cart.mapping';
import { changeTradeCart, tradeCart } from './cart.wire';

/** Implements the cart port with the plugin. Every change answers the whole cart. */
export function cartPort({ graphql, options: { baseUrl }, runExclusive }: Context): CartPort {
  return {
    read: async ({ accountId, locale }, call) =>
      toCart((await graphql.send(tradeCart, { accountId, locale, ...call })).tradeCart, baseUrl),
    change: ({ change, revision, accountId, locale }, call) =>
      runExclusive(`cart ${accountId}`, async (): Promise<CartChangeResult> => {
        if (call?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
        const size =
          change.type === 'add-many' ? change.items.length : change.type === 'remove-many' ? change.lineIds.length : 0;
        if (size > CART_CHANGE_SIZE) throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} products at once`);
        // The server's type of a quantity has no fractions.
        if (change.type !== 'add-many' && quantitiesOf(change).some((quantity) => !Number.isInteger(quantity)))
          return { outcome: 'refused', cart: null, reason: 'quantity' };
        const { changeTradeCart: answer } = await graphql.send(changeTradeCart, {
          variables: { change: toChangeInput(change), revision },
          accountId,
          locale,
          ...call,
        });
        const cart = toCart(answer.cart, baseUrl);
        if (answer.refusal === 'conflict') throw new PortError('conflict', 'The cart was changed elsewhere');
        if (answer.refusal !== null) return { outcome: 'refused', cart, reason: cartRefusalFor(answer.refusal) };
        const [first] = answer.adjustments;
        if (first === undefined) return { outcome: 'done', cart };
        if (change.type === 'add-many')
          return {
            outcome: 'partial',
            cart,
            items: answer.adjustments.map(({ variantId, quantity, reason }) => ({
              productId: variantId,
              quantity,
              reason: cartRefusalFor(reason),
            })),
          };
        if (first.quantity === 0) return { outcome: 'refused', cart, reason: cartRefusalFor(first.reason) };
        const added = cart.lines.find(({ product, isFreeGood }) => product.id === first.variantId && !isFreeGood);
        return {
          outcome: 'adjusted',
          cart,
          // The port's quantity is that of the line.
          quantity: change.type === 'add' ? (added?.quantity ?? first.quantity) : first.quantity,
          reason: cartRefusalFor(first.reason),
        };
      }),
  };
}
