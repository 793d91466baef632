import type { Cart, CartChange } from '../../../domain';
import { type CartPort, PortError, toPortError } from '../../../ports';
import { ACTIVE_CART_NAME, CART_CHANGE_SIZE } from '../../../rules/limits';
import { sameId } from '../common/ids';
import type { Context } from '../context';
import { updateRepricingNeeded } from './cart.methods';
import { type CartWrite, createCartWriter } from './cart-writer';
import { knownCart, readCart, showCart, toUncertainError } from './read-cart';

/**
 * Implements the cart port. Changes of one cart are serialized, because the platform answers concurrent ones with 409.
 */
export function cartPort(context: Context): CartPort {
  const { methods, runExclusive } = context;
  const write = createCartWriter(context);

  /** Notifies the back office of a change. Its failure does not affect the change. */
  async function requestRepricing(cartId: string): Promise<void> {
    try {
      await methods.callIfAvailable(updateRepricingNeeded, { cartId, isRepricingNeeded: true });
    } catch (thrown) {
      context.warnings.push(`The cart was not marked for repricing: ${toPortError(thrown).code}`);
    }
  }

  return {
    read: ({ accountId, locale }, options) => showCart(context, { accountId, locale, ...options }),
    change: ({ change, accountId, locale }, options) =>
      runExclusive(accountId ?? '', async () => {
        if (options?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
        const size =
          change.type === 'add-many' ? change.items.length : change.type === 'remove-many' ? change.lineIds.length : 0;
        if (size > CART_CHANGE_SIZE) throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} products at once`);
        const owner = { accountId, locale };
        const before = knownCart(context, owner);
        const result = await write(change, owner);
        try {
          if (result.outcome === 'refused')
            return { ...result, cart: await readCart(context, owner).catch(() => null) };
          const isMarked = before !== null && before.id !== ACTIVE_CART_NAME && change.type !== 'clear';
          const cart = await readCart(context, owner, isMarked ? requestRepricing(before.id) : undefined);
          const applied = withAdjustment(change, result, before, cart);
          return applied.outcome === 'refused' ? applied : { ...applied, cart };
        } catch (thrown) {
          throw toUncertainError(thrown);
        }
      }),
  };
}

/** Reports an adjustment when the platform stored another quantity than the requested one. */
function withAdjustment(change: CartChange, write: CartWrite, before: Cart | null, cart: Cart): CartWrite {
  if (write.outcome !== 'done' || (change.type !== 'add' && change.type !== 'set')) return write;
  const counted = (of: Cart | null): number =>
    (of?.lines ?? [])
      .filter(({ id, product, isFreeGood }) =>
        change.type === 'set' ? sameId(id, change.lineId) : !isFreeGood && sameId(product.id, change.productId),
      )
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const now = counted(cart);
  if (now === 0 || (change.type === 'add' && before === null)) return write;
  const requested = change.quantity + (change.type === 'add' ? counted(before) : 0);
  return now < requested && (change.type === 'set' || now > counted(before))
    ? { outcome: 'adjusted', quantity: now, reason: 'quantity' }
    : write;
}
