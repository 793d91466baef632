import { useId } from 'react';
import type { OrderSummary } from '../../domain';
import type { Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { CardHeader, CardList } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { usePartLevel } from '../common/heading';
import { fillSlot, type Slot } from '../common/slots';
import type { __camel__Messages } from './__name__.messages';
import { casesIn } from './__name__.rules';
import { OrderRow } from './parts/order-row';

export interface __Name__ViewProps {
  readonly orders: readonly OrderSummary[];
  readonly messages: Messages<typeof __camel__Messages>;
  readonly empty?: Slot;
  readonly onOpen: (orderId: string) => void;
}

/** List of orders. */
export function __Name__View({ orders, messages, empty, onOpen }: __Name__ViewProps) {
  const { m, plural } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  if (orders.length === 0) return fillSlot(empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.title} titleId={titleId} level={level}>
        <span className="tf-second tf-quiet">{plural(m.cases, casesIn(orders))}</span>
      </CardHeader>
      <CardList>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} messages={messages} onOpen={() => onOpen(order.id)} />
        ))}
      </CardList>
    </Card>
  );
}
