import type { EasyOrderRejection, FillSource, Product } from '../../domain';
import type { Needs, PortErrorCode } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { NumberFormats } from '../../runtime/react/use-number-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { orderBuilderLazyMessages } from './order-builder.lazy.messages';
import type { orderBuilderMessages } from './order-builder.messages';
import type { Builder } from './order-builder.store';

export type OrderBuilderAdapter = Needs<
  'cart.read' | 'cart.change' | 'catalog.search' | 'catalog.match',
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'builder.fill'
  | 'catalog.substitutes'
  | 'lists.list'
  | 'lists.read'
  | 'easyOrder.read'
  | 'easyOrder.quote'
  | 'easyOrder.prepare'
  | 'easyOrder.commit'
  | 'easyOrder.outcome'
  | 'easyOrder.abandon'
>;

/** The two views: `builder` builds an order from rows, `easy-order` shows the proposed order. */
export type OrderBuilderView = 'builder' | 'easy-order';

export interface OrderBuilderEvents {
  /** Rows are about to be added to the cart; canceling the event leaves them in the builder. */
  readonly 'before-add': { readonly items: readonly { readonly productId: string; readonly quantity: number }[] };
  /**
   * Rows were added to the cart. `adjustments` lists the products that were not added in full, with the quantity that was
   * added.
   */
  readonly add: {
    readonly items: readonly { readonly productId: string; readonly quantity: number }[];
    readonly adjustments: readonly { readonly productId: string; readonly quantity: number }[];
  };
  /** Rows were filled from earlier orders or from a list; `products` is the number of lines. */
  readonly fill: { readonly source: FillSource['type'] | 'list'; readonly products: number };
  /** The buyer changed the view. */
  readonly 'view-change': { readonly view: OrderBuilderView };
  /** A proposed order was accepted. `orderId` is the order that it became; null if the backend reports none. */
  readonly 'easy-order-accept': { readonly easyOrderId: string; readonly orderId: string | null };
  /** The buyer rejected a proposed order. */
  readonly 'easy-order-reject': { readonly easyOrderId: string; readonly reason: EasyOrderRejection };
}

export type OrderBuilderSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type OrderBuilderProps = WidgetProps<
  OrderBuilderAdapter,
  typeof orderBuilderMessages & typeof orderBuilderLazyMessages,
  OrderBuilderEvents,
  OrderBuilderSlots
> & {
  /** The view to show; the host then controls it with `onViewChange`. Default `builder`. */
  readonly view?: OrderBuilderView;
};

/** Source that fills rows: earlier orders or a shopping list. */
export type Filling = FillSource | { readonly type: 'list'; readonly listId: string };

/** Why rows were not filled. `code` is null if there was nothing to fill them with. */
export interface FillError {
  readonly source: Filling['type'];
  readonly code: PortErrorCode | null;
  readonly retry: () => void;
}

/** Props that every part of the builder takes. They stay the same until the account changes. */
export interface BuilderPartProps {
  readonly builder: Builder;
  readonly cart: CartRuntime;
  readonly messages: Messages<typeof orderBuilderMessages>;
  readonly formats: NumberFormats;
  readonly overrides?: object;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Product[]>;
}
