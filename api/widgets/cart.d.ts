import { b as CartProps } from 'shared/cart.types';
export { C as CartAdapter, a as CartEvents, c as CartSlots, d as cartContract } from 'shared/cart.types';
export { c as cartMessages } from 'shared/cart.lazy.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/messages';

/** The cart: lines that answer at once, sums that are never shown as final before they are. */
declare const Cart: react.ComponentType<CartProps>;

export { Cart, CartProps };
