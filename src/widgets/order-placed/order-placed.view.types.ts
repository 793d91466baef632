import type { Account, Order } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { Messages } from '../../runtime/react/use-messages';
import type { orderPlacedMessages } from './order-placed.messages';
import type { OrderPlacedProps } from './order-placed.types';

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
