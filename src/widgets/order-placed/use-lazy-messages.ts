import { useWords, type Words } from '../../runtime/react/use-messages';
import { orderPlacedContract } from './order-placed.contract';
import { orderPlacedLaterMessages } from './order-placed.lazy.messages';
import type { OrderPlacedProps } from './order-placed.types';

export type LaterWords = Words<typeof orderPlacedLaterMessages>;

/** The words of the parts that come later, in the locale that holds and with what the host laid over them. */
export const useLaterWords = (messages: OrderPlacedProps['messages']): LaterWords =>
  useWords(orderPlacedContract.name, orderPlacedLaterMessages, messages);
