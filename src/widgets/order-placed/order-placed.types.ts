import type { Account, Order } from '../../domain';
import type { Needs } from '../../ports';
import type { Clock } from '../../runtime/clock';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ReorderRequest } from '../common/reorder/reorder.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { orderPlacedLazyMessages } from './order-placed.lazy.messages';
import type { orderPlacedMessages } from './order-placed.messages';

/** All messages of the confirmation, by key. */
export type OrderPlacedTree = typeof orderPlacedMessages & typeof orderPlacedLazyMessages;

export type OrderPlacedAdapter = Needs<
  'orders.read',
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
  | 'accounts.switchTo'
  | 'orders.accountOf'
  | 'cart.read'
  | 'cart.change'
  | 'reminders.list'
  | 'reminders.create'
  | 'reminders.remove'
>;

export interface OrderPlacedEvents {
  /** The buyer prints the confirmation. */
  readonly print: { readonly orderId: string };
  /** The buyer downloaded the confirmation. */
  readonly download: { readonly orderId: string; readonly fileName: string };
  /** Before products of the order are added to the cart again. */
  readonly 'before-reorder': ReorderRequest;
  /** The products were added to the cart again: the number added in full, and the number that were not. */
  readonly reorder: { readonly orderId: string; readonly added: number; readonly notAdded: number };
  /** A reminder for the next order was created. */
  readonly 'reminder-create': {
    readonly orderId: string;
    readonly id: string;
    readonly at: string;
    readonly repeats: 'once' | 'weekly';
  };
  /** A reminder was removed. */
  readonly 'reminder-remove': { readonly orderId: string; readonly id: string };
  /** The buyer switched to the account of the order. */
  readonly 'account-change': { readonly accountId: string; readonly name: string };
}

export type OrderPlacedSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type OrderPlacedProps = WidgetProps<OrderPlacedAdapter, OrderPlacedTree, OrderPlacedEvents, OrderPlacedSlots> & {
  /** Id of the placed order. */
  readonly orderId: string;
};

/** The confirmation's messages with their formatting functions. */
export type OrderPlacedMessages = Messages<typeof orderPlacedMessages>;

/** Props of each part of the confirmation. */
export interface OrderPartProps {
  readonly order: Order;
  readonly messages: OrderPlacedMessages;
  /** The host's overrides of messages; lazy-loaded parts apply them to their own messages. */
  readonly overrides: OrderPlacedProps['messages'];
  /** Server time, which the countdown for changes uses. */
  readonly now: Clock;
  /** The account of the order; null for a guest, or if the host lists no accounts. */
  readonly account: Account | null;
}

/** Messages of the lazy-loaded parts. */
export type LazyMessages = Messages<typeof orderPlacedLazyMessages>;
