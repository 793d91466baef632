import type { ReactNode } from 'react';
import type { ProductDetail } from '../../domain';
import type { Needs } from '../../ports';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { OrderEvents } from '../common/ordering/ordering.types';
import type { productDetailsMessages } from './product-details.messages';

/** What the page asks of an adapter. What is missing takes its control with it: no lists, no *Add to list*. */
export type ProductDetailsAdapter = Needs<
  'catalog.product',
  | 'catalog.substitutes' | 'catalog.related' | 'cart.read' | 'cart.change' | 'lists.list' | 'lists.create' | 'lists.addItems'
  | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface ProductDetailsEvents extends OrderEvents {
  /** A product is on the page: a host may name its page after it. */
  readonly view: { readonly productId: string; readonly name: string };
  /** Products were put on a shopping list. */
  readonly 'list-add': ListAdd;
}

export type ProductDetailsSlots = RegionSlots<'header' | 'footer'> & {
  /** Under the description. */
  readonly extra?: (given: { readonly product: ProductDetail }) => ReactNode;
};

export type ProductDetailsProps = WidgetProps<ProductDetailsAdapter, typeof productDetailsMessages, ProductDetailsEvents, ProductDetailsSlots> & {
  /** Id of the product, as lists and carts name it. */
  readonly productId: string;
};
