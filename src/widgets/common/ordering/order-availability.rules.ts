import type { ConditionOnAccount, Money, Price, Product } from '../../../domain';
import { isDiscountShown, parseMoney, quantityProblem } from '../../../rules';

export { findBlockingCondition } from '../../../runtime/session/blocking-condition';

/** Whether the buyer may put things into the cart here, or the condition of the account that stops them. */
export type AddPermission = 'may-add' | 'none' | ConditionOnAccount;

/** What stands where a product is ordered: the stepper, or why there is none. */
export type OrderAvailability = 'order' | 'stopped' | 'out-of-stock' | 'no-price' | 'in-cart-only' | 'nothing';

/** What a product can be offered as. What is in the cart is said even where nothing can be added. */
export function orderAvailabilityOf(
  { stock, price }: Product,
  right: AddPermission,
  inCart: number,
): OrderAvailability {
  if (stock.label === 'out-of-stock') return 'out-of-stock';
  if (right !== 'may-add') {
    if (inCart > 0) return 'in-cart-only';
    return right === 'none' || price.state === 'unavailable' ? 'nothing' : 'stopped';
  }
  return price.state === 'unavailable' ? 'no-price' : 'order';
}

/** A reduction for one selling unit, as an amount above 0; null unless it is shown (decision 7). */
export function reductionOf(price: Price): Money | null {
  if (price.state !== 'known' || !isDiscountShown(price.discount)) return null;
  const amount = parseMoney(price.discount, price.current.currency);
  return amount === null ? null : { minor: -amount.minor, currency: amount.currency };
}

/** What a guest has to sign in for; null when they lack nothing here. */
export function guestRestriction(mayAdd: boolean, products: readonly Product[]): 'order' | 'prices' | 'both' | null {
  const prices = products.some(({ price }) => price.state === 'hidden');
  if (mayAdd) return prices ? 'prices' : null;
  return prices ? 'both' : 'order';
}

/** How many “same again” puts into the cart; null where it says nothing, or where today's rule forbids it. */
export function repeatQuantity({ lastOrdered, quantityRule }: Product, inCart: number): number | null {
  if (lastOrdered === null || inCart > 0) return null;
  return quantityProblem(lastOrdered.quantity, quantityRule) === null ? lastOrdered.quantity : null;
}

/** One drink comes in many packs: the name alone would not tell two controls apart. */
export const fullName = ({ name, packSize }: Product): string => [name, packSize].filter(Boolean).join(', ');
