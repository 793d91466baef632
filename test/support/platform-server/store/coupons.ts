/** A coupon code of the store: its discount, or the reason why it can't be used. */
export interface Coupon {
  readonly code: string;
  readonly name: string;
  readonly percent: number;
  readonly refusal?: 'BLOCKED_EXCLUSIVE' | 'UNQUALIFIED_CART' | 'COUPON_REDEMPTION_LIMIT_EXCEEDED';
}

/** One coupon of every kind. */
export const coupons: readonly Coupon[] = [
  { code: 'WELCOME10', name: 'Ten off your order', percent: 10 },
  { code: 'EXCLUSIVE', name: 'Not with another promotion', percent: 15, refusal: 'BLOCKED_EXCLUSIVE' },
  { code: 'PALLET', name: 'From a pallet on', percent: 5, refusal: 'UNQUALIFIED_CART' },
  { code: 'SPENT', name: 'Used up', percent: 5, refusal: 'COUPON_REDEMPTION_LIMIT_EXCEEDED' },
];

export const couponOf = (code: string): Coupon | undefined =>
  coupons.find((coupon) => coupon.code === code.toUpperCase());
