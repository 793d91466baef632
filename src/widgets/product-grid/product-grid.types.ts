import type { ReactNode } from 'react';
import type { Product } from '../../domain';
import type { Needs } from '../../ports';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { OrderEvents } from '../common/ordering/ordering.types';
import type { ProductGridMessages } from './product-grid.messages';
import type { SelectedFacets, GridLayout } from './product-grid.rules';

/** What the grid asks of an adapter. Without `cart.change` it shows products and offers no way to add them. */
export type ProductGridAdapter = Needs<
  'catalog.search',
  | 'catalog.substitutes' | 'catalog.match' | 'cart.read' | 'cart.change' | 'lists.list' | 'lists.create' | 'lists.addItems'
  | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

/** All that a buyer would bookmark or come back to. */
export interface ProductGridValue {
  readonly search: string;
  /** Chosen values by facet, by the ids the backend declares. */
  readonly facets: SelectedFacets;
  /** Null for the backend's own order. */
  readonly sort: string | null;
  /** Counted from 1. */
  readonly page: number;
  /** 10, 20 or 50. */
  readonly pageSize: number;
  readonly layout: GridLayout;
}

export interface ProductGridEvents extends OrderEvents {
  readonly 'search-change': { readonly search: string };
  /** Counted from 1. A search or a sort goes back to 1 and says so. */
  readonly 'page-change': { readonly page: number };
  readonly 'page-size-change': { readonly pageSize: number };
  readonly 'sort-change': { readonly sort: string };
  readonly 'filter-change': { readonly facets: SelectedFacets };
  readonly 'layout-change': { readonly layout: GridLayout };
  /** Any of these, with all of them: one place to keep an address in step with. */
  readonly 'value-change': ProductGridValue;
  /** Products were put on a shopping list. */
  readonly 'list-add': ListAdd;
}

export type ProductGridSlots = RegionSlots<'header' | 'footer' | 'empty'> & {
  /** Under a card's price. */
  readonly cardExtra?: (given: { readonly product: Product }) => ReactNode;
};

export type ProductGridProps = WidgetProps<ProductGridAdapter, ProductGridMessages, ProductGridEvents, ProductGridSlots> & {
  /** What the buyer looks at, or the parts of it that the host holds; the props below hold one part each and win. */
  readonly value?: Partial<ProductGridValue>;
  /** The search text, when the host holds it (such as in the address). */
  readonly search?: string;
  /** The page, counted from 1, when the host holds it. */
  readonly page?: number;
  /** Products on a page: 10, 20 or 50, when the host holds it; else what the buyer chose last, 10 at first. */
  readonly pageSize?: number;
  /** Id of one of the sorts the backend offers, when the host holds it; its first one by default. */
  readonly sort?: string;
  /** Cards or lines for fast entry, when the host holds it; else what the buyer chose last, cards at first. */
  readonly layout?: GridLayout;
};
