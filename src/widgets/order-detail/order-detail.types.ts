import type { OrderDetail } from '../../domain';
import type { Needs } from '../../ports';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderDetailLazyMessages } from './order-detail.lazy.messages';
import type { orderDetailMessages } from './order-detail.messages';

/** Every word of the order's page, by key. */
export type OrderDetailTree = typeof orderDetailMessages & typeof orderDetailLazyMessages;

/** What the page asks of an adapter. Without all of `cancelOrder` nothing is cancelled from here. */
export type OrderDetailAdapter = Needs<
  'orders.detail',
  | 'cancelOrder.prepare'
  | 'cancelOrder.commit'
  | 'cancelOrder.outcome'
  | 'cancelOrder.abandon'
  | 'cart.read'
  | 'cart.change'
  | 'orders.accountOf'
  | 'orders.resumeDraft'
  | 'orders.deleteDraft'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.switchTo'
>;

export interface OrderDetailEvents {
  readonly print: { readonly orderId: string };
  /** The products were put in the cart again: how many went in as asked, and how many did not. */
  readonly 'order-again': { readonly orderId: string; readonly added: number; readonly notAdded: number };
  /** The order was cancelled. */
  readonly cancel: { readonly orderId: string; readonly reason: string };
  /** The buyer goes to report what is wrong with the order, or with one of its lines. */
  readonly 'report-problem': { readonly orderId: string; readonly lineId: string | null };
  /** The buyer went to the account whose order it is. */
  readonly 'account-change': { readonly accountId: string; readonly name: string };
  /** A draft was taken up again: its products are in the cart, but for those counted. */
  readonly 'draft-resume': { readonly orderId: string; readonly notAdded: number };
  /** A draft was deleted. */
  readonly 'draft-delete': { readonly orderId: string };
}

export type OrderDetailSlots = RegionSlots<'header' | 'footer'>;

export type OrderDetailProps = WidgetProps<OrderDetailAdapter, OrderDetailTree, OrderDetailEvents, OrderDetailSlots> & {
  /** The order to show. */
  readonly orderId: string;
};

/** The page's words, with what fills them. */
export type OrderDetailMessages = Messages<typeof orderDetailMessages>;

/** What each part of the page is drawn from. */
export interface DetailPartProps {
  readonly order: OrderDetail;
  readonly messages: OrderDetailMessages;
  readonly formats: Formats;
}

/** Goes to report a problem with the order or a line; absent where the host has no place for it. */
export type ReportProblem = {
  readonly href: (lineId: string | null) => string | null;
  readonly onReport: (lineId: string | null) => void;
};
