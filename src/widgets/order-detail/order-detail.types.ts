import type { OrderDetail } from '../../domain';
import type { Needs } from '../../ports';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ReorderRequest } from '../common/reorder/reorder.types';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { orderDetailLazyMessages } from './order-detail.lazy.messages';
import type { orderDetailMessages } from './order-detail.messages';

/** All messages of the order page, by key. */
export type OrderDetailTree = typeof orderDetailMessages & typeof orderDetailLazyMessages;

/** Adapter methods that the page uses. Without all of `cancelOrder` the page offers no cancellation. */
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
  /** The buyer prints the order. */
  readonly print: { readonly orderId: string };
  /** Before products of the order are added to the cart again. */
  readonly 'before-reorder': ReorderRequest;
  /** The products were added to the cart again: the number added in full, and the number that were not. */
  readonly reorder: { readonly orderId: string; readonly added: number; readonly notAdded: number };
  /** Before the cancellation is sent. */
  readonly 'before-cancel': { readonly orderId: string; readonly reason: string };
  /** The order was cancelled. */
  readonly cancel: { readonly orderId: string; readonly reason: string };
  /** The buyer follows the link to report a problem with the order or one of its lines. */
  readonly 'report-problem': { readonly orderId: string; readonly lineId: string | null };
  /** The buyer switched to the account of the order. */
  readonly 'account-change': { readonly accountId: string; readonly name: string };
  /** The buyer resumed a draft. Its products are in the cart, except for `notAdded` of them. */
  readonly 'draft-resume': { readonly orderId: string; readonly notAdded: number };
  /** A draft was deleted. */
  readonly 'draft-delete': { readonly orderId: string };
}

/** Data of the slots of the order. */
export interface OrderDetailSlotData {
  readonly order: OrderDetail;
}

export type OrderDetailSlots = RegionSlots<'header' | 'footer'> &
  ErrorSlots &
  SlotsOf<{
    /** Number, status, and actions on the whole order. */
    title: OrderDetailSlotData;
    /** Steps of the order’s progress. */
    steps: OrderDetailSlotData;
    /** Lines of the order. */
    lines: OrderDetailSlotData;
    /** Amounts, invoices and the link to customer service. */
    summary: OrderDetailSlotData;
    /** Delivery, references and payment. */
    facts: OrderDetailSlotData;
  }>;

export type OrderDetailProps = WidgetProps<OrderDetailAdapter, OrderDetailTree, OrderDetailEvents, OrderDetailSlots> & {
  /** The order to show. */
  readonly orderId: string;
};

/** The page's messages with their formatting functions. */
export type OrderDetailMessages = Messages<typeof orderDetailMessages>;

/** Props of each part of the page. */
export interface DetailPartProps {
  readonly order: OrderDetail;
  readonly messages: OrderDetailMessages;
  readonly formats: Formats;
}

/** Link to report a problem with the order or a line; absent if the host has no page for it. */
export type ReportProblem = {
  readonly href: (lineId: string | null) => string | null;
  readonly onReport: (lineId: string | null) => void;
};
