import { type ReactNode, useId } from 'react';
import type { OrderSummary } from '../../domain';
import type { Words } from '../../runtime/react/use-messages';
import { Blank } from '../../ui/empty-state/empty-state';
import { Sheet, SheetHead, SheetList } from '../../ui/card/card';
import { usePartLevel } from '../common/heading';
import type { __camel__Messages } from './__name__.messages';
import { casesIn } from './__name__.rules';
import { OrderRow } from './parts/order-row';

export interface __Name__ViewProps {
  readonly orders: readonly OrderSummary[];
  readonly words: Words<typeof __camel__Messages>;
  readonly empty?: ReactNode;
  readonly onOpen: (orderId: string) => void;
}

/** The orders as a list. */
export function __Name__View({ orders, words, empty, onOpen }: __Name__ViewProps) {
  const { m, plural } = words;
  const titleId = useId();
  const level = usePartLevel(1);
  if (orders.length === 0) return empty ?? <Blank level={level} title={m.empty.title} text={m.empty.text} />;
  return (
    <Sheet aria-labelledby={titleId}>
      <SheetHead title={m.title} titleId={titleId} level={level}>
        <span className="tf-second tf-quiet">{plural(m.cases, casesIn(orders))}</span>
      </SheetHead>
      <SheetList>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} words={words} onOpen={() => onOpen(order.id)} />
        ))}
      </SheetList>
    </Sheet>
  );
}
