import type { ComponentType, ReactNode } from 'react';
import type { Product, ProductDetail } from '../../domain';
import type { Needs } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Emit } from '../../runtime/events';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { AddPermission } from '../common/ordering/order-availability.rules';
import type { OrderActions, OrderEvents } from '../common/ordering/ordering.types';
import type { productDetailsMessages } from './product-details.messages';

/** What the page asks of an adapter. What is missing takes its control with it: no lists, no *Add to list*. */
export type ProductDetailsAdapter = Needs<
  'catalog.product',
  | 'catalog.substitutes'
  | 'catalog.related'
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

export type ProductDetailsProps = WidgetProps<
  ProductDetailsAdapter,
  typeof productDetailsMessages,
  ProductDetailsEvents,
  ProductDetailsSlots
> & {
  /** Id of the product, as lists and carts name it. */
  readonly productId: string;
};

/** What ordering is made of, before its code is here. */
export interface OrderingHostProps {
  readonly accountId: string | null;
  /** Whether the cart may be read at all. */
  readonly hasCart: boolean;
  readonly right: AddPermission;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly emit: Emit<ProductDetailsEvents>;
  /** Hands over what the page needs. */
  readonly onOrdering: (ordering: Ordering) => void;
}

/** What each part that orders gets. */
export interface OrderingPartProps {
  readonly product: Product;
  readonly ordering: Ordering;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly formats: Formats;
}

/** Other products beside one: substitutes for what is out of stock, or what goes with it. */
export type ShelfKind = 'instead' | 'related';

/** All that ordering adds to a product that is shown; it comes in a chunk of its own, while the product is fetched. */
export interface Ordering {
  readonly accountId: string | null;
  readonly cart: CartRuntime;
  readonly right: AddPermission;
  readonly verbs: OrderActions;
  readonly emit: Emit<ProductDetailsEvents>;
  readonly BuyPanel: ComponentType<OrderingPartProps>;
  readonly Shelf: ComponentType<OrderingPartProps & { readonly kind: ShelfKind }>;
}
