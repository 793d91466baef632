import { b as OrderBuilderProps } from 'shared/order-builder.types';
export { O as OrderBuilderAdapter, a as OrderBuilderEvents, c as OrderBuilderSlots, o as orderBuilderContract } from 'shared/order-builder.types';
export { o as orderBuilderMessages } from 'shared/order-builder.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Order builder and Easy Order: rows to type, scan, paste or fill from earlier orders, and the order that is proposed. */
declare const OrderBuilder: react.ComponentType<OrderBuilderProps>;

export { OrderBuilder, OrderBuilderProps };
