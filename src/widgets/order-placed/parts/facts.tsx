import { type ReactNode, useId } from 'react';
import { formatInstant, todayOf } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import { OrderStatusCase } from '../../common/order-status';
import { emptiesText } from '../empties';
import type { OrderPartProps } from '../order-placed.view.types';
import type { LazyMessages } from '../use-lazy-messages';

/** Everything that was agreed to, but for products and money. What was left blank is absent. */
export function Facts({ order, messages, account }: Pick<OrderPartProps, 'order' | 'account'> & { readonly messages: LazyMessages }) {
  const { m } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const formats = useFormats();
  const { guest, timeZone } = order;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [m.facts.status, <OrderStatusCase key="status" status={order.status} />],
    [m.facts.placed, formatInstant(order.placedAt, formats.locale, { timeZone, today: todayOf(order) })],
    [m.facts.account, account && [account.name, account.number].filter(Boolean).join(' · ')],
    [m.facts.name, guest?.lastName],
    [m.facts.email, guest?.email],
    [m.facts.phone, guest?.phoneNumber],
    [m.facts.method, order.method === 'pickup' ? m.facts.byPickup : m.facts.byTruck],
    [m.facts.purchaseOrderNumber, order.purchaseOrderNumber],
    [m.facts.payment, order.paymentLabel],
    [m.facts.empties, emptiesText(order.empties, messages, formats.locale)],
    [order.method === 'pickup' ? m.facts.pickupNotes : m.facts.notes, order.notes],
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.facts.title} titleId={titleId} level={level} />
      <CardBody>
        <dl className="tf-placed-facts">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt className="tf-second tf-quiet">{name}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </CardBody>
    </Card>
  );
}
