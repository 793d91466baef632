import type { CalendarDate, OrderSort } from '../../domain';
import type { Needs } from '../../ports';
import type { OrderStatus } from '../../rules';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderHistoryLazyMessages } from './order-history.lazy.messages';
import type { orderHistoryMessages } from './order-history.messages';

/** Every word of the history, by key. */
export type OrderHistoryTree = typeof orderHistoryMessages & typeof orderHistoryLazyMessages;

/** What the history asks of an adapter. Without `orders.detail` and `cart.change` nothing is ordered again from here. */
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

/** All that a buyer would bookmark or come back to. */
export interface OrderHistoryValue {
  readonly search: string;
  /** The last 7, 30 or 90 days, dates of the buyer's own, or null for any time. */
  readonly period: 7 | 30 | 90 | 'custom' | null;
  /** The ends of a custom period; null leaves one open. */
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
  /** Counted from 1. */
  readonly page: number;
  /** 10, 20 or 50. */
  readonly pageSize: number;
}

export interface OrderHistoryEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
  /** Search, period, statuses, sort or page, with all of them: one place to keep an address in step with. */
  readonly 'value-change': OrderHistoryValue;
  /** A file was saved. */
  readonly export: { readonly fileName: string; readonly orders: number };
  /** An order's products were put in the cart again: how many went in as asked, and how many did not. */
  readonly 'order-again': { readonly orderId: string; readonly added: number; readonly notAdded: number };
  /** A draft was taken up again: its products are in the cart, but for those counted. */
  readonly 'draft-resume': { readonly orderId: string; readonly notAdded: number };
  /** A draft was deleted. */
  readonly 'draft-delete': { readonly orderId: string };
}

export type OrderHistorySlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type OrderHistoryProps = WidgetProps<
  OrderHistoryAdapter,
  OrderHistoryTree,
  OrderHistoryEvents,
  OrderHistorySlots
> & {
  /** What the buyer looks at, or the parts of it that the host holds. */
  readonly value?: Partial<OrderHistoryValue>;
};
