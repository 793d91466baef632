import type { EasyOrderRejection, FillSource, Product } from '../../domain';
import type { Needs, PortErrorCode } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { NumberFormats } from '../../runtime/react/use-number-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
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

/** The two ways to fill an order fast. */
export type OrderBuilderView = 'builder' | 'easy-order';

export interface OrderBuilderEvents {
  /** The rows are about to go into the cart; stopping it leaves them here. */
  readonly 'before-add': { readonly items: readonly { readonly productId: string; readonly quantity: number }[] };
  /** Rows are in the cart; those in `troubles` not as asked. */
  readonly add: {
    readonly items: readonly { readonly productId: string; readonly quantity: number }[];
    readonly troubles: readonly { readonly productId: string; readonly quantity: number }[];
  };
  /** Rows were filled from earlier orders, or from a list. */
  readonly fill: { readonly source: FillSource['is'] | 'list'; readonly products: number };
  readonly 'view-change': { readonly view: OrderBuilderView };
  /** A proposed order was accepted, and this order came of it. */
  readonly 'easy-order-accept': { readonly easyOrderId: string; readonly orderId: string | null };
  readonly 'easy-order-reject': { readonly easyOrderId: string; readonly reason: EasyOrderRejection };
}

export type OrderBuilderSlots = RegionSlots<'header' | 'footer'>;

export type OrderBuilderProps = WidgetProps<
  OrderBuilderAdapter,
  typeof orderBuilderMessages & typeof orderBuilderLazyMessages,
  OrderBuilderEvents,
  OrderBuilderSlots
> & {
  /** Which way shows; with `onViewChange` the host decides. Default `builder`. */
  readonly view?: OrderBuilderView;
};

/** What rows are filled from: earlier orders, or a shopping list. */
export type Filling = FillSource | { readonly is: 'list'; readonly listId: string };

/** Why rows could not be filled; without a code there was nothing to fill them with. */
export interface FillError {
  readonly source: Filling['is'];
  readonly code: PortErrorCode | null;
  readonly again: () => void;
}

/** What every part of the builder works with: the same for as long as the account is. */
export interface BuilderGiven {
  readonly builder: Builder;
  readonly cart: CartRuntime;
  readonly messages: Messages<typeof orderBuilderMessages>;
  readonly formats: NumberFormats;
  readonly overrides?: object;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Product[]>;
}
