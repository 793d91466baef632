import { b as OrderPlacedProps } from 'shared/order-placed.types';
export { O as OrderPlacedAdapter, a as OrderPlacedEvents, c as OrderPlacedSlots, o as orderPlacedContract } from 'shared/order-placed.types';
export { o as orderPlacedMessages } from 'shared/order-placed.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** The confirmation: the number, the day, what happens next, and the same again. */
declare const OrderPlaced: react.ComponentType<OrderPlacedProps>;

export { OrderPlaced, OrderPlacedProps };
