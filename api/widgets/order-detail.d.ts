import { b as OrderDetailProps } from 'shared/order-detail.types';
export { O as OrderDetailAdapter, a as OrderDetailEvents, c as OrderDetailSlots, o as orderDetailContract } from 'shared/order-detail.types';
export { o as orderDetailMessages } from 'shared/order-detail.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** One order: where it stands, what came of each line, its numbers, its invoice; the same again, or cancelled. */
declare const OrderDetail: react.ComponentType<OrderDetailProps>;

export { OrderDetail, OrderDetailProps };
