import type { Cart, Money } from '../../domain';
import { PortError } from '../../ports';

const isSafeAmount = (amount: Money | null): boolean => amount === null || Number.isSafeInteger(amount.minor);

/** Rejects a cart with an amount that is not an integer of minor units, because totals must be exact. */
export function validateCart<Given extends Cart | null>(cart: Given): Given {
  if (!cart) return cart;
  const { subtotal, discounts, deposits, minimumOrderCharge, tax, total } = cart.totals;
  const lines = cart.lines.flatMap(({ total: amount, product: { price } }) => [
    amount,
    price.state === 'known' ? price.current : null,
  ]);
  const amounts = [
    subtotal,
    deposits,
    minimumOrderCharge,
    tax,
    total,
    ...discounts.map(({ amount }) => amount),
    ...lines,
  ];
  if (!amounts.every(isSafeAmount)) throw new PortError('malformed', 'Invalid amount');
  return cart;
}
