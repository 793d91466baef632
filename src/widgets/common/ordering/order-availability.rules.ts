import type { ConditionOnAccount, Money, Price, Product } from '../../../domain';
import { isDiscountShown, parseMoney, quantityProblem } from '../../../rules';

export { findBlockingCondition } from '../../../runtime/session/blocking-condition';

/** Whether the buyer can add products to the cart, or the condition of the account that blocks it. */
export type AddPermission = 'allowed' | 'none' | ConditionOnAccount;

/** Kind of the control for ordering a product: the stepper, or the reason why there is none. */
export type OrderAvailability = 'order' | 'stopped' | 'out-of-stock' | 'no-price' | 'in-cart-only' | 'nothing';

/** Returns how a product can be ordered. A quantity in the cart is shown even if nothing can be added. */
export function orderAvailabilityOf(
  { stock, price }: Product,
  permission: AddPermission,
  inCart: number,
): OrderAvailability {
  if (stock.label === 'out-of-stock') return 'out-of-stock';
  if (permission !== 'allowed') {
    if (inCart > 0) return 'in-cart-only';
    return permission === 'none' || price.state === 'unavailable' ? 'nothing' : 'stopped';
  }
  return price.state === 'unavailable' ? 'no-price' : 'order';
}

/** Returns the reduction of one selling unit as a positive amount; null unless it is shown (decision 7). */
export function reductionOf(price: Price): Money | null {
  if (price.state !== 'known' || !isDiscountShown(price.discount)) return null;
  const amount = parseMoney(price.discount, price.current.currency);
  return amount === null ? null : { minor: -amount.minor, currency: amount.currency };
}

/** Returns what a guest can only do after signing in; null if there is nothing. */
export function guestRestriction(canAdd: boolean, products: readonly Product[]): 'order' | 'prices' | 'both' | null {
  const prices = products.some(({ price }) => price.state === 'hidden');
  if (canAdd) return prices ? 'prices' : null;
  return prices ? 'both' : 'order';
}

/**
 * Returns the quantity that “same again” adds; null if there is no last order, the product is in the cart, or today's
 * quantity rule forbids it.
 */
export function repeatQuantity({ lastOrdered, quantityRule }: Product, inCart: number): number | null {
  if (lastOrdered === null || inCart > 0) return null;
  return quantityProblem(lastOrdered.quantity, quantityRule) === null ? lastOrdered.quantity : null;
}

/** Returns the name with the pack size, because one product may be sold in several packs. */
export const fullName = ({ name, packSize }: Product): string => [name, packSize].filter(Boolean).join(', ');
