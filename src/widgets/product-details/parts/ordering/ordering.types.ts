import type { ComponentType } from 'react';
import type { Product } from '../../../../domain';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import type { Emit } from '../../../../runtime/events';
import type { Formats } from '../../../../runtime/react/use-formats';
import type { Messages } from '../../../../runtime/react/use-messages';
import type { AddPermission } from '../../../common/ordering/order-availability.rules';
import type { OrderActions } from '../../../common/ordering/ordering.types';
import type { productDetailsMessages } from '../../product-details.messages';
import type { ProductDetailsEvents } from '../../product-details.types';

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
