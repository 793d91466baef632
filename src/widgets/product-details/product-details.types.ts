import type { ComponentType } from 'react';
import type { Product, ProductDetail } from '../../domain';
import type { Needs } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { Emit } from '../../runtime/events';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { WidgetProps } from '../common/common.types';
import type { AddPermission } from '../common/ordering/order-availability.rules';
import type { OrderActions, OrderEvents } from '../common/ordering/ordering.types';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { productDetailsMessages } from './product-details.messages';

/**
 * Methods of an adapter that the page uses. A missing optional method removes its control: without lists there is no
 * *Add to list*.
 */
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
  /** A product is shown; a host can set the title of its page. */
  readonly 'product-view': { readonly productId: string; readonly name: string };
  /** Products were added to a shopping list. */
  readonly 'list-add': ListAdd;
}

/** Data of the slots of the product. */
export interface ProductDetailsSlotData {
  readonly product: ProductDetail;
}

export type ProductDetailsSlots = RegionSlots<'header' | 'footer'> &
  ErrorSlots &
  SlotsOf<{
    /** The images. */
    picture: ProductDetailsSlotData;
    /** Brand, name and pack. */
    title: ProductDetailsSlotData;
    /** Price and stock. */
    price: ProductDetailsSlotData;
    /** Quantity, *Add* and the other controls. */
    actions: ProductDetailsSlotData;
    /** The description. */
    description: ProductDetailsSlotData;
    /** Under the description; empty by default. */
    extra: ProductDetailsSlotData;
    /** Table of facts. */
    facts: ProductDetailsSlotData;
    /** Products under the article. */
    related: ProductDetailsSlotData;
  }>;

export type ProductDetailsProps = WidgetProps<
  ProductDetailsAdapter,
  typeof productDetailsMessages,
  ProductDetailsEvents,
  ProductDetailsSlots
> & {
  /** Id of the product, as in lists and carts. */
  readonly productId: string;
};

/** Props of the lazy ordering host. */
export interface OrderingHostProps {
  readonly accountId: string | null;
  /** True if the cart can be read. */
  readonly hasCart: boolean;
  readonly addPermission: AddPermission;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly emit: Emit<ProductDetailsEvents>;
  /** Called with the ordering context once it is ready, and when it changes. */
  readonly onOrdering: (ordering: Ordering) => void;
}

/** Props of each part that orders. */
export interface OrderingPartProps {
  readonly product: Product;
  readonly ordering: Ordering;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly formats: Formats;
}

/** `instead`: substitutes for a product that is out of stock. `related`: products that go with it. */
export type ShelfKind = 'instead' | 'related';

/** Context that ordering adds to a product. It loads as a separate chunk while the product loads. */
export interface Ordering {
  readonly accountId: string | null;
  readonly cart: CartRuntime;
  readonly addPermission: AddPermission;
  readonly actions: OrderActions;
  readonly emit: Emit<ProductDetailsEvents>;
  readonly BuyPanel: ComponentType<OrderingPartProps>;
  readonly Shelf: ComponentType<OrderingPartProps & { readonly kind: ShelfKind }>;
}
