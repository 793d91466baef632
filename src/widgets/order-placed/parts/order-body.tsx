import { type ReactNode, useId } from 'react';
import { formatInstant, todayOf } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { useMessages } from '../../../runtime/react/use-messages';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { Heading, usePartLevel } from '../../common/heading';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { orNotAvailable } from '../../common/not-available';
import { orderFieldFacts } from '../../common/order-fields';
import { OrderStatusCase } from '../../common/order-status';
import { packAndSku } from '../../common/pack-and-sku';
import { orderPlacedContract } from '../order-placed.contract';
import { orderPlacedLazyMessages } from '../order-placed.lazy.messages';
import { type DeliveryLines, deliveriesOf } from '../order-placed.rules';
import type { LazyMessages, OrderPartProps } from '../order-placed.types';
import { emptiesText, NextSteps } from './next-steps';

export interface OrderBodyProps extends Omit<OrderPartProps, 'messages'> {
  /** Called when the time for changes has passed; refetches the order. */
  readonly onClose: () => void;
}

/** Next steps, all details of the order, and all products. */
export function OrderBody({ order, overrides, account, now, onClose }: OrderBodyProps) {
  const messages = useMessages(orderPlacedContract.name, orderPlacedLazyMessages, overrides);
  return (
    <>
      <NextSteps order={order} messages={messages} now={now} onClose={onClose} />
      <Facts order={order} account={account} messages={messages} />
      <OrderLines order={order} messages={messages} />
    </>
  );
}

/** All details of the order except products and money. Empty details are absent. */
function Facts({
  order,
  messages,
  account,
}: Pick<OrderPartProps, 'order' | 'account'> & { readonly messages: LazyMessages }) {
  const { m } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const formats = useFormats();
  const { guest, timeZone } = order;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [m.facts.status, <OrderStatusCase key="status" status={order.status} />],
    [m.facts.placed, formatInstant(order.placedAt, formats.locale, { timeZone, today: todayOf(order) })],
    [m.facts.account, account && joinFacts([account.name, account.number])],
    [m.facts.name, guest?.lastName],
    [m.facts.email, guest?.email],
    [m.facts.phone, guest?.phoneNumber],
    [m.facts.method, order.method === 'pickup' ? m.facts.byPickup : m.facts.byTruck],
    [m.facts.purchaseOrderNumber, order.purchaseOrderNumber],
    [m.facts.payment, order.paymentLabel],
    [m.facts.empties, emptiesText(order.empties, messages, formats.locale)],
    [order.method === 'pickup' ? m.facts.pickupNotes : m.facts.notes, order.notes],
    ...orderFieldFacts(order, formats),
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.facts.title} titleId={titleId} level={level} />
      <CardBody>
        <dl part="placed-facts" className="tf-placed-facts">
          {facts.map(
            ([name, value], at) =>
              value && (
                // A field of the store can have the label of another fact.
                <div key={`${name} ${at}`}>
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

type LinesProps = Pick<OrderPartProps, 'order'> & { readonly messages: LazyMessages };

/** Products, grouped by delivery day if there are several. */
function OrderLines({ order, messages }: LinesProps) {
  const { m, fill } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const formats = useFormats();
  const deliveries = deliveriesOf(order);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.lines.title} titleId={titleId} level={level} />
      <CardBody className="tf-stack" data-gap="4">
        {deliveries.map(({ date, lines }, at) => (
          <section key={at} className="tf-stack">
            {deliveries.length > 1 && date !== null && (
              <Heading below={2} className="tf-h3 tf-placed-day">
                {fill(m.lines.on, { date: formats.weekdayDate(date) })}
              </Heading>
            )}
            <ul role="list" part="placed-lines" className="tf-placed-lines">
              {lines.map((line) => (
                <Line key={line.id} line={line} messages={messages} />
              ))}
            </ul>
          </section>
        ))}
      </CardBody>
    </Card>
  );
}

function Line({
  line: { product, quantity, total, isFreeGood },
  messages: { m, fill },
}: { readonly line: DeliveryLines['lines'][number] } & Pick<LinesProps, 'messages'>) {
  const formats = useFormats();
  return (
    <li>
      <LazyProductPicture product={product} size="xs" off={false} />
      <span className="tf-grow tf-stack" data-gap="0">
        <span className="tf-medium">{product.name}</span>
        <span className="tf-second tf-quiet">{packAndSku(product, m.lines)}</span>
      </span>
      <span className="tf-quiet tf-number">
        {orNotAvailable(quantity, (known) => fill(m.lines.times, { quantity: formats.number(known) }))}
      </span>
      <span part="placed-amount" className="tf-medium tf-number tf-placed-amount">
        {isFreeGood ? <Tag tone="positive">{m.lines.free}</Tag> : orNotAvailable(total, formats.money)}
      </span>
    </li>
  );
}
