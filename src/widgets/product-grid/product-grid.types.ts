import type { ReactNode } from 'react';
import type { Product } from '../../domain';
import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { productGridMessages } from './product-grid.messages';

/** What the grid asks of an adapter. Without `cart.change` it shows products and offers no way to add them. */
export type ProductGridAdapter = Needs<
  'catalog.search',
  'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

/** A product on its way into the cart. */
export interface ProductAdd {
  readonly productId: string;
  /** In the product's selling unit. */
  readonly quantity: number;
  readonly name: string;
}

export interface ProductGridEvents {
  /** The buyer wants to add a product; stopping it leaves the cart as it is. */
  readonly 'before-add': ProductAdd;
  readonly add: ProductAdd;
  /** The quantity of a product in the cart was changed on its card; 0 removes it. No line id while it is being added. */
  readonly 'line-change': { readonly lineId: string | null; readonly productId: string; readonly quantity: number };
  readonly 'search-change': { readonly search: string };
  /** Counted from 1. A search or a sort goes back to 1 and says so. */
  readonly 'page-change': { readonly page: number };
  readonly 'page-size-change': { readonly pageSize: number };
  readonly 'sort-change': { readonly sort: string };
}

export type ProductGridSlots = RegionSlots<'header' | 'footer' | 'empty'> & {
  /** Under a card's price. */
  readonly cardExtra?: (given: { readonly product: Product }) => ReactNode;
};

export type ProductGridProps = WidgetProps<ProductGridAdapter, typeof productGridMessages, ProductGridEvents, ProductGridSlots> & {
  /** The search text, when the host holds it (such as in the address). */
  readonly search?: string;
  /** The page, counted from 1, when the host holds it. */
  readonly page?: number;
  /** Products on a page: 10, 20 or 50 (spec §9), when the host holds it. Default 10. */
  readonly pageSize?: number;
  /** Id of one of the sorts the backend offers, when the host holds it; its first one by default. */
  readonly sort?: string;
};
