import { useEffect, useRef } from 'react';
import { CircleCheck, Printer } from 'lucide';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Icon } from '../../../ui/icon/icon';
import { useSaid } from '../../../ui/live-region/announcer';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { Heading } from '../../common/heading';
import { orNotAvailable } from '../../common/not-available';
import { orderFieldFacts } from '../../common/order-fields';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import type { Confirmation } from '../guest-order.rules';

/**
 * Confirmation inside the widget, for a guest, who cannot read the order back, and for a portal without a page for
 * placed orders.
 */
export function OrderConfirmation({
  confirmation,
  overrides,
}: {
  readonly confirmation: Confirmation;
  readonly overrides?: object;
}) {
  const { m: all, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const formats = useFormats();
  const m = all.placed;
  const { number, method, place, lines, payment, total } = confirmation;
  const title = useRef<HTMLHeadingElement>(null);
  const heading = fill(m.title, { number });
  useEffect(() => title.current?.focus(), []);
  // The heading takes the focus during a page change. A screen reader may miss it then, so it is also announced.
  useSaid(heading);
  const href = links.href({ to: 'products' });
  const date = confirmation.date === null ? null : formats.weekdayDate(confirmation.date);
  const facts = [
    ...(place === null ? [] : [[method === 'pickup' ? m.place : m.address, place] as const]),
    ...orderFieldFacts(confirmation, formats),
  ];
  return (
    <Card>
      <CardBody className="tf-stack" data-gap="4">
        <div className="tf-row tf-wrap tf-checkout-placed">
          <Icon of={CircleCheck} size="lg" />
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {heading}
          </Heading>
          <CopyButton text={number} label={m.copy} copied={m.copied} failed={m.copyFailed} />
        </div>
        {date !== null && <p className="tf-medium">{fill(method === 'pickup' ? m.pickup : m.delivery, { date })}</p>}
        {confirmation.isGuest && <p className="tf-muted">{m.text}</p>}
        {facts.length > 0 && (
          <dl className="tf-stack" data-gap="2">
            {facts.map(([label, text], at) => (
              // A field of the store can have the label of another fact.
              <div key={`${label} ${at}`}>
                <dt className="tf-second tf-quiet">{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <section className="tf-stack" data-gap="2">
          <Heading below={1} className="tf-h3">
            {m.products}
          </Heading>
          <ul role="list" part="checkout-bought" className="tf-checkout-bought">
            {lines.map((line, at) => (
              <li key={at}>
                <span>
                  {line.name} <span className="tf-second tf-quiet">{line.packSize}</span>
                </span>
                <span className="tf-quiet tf-number">
                  {orNotAvailable(line.quantity, (quantity) => fill(m.times, { quantity: formats.number(quantity) }))}
                </span>
                <span className="tf-number">{line.isFree ? m.free : orNotAvailable(line.total, formats.money)}</span>
              </li>
            ))}
          </ul>
        </section>
        <TotalsList
          rows={[
            { label: m.payment, amount: payment },
            { label: m.total, amount: orNotAvailable(total, formats.money), total: true },
          ]}
        />
        <div className="tf-row tf-wrap tf-checkout-next">
          {href !== null && <ButtonLink href={href}>{m.more}</ButtonLink>}
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {m.print}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
