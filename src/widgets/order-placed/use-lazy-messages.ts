import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { orderPlacedContract } from './order-placed.contract';
import { orderPlacedLazyMessages } from './order-placed.lazy.messages';
import type { OrderPlacedProps } from './order-placed.types';

export type LazyMessages = Messages<typeof orderPlacedLazyMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLazyMessages = (overrides: OrderPlacedProps['messages']): LazyMessages =>
  useMessages(orderPlacedContract.name, orderPlacedLazyMessages, overrides);
