import type { OrderPartProps } from '../order-placed.view.types';
import { useLazyMessages } from '../use-lazy-messages';
import { Facts } from './facts';
import { NextSteps } from './next-steps';
import { OrderLines } from './order-lines';

export interface OrderBodyProps extends Omit<OrderPartProps, 'messages'> {
  /** The time for changes is over: the order is asked for again. */
  readonly onClose: () => void;
}

/** What happens next, everything that was agreed to, and every product. */
export function OrderBody({ order, overrides, account, now, onClose }: OrderBodyProps) {
  const messages = useLazyMessages(overrides);
  return (
    <>
      <NextSteps order={order} messages={messages} now={now} onClose={onClose} />
      <Facts order={order} account={account} messages={messages} />
      <OrderLines order={order} messages={messages} />
    </>
  );
}
