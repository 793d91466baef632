import type { Cart, Money } from '../../domain';
import { PortError } from '../../ports';

const isSafeAmount = (amount: Money | null): boolean => amount === null || Number.isSafeInteger(amount.minor);

/**
 * A cart whose amounts can be added up. Sums are exact or nothing: one amount that is no whole number of minor units
 * makes an answer that can not be read.
 */
export function validateCart<Given extends Cart | null | undefined>(cart: Given): Given {
  if (!cart) return cart;
  const { subtotal, discounts, deposits, minimumOrderCharge, tax, total } = cart.totals;
  const lines = cart.lines.flatMap(({ total: amount, product: { price } }) => [amount, price.state === 'known' ? price.current : null]);
  const amounts = [subtotal, deposits, minimumOrderCharge, tax, total, ...discounts.map(({ amount }) => amount), ...lines];
  if (!amounts.every(isSafeAmount)) throw new PortError('malformed', 'An amount of the cart is no amount');
  return cart;
}
