import type { CalendarDate, OrderRow, OrderSort } from '../../domain';
import type { Needs } from '../../ports';
import type { OrderStatus } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { ReorderRequest } from '../common/reorder/reorder.types';
import type { Columns } from '../common/columns';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { orderHistoryLazyMessages } from './order-history.lazy.messages';
import type { orderHistoryMessages } from './order-history.messages';

/** All messages of the order history, by key. */
export type OrderHistoryTree = typeof orderHistoryMessages & typeof orderHistoryLazyMessages;

/** Adapter methods that the order history uses. Without `orders.detail` and `cart.change` it offers no reorder. */
export type OrderHistoryAdapter = Needs<
  'orders.search',
  | 'orders.detail'
  | 'orders.resumeDraft'
  | 'orders.deleteDraft'
  | 'cart.read'
  | 'cart.change'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
>;

/** Search, filters, sort and page, which a host can store in the URL. */
export interface OrderHistoryValue {
  readonly search: string;
  /** The last 7, 30 or 90 days, a custom range, or null for any time. */
  readonly period: 7 | 30 | 90 | 'custom' | null;
  /** Ends of a custom period; null leaves an end open. */
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
  /** The first page is 1. */
  readonly page: number;
  /** 10, 20 or 50. */
  readonly pageSize: number;
}

export interface OrderHistoryEvents {
  /** The buyer followed the link to an order's page. */
  readonly 'order-open': { readonly orderId: string };
  /** Search, period, statuses, sort or page changed. The detail has all of them, so a host can keep the URL in sync. */
  readonly 'value-change': OrderHistoryValue;
  /** The export file was saved. */
  readonly export: { readonly fileName: string; readonly orders: number };
  /** Before products of the order are added to the cart again. */
  readonly 'before-reorder': ReorderRequest;
  /** An order's products were added to the cart again: the number added in full, and the number that were not. */
  readonly reorder: { readonly orderId: string; readonly added: number; readonly notAdded: number };
  /** The buyer resumed a draft. Its products are in the cart, except for `notAdded` of them. */
  readonly 'draft-resume': { readonly orderId: string; readonly notAdded: number };
  /** A draft was deleted. */
  readonly 'draft-delete': { readonly orderId: string };
}

/** Columns of the orders, in their default order. `actions` has *Order again* and the actions of a draft. */
export type OrderColumn = 'number' | 'placed' | 'delivery' | 'status' | 'cases' | 'total' | 'actions';

/** Data of the slot of a cell. */
export interface OrderCellSlotData {
  readonly order: OrderRow;
  /** Name of the column, or the id of a column of the host. */
  readonly column: string;
}

export type OrderHistorySlots = RegionSlots<'header' | 'footer' | 'empty'> &
  ErrorSlots &
  SlotsOf<{
    /** Content of every cell; a column of the host has none of its own. */
    cell: OrderCellSlotData;
  }>;

export type OrderHistoryProps = WidgetProps<
  OrderHistoryAdapter,
  OrderHistoryTree,
  OrderHistoryEvents,
  OrderHistorySlots
> & {
  /** Search, filters, sort and page; the widget keeps the parts that the host leaves out. */
  readonly value?: Partial<OrderHistoryValue>;
  /**
   * Columns in their order, also those of the host, whose content is in the slot `cell`. Default: all of the widget.
   * Narrow containers show cards, where the widget's own values keep their places.
   */
  readonly columns?: Columns<OrderColumn>;
};
