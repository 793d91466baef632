import { b as ProductDetailsProps } from 'shared/product-details.types';
export { P as ProductDetailsAdapter, a as ProductDetailsEvents, c as ProductDetailsSlots, p as productDetailsContract } from 'shared/product-details.types';
export { p as productDetailsMessages } from 'shared/product-details.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/messages';
import 'shared/ordering.types';
import 'shared/ordering.messages';

/** One product: its pictures, all that is known of it, its price and stock, and ordering it. */
declare const ProductDetails: react.ComponentType<ProductDetailsProps>;

export { ProductDetails, ProductDetailsProps };
