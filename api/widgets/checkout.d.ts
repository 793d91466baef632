import { b as CheckoutProps } from 'shared/checkout.types';
export { C as CheckoutAdapter, a as CheckoutEvents, c as CheckoutSlots, d as checkoutContract } from 'shared/checkout.types';
export { c as checkoutMessages } from 'shared/checkout.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/payment-fields.types';
import 'shared/common.types';
import 'shared/messages';

/** Checkout: from the visit plan's dates to one order, placed once. */
declare const Checkout: react.ComponentType<CheckoutProps>;

export { Checkout, CheckoutProps };
