import type { Account, Order } from '../../domain';
import type { Needs } from '../../ports';
import type { Clock } from '../../runtime/clock';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderPlacedLazyMessages } from './order-placed.lazy.messages';
import type { orderPlacedMessages } from './order-placed.messages';

/** Every word of the confirmation, by key. */
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
  readonly print: { readonly orderId: string };
  readonly download: { readonly orderId: string; readonly fileName: string };
  /** The products were put in the cart again: how many went in as asked, and how many did not. */
  readonly 'order-again': { readonly orderId: string; readonly added: number; readonly notAdded: number };
  readonly 'reminder-set': {
    readonly orderId: string;
    readonly id: string;
    readonly at: string;
    readonly repeats: 'once' | 'weekly';
  };
  readonly 'reminder-remove': { readonly orderId: string; readonly id: string };
  /** The buyer went to the account whose order it is. */
  readonly 'account-change': { readonly accountId: string; readonly name: string };
}

export type OrderPlacedSlots = RegionSlots<'header' | 'footer'>;

export type OrderPlacedProps = WidgetProps<OrderPlacedAdapter, OrderPlacedTree, OrderPlacedEvents, OrderPlacedSlots> & {
  /** The order that was placed. */
  readonly orderId: string;
};

/** The confirmation's words, with what fills them. */
export type OrderPlacedMessages = Messages<typeof orderPlacedMessages>;

/** What each part of the confirmation is drawn from. */
export interface OrderPartProps {
  readonly order: Order;
  readonly messages: OrderPlacedMessages;
  /** What a host laid over the words: parts that come later bring words of their own. */
  readonly overrides: OrderPlacedProps['messages'];
  /** The server's time: what is left for changes runs on it. */
  readonly now: Clock;
  /** The account it was ordered for; null for a guest, and for a host that lists no accounts. */
  readonly account: Account | null;
}

/** The words of the parts that come later. */
export type LazyMessages = Messages<typeof orderPlacedLazyMessages>;
