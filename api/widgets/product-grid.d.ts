import { b as ProductGridProps } from 'shared/product-grid.types';
export { P as ProductGridAdapter, a as ProductGridEvents, c as ProductGridSlots, p as productGridContract } from 'shared/product-grid.types';
export { p as productGridMessages } from 'shared/product-grid.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/messages';
import 'shared/ordering.types';
import 'shared/ordering.messages';

/** Products to order: searched as you type, a page at a time, each card answering at once. */
declare const ProductGrid: react.ComponentType<ProductGridProps>;

export { ProductGrid, ProductGridProps };
