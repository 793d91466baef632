import { type ReactNode, useId } from 'react';
import { formatInstant, todayOf } from '../../../rules';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { PhoneLink } from '../../common/phone-and-email';
import { usePartLevel } from '../../common/heading';
import { orderFieldFacts } from '../../common/order-fields';
import { OrderStatusCase } from '../../common/order-status';
import { addressLines } from '../order-detail.rules';
import type { DetailPartProps } from '../order-detail.types';

type Fact = readonly [name: string, value: ReactNode, copied?: string | null];

/** All other facts of the order except products and money. Facts that the backend does not return are absent. */
export function Facts(props: DetailPartProps) {
  const {
    order,
    messages: { m },
    formats,
  } = props;
  const { account, billing, buyer } = order;
  const references: readonly Fact[] = [
    [m.references.number, order.number, order.number],
    [m.references.purchaseOrder, order.purchaseOrderNumber, order.purchaseOrderNumber],
    [m.references.sap, order.sapOrderNumber, order.sapOrderNumber],
    [m.references.coke, order.cokeOrderNumber, order.cokeOrderNumber],
    [m.references.transaction, order.transactionId, order.transactionId],
    [m.references.invoice, order.invoiceNumber, order.invoiceNumber],
    [
      order.isDraft === true ? m.references.started : m.references.placed,
      formatInstant(order.placedAt, formats.locale, { timeZone: order.timeZone, today: todayOf(order) }),
    ],
    [m.references.createdBy, order.createdBy],
    [m.references.payment, order.paymentLabel],
    ...orderFieldFacts(order, formats),
  ];
  const people: readonly Fact[] = [
    [m.people.account, account && <Lines lines={[account.name, account.number, ...addressLines(account.address)]} />],
    [m.people.buyer, buyer?.name],
    [m.people.email, buyer?.email, buyer?.email],
    [m.people.phone, buyer?.phone && <PhoneLink phone={buyer.phone} alone />],
    [m.people.billing, billing && <Lines lines={[billing.name, ...addressLines(billing.address)]} />],
  ];
  return (
    <div part="order-detail-facts" className="tf-order-detail-facts">
      <FactSheet title={m.delivery.title} facts={deliveryFacts(props)} messages={props.messages} />
      <FactSheet title={m.references.title} facts={references} messages={props.messages} />
      <FactSheet title={m.people.title} facts={people} messages={props.messages} />
    </div>
  );
}

function deliveryFacts({ order, messages: { m, fill, plural }, formats }: DetailPartProps): readonly Fact[] {
  const { method, shippingAddress, account, empties, shipments, deliveryDate } = order;
  const back = [
    ...(empties.cylinder > 0 ? [plural(m.delivery.cylinder, empties.cylinder)] : []),
    ...(empties.glass > 0 ? [plural(m.delivery.glass, empties.glass)] : []),
  ];
  return [
    [
      method === 'pickup' ? m.delivery.from : m.delivery.to,
      shippingAddress && (
        <Lines lines={[method === 'pickup' ? null : (account?.name ?? null), ...addressLines(shippingAddress)]} />
      ),
    ],
    [m.delivery.date, deliveryDate && formats.weekdayDate(deliveryDate)],
    [m.delivery.method, order.deliveryMethod],
    [m.delivery.shipping, order.shippingMethod],
    ...shipments.map(({ number, status, carrier, cases, signedBy }): Fact => [
      fill(m.delivery.shipment, { number }),
      <span key="shipment" className="tf-stack" data-gap="0">
        <OrderStatusCase status={status} />
        <span>
          {joinFacts([
            carrier,
            cases !== null && plural(m.delivery.cases, cases),
            signedBy !== null && fill(m.delivery.signedBy, { name: signedBy }),
          ])}
        </span>
      </span>,
    ]),
    [method === 'pickup' ? m.delivery.pickupNotes : m.delivery.notes, order.notes],
    [m.delivery.empties, back.join(', ')],
  ];
}

function FactSheet({
  title,
  facts,
  messages: { m, fill },
}: { readonly title: string; readonly facts: readonly Fact[] } & Pick<DetailPartProps, 'messages'>) {
  const titleId = useId();
  const level = usePartLevel(1);
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} level={level} />
      <CardBody>
        <dl className="tf-order-detail-list">
          {known.map(([name, value, copied], at) => (
            // A field of the store can have the label of another fact.
            <div key={`${name} ${at}`}>
              <dt className="tf-muted">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
                {copied && (
                  <CopyButton
                    text={copied}
                    label={fill(m.copy, { what: name })}
                    copied={m.copied}
                    failed={m.copyFailed}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

const Lines = ({ lines }: { readonly lines: readonly (string | null)[] }) => (
  <>
    {lines.filter(Boolean).map((line, at) => (
      <span key={at} part="order-detail-address" className="tf-order-detail-address">
        {line}
      </span>
    ))}
  </>
);
