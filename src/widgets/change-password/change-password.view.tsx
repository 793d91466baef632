import { type ReactNode, useId } from 'react';
import type { OrderSummary } from '../../domain';
import type { Words } from '../../runtime/react/use-words';
import { Blank } from '../../ui/blank/blank';
import { Sheet, SheetHead, SheetList } from '../../ui/sheet/sheet';
import { usePartLevel } from '../common/heading';
import type { changePasswordMessages } from './change-password.messages';
import { casesIn } from './change-password.model';
import { OrderRow } from './parts/order-row';

export interface ChangePasswordViewProps {
  readonly orders: readonly OrderSummary[];
  readonly words: Words<typeof changePasswordMessages>;
  readonly empty?: ReactNode;
  readonly onOpen: (orderId: string) => void;
}

/** The orders as a list. */
export function ChangePasswordView({ orders, words, empty, onOpen }: ChangePasswordViewProps) {
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
