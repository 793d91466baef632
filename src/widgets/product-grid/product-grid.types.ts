import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../domain';
import type { Needs } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { AddPermission } from '../common/ordering/order-availability.rules';
import type { OrderActions, OrderEvents } from '../common/ordering/ordering.types';
import type { CardQuantities } from './parts/ordering/card-quantities';
import type { productGridLazyMessages } from './product-grid.lazy.messages';
import type { productGridMessages } from './product-grid.messages';
import type { SelectedFacets, GridLayout } from './product-grid.rules';

/** What the grid asks of an adapter. Without `cart.change` it shows products and offers no way to add them. */
export type ProductGridAdapter = Needs<
  'catalog.search',
  | 'catalog.substitutes'
  | 'catalog.match'
  | 'cart.read'
  | 'cart.change'
  | 'lists.list'
  | 'lists.create'
  | 'lists.addItems'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
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

export type ProductGridProps = WidgetProps<
  ProductGridAdapter,
  typeof productGridMessages & typeof productGridLazyMessages,
  ProductGridEvents,
  ProductGridSlots
> & {
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

/** What a buyer can do on a card; the same functions for every card, so that cards stay asleep. */
interface CardVerbs extends OrderActions {
  /** Takes the quantity of last time, before it is added. */
  readonly onAgain: (product: Product, quantity: number) => void;
  /** Opens the lists it can be put on; absent where there are none. */
  readonly onSave?: (product: Product, quantity: number) => void;
}

/** What a card's foot is drawn from. */
export interface CardOrderProps {
  readonly product: Product;
  readonly ordering: Ordering;
  readonly messages: Messages<typeof productGridMessages>;
  readonly formats: Formats;
}

/** All that ordering adds to products that are shown; it comes in a chunk of its own, while they are being fetched. */
export interface Ordering {
  readonly cart: CartRuntime;
  readonly right: AddPermission;
  readonly verbs: CardVerbs;
  readonly quantities: CardQuantities;
  /** A card's foot: what is in the cart, the stepper, *Add*, and its place on a list. */
  readonly CardOrder: ComponentType<CardOrderProps>;
}
