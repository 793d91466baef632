import type { ComponentType } from 'react';
import type { Product } from '../../domain';
import type { Needs } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { WidgetProps } from '../common/common.types';
import type { AddPermission } from '../common/ordering/order-availability.rules';
import type { OrderActions, OrderEvents } from '../common/ordering/ordering.types';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { CardQuantities } from './parts/ordering/card-quantities';
import type { productGridLazyMessages } from './product-grid.lazy.messages';
import type { productGridMessages } from './product-grid.messages';
import type { SelectedFacets, GridLayout } from './product-grid.rules';

/** Methods of an adapter that the grid uses. Without `cart.change` the products are shown without order controls. */
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

/** The complete state of the grid that a host can store in an address. */
export interface ProductGridValue {
  readonly search: string;
  /** Selected values by facet, by the ids that the backend declares. */
  readonly facets: SelectedFacets;
  /** Null for the default order of the backend. */
  readonly sort: string | null;
  /** Counts from 1. */
  readonly page: number;
  /** One of 10, 20 and 50. */
  readonly pageSize: number;
  readonly layout: GridLayout;
}

export interface ProductGridEvents extends OrderEvents {
  /** The buyer changed the search text. */
  readonly 'search-change': { readonly search: string };
  /** Counts from 1. A search, filter or sort order that returns to page 1 emits it too. */
  readonly 'page-change': { readonly page: number };
  /** The buyer changed the number of products per page. */
  readonly 'page-size-change': { readonly pageSize: number };
  /** The buyer changed the order of the products. */
  readonly 'sort-change': { readonly sort: string };
  /** The buyer changed the filters; contains all selected values. */
  readonly 'filter-change': { readonly facets: SelectedFacets };
  /** The buyer switched between grid and list. */
  readonly 'layout-change': { readonly layout: GridLayout };
  /** Emitted with each of the changes above and contains the complete state, for example to update an address. */
  readonly 'value-change': ProductGridValue;
  /** Products were added to a shopping list. */
  readonly 'list-add': ListAdd;
}

/** Data of the slots of a card. */
export interface ProductCardSlotData {
  readonly product: Product;
}

export type ProductGridSlots = RegionSlots<'header' | 'tools' | 'filters' | 'footer' | 'empty'> &
  ErrorSlots &
  SlotsOf<{
    /** The product's image. What is added lies over the image. */
    'card-picture': ProductCardSlotData;
    /** Tags for stock and reduction. */
    'card-tags': ProductCardSlotData;
    /** Name and pack. */
    'card-name': ProductCardSlotData;
    /** Price of a unit. */
    'card-price': ProductCardSlotData;
    /** Under the price; empty by default. */
    'card-extra': ProductCardSlotData;
    /** The last order, quantity, *Add* and the other controls. */
    'card-actions': ProductCardSlotData;
  }>;

export type ProductGridProps = WidgetProps<
  ProductGridAdapter,
  typeof productGridMessages & typeof productGridLazyMessages,
  ProductGridEvents,
  ProductGridSlots
> & {
  /**
   * The state of the grid, or the parts that the host controls. Each prop below controls one part and takes precedence.
   */
  readonly value?: Partial<ProductGridValue>;
  /** The search text, if the host controls it. */
  readonly search?: string;
  /** The page, counted from 1, if the host controls it. */
  readonly page?: number;
  /** Products per page (10, 20 or 50), if the host controls it. Default: the buyer's last choice, initially 10. */
  readonly pageSize?: number;
  /** Id of one of the backend's sort orders, if the host controls it. Default: the first one. */
  readonly sort?: string;
  /** `grid` or `list`, if the host controls it. Default: the buyer's last choice, initially `grid`. */
  readonly layout?: GridLayout;
};

/** Actions of the cards. The functions are the same for every card and render, which avoids re-renders. */
interface CardActions extends OrderActions {
  /** Sets the quantity of the last order, without adding it. */
  readonly onRepeat: (product: Product, quantity: number) => void;
  /** Opens the dialog of shopping lists; absent if there are none. */
  readonly onSave?: (product: Product, quantity: number) => void;
}

/** Props of the footer of a card. */
export interface CardOrderProps {
  readonly product: Product;
  readonly ordering: Ordering;
  readonly messages: Messages<typeof productGridMessages>;
  readonly formats: Formats;
}

/** Context that ordering adds to the products. It loads as a separate chunk while the products load. */
export interface Ordering {
  readonly cart: CartRuntime;
  readonly addPermission: AddPermission;
  readonly actions: CardActions;
  readonly quantities: CardQuantities;
  /** Footer of a card: quantity in the cart, stepper, *Add*, and the button for lists. */
  readonly CardOrder: ComponentType<CardOrderProps>;
}
