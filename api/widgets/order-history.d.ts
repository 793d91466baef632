import { b as OrderHistoryProps } from 'shared/order-history.types';
export { O as OrderHistoryAdapter, a as OrderHistoryEvents, c as OrderHistorySlots, d as OrderHistoryValue, o as orderHistoryContract } from 'shared/order-history.types';
export { o as orderHistoryMessages } from 'shared/order-history.lazy.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/common.types';
import 'shared/messages';

/** The orders of an account: found by any of their numbers, filtered, sorted, saved as a file, ordered again. */
declare const OrderHistory: react.ComponentType<OrderHistoryProps>;

export { OrderHistory, OrderHistoryProps };
