import type { RefObject } from 'react';
import { useId } from 'react';
import { CircleCheck, Printer } from 'lucide';
import type { Order } from '../../domain';
import { formatInstant } from '../../rules';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import type { Words } from '../../runtime/react/use-words';
import { Button, ButtonLink } from '../../ui/button/button';
import { Docket, DocketPart, Tear } from '../../ui/docket/docket';
import { Icon } from '../../ui/icon/icon';
import { Sheet, SheetBody, SheetHead } from '../../ui/sheet/sheet';
import { Sums } from '../../ui/sums/sums';
import { Heading, usePartLevel } from '../common/heading';
import { LateProductPicture } from '../common/late-product-picture';
import { totalRows } from '../common/total-rows';
import type { orderPlacedMessages } from './order-placed.messages';

export interface OrderPlacedViewProps {
  readonly order: Order;
  readonly timeZone: string;
  /** Whether changes are still taken, by the server's word or clock. */
  readonly changeable: boolean;
  readonly words: Words<typeof orderPlacedMessages>;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly productsHref: string | null;
  readonly onPrint: () => void;
}

/** The order's number and date first, what happens next, then everything that was agreed to. */
export function OrderPlacedView(props: OrderPlacedViewProps) {
  const { order, words, title, productsHref, onPrint } = props;
  const { m, fill } = words;
  const formats = useFormats();
  const date = order.deliveryDate === null ? null : formats.weekdayDate(order.deliveryDate);
  return (
    <>
      <header className="tf-placed-head">
        <Icon of={CircleCheck} size="lg" />
        <div className="tf-grow">
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {fill(m.title, { number: order.number })}
          </Heading>
          {date !== null && <p className="tf-muted">{fill(order.method === 'pickup' ? m.pickup : m.delivery, { date })}</p>}
        </div>
        <div className="tf-row tf-wrap tf-placed-actions">
          <Button variant="secondary" icon={Printer} onClick={onPrint}>
            {m.print}
          </Button>
          {productsHref !== null && <ButtonLink href={productsHref}>{m.products}</ButtonLink>}
        </div>
      </header>
      <div className="tf-placed-layout">
        <div className="tf-stack" data-gap="4">
          <Next {...props} date={date} formats={formats} />
          <Summary order={order} words={words} formats={formats} />
        </div>
        <Docket aria-label={m.sums.label}>
          <DocketPart>
            <Sums
              rows={[
                ...totalRows(order.totals, m.sums, words, formats),
                ...(order.surcharge === null ? [] : [{ label: m.sums.surcharge, amount: formats.money(order.surcharge) }]),
              ]}
            />
          </DocketPart>
          <Tear />
          <DocketPart>
            <Sums rows={[{ label: m.sums.total, amount: formats.money(order.total), total: true }]} />
          </DocketPart>
        </Docket>
      </div>
    </>
  );
}

type PartProps = Pick<OrderPlacedViewProps, 'order' | 'words'> & { readonly formats: Formats };

function Next({ order, words: { m, fill }, timeZone, changeable, date, formats }: OrderPlacedViewProps & PartProps & { readonly date: string | null }) {
  const titleId = useId();
  const until = order.changesUntil;
  return (
    <Sheet aria-labelledby={titleId}>
      <SheetHead title={m.next.title} titleId={titleId} level={usePartLevel(1)} />
      <SheetBody>
        <ol className="tf-placed-next">
          <li>{m.next.received}</li>
          <li>
            {until !== null && changeable
              ? fill(m.next.changes, { when: formatInstant(until, formats.locale, { timeZone, today: order.placedAt.slice(0, 10) }) })
              : m.next.noChanges}
          </li>
          {date !== null && <li>{fill(order.method === 'pickup' ? m.next.picked : m.next.delivered, { date })}</li>}
        </ol>
      </SheetBody>
    </Sheet>
  );
}

function Summary({ order, words: { m, fill }, formats }: PartProps) {
  const titleId = useId();
  const facts = [
    [m.facts.purchaseOrderNumber, order.purchaseOrderNumber],
    [m.facts.payment, order.paymentLabel],
    [m.facts.notes, order.notes],
  ].filter(([, value]) => value !== '');
  return (
    <Sheet aria-labelledby={titleId}>
      <SheetHead title={m.facts.title} titleId={titleId} level={usePartLevel(1)} />
      <SheetBody className="tf-stack" data-gap="4">
        <dl className="tf-placed-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="tf-second tf-quiet">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari drops the role of an unmarked list. */}
        <ul role="list" aria-label={m.facts.lines} className="tf-placed-lines">
          {order.lines.map((line) => (
            <li key={line.id}>
              <LateProductPicture product={line.product} size="xs" />
              <span className="tf-grow">
                <span className="tf-medium">{line.product.name}</span> <span className="tf-quiet">{line.product.packSize}</span>
              </span>
              <span className="tf-quiet tf-number">{fill(m.facts.times, { quantity: formats.number(line.quantity) })}</span>
              <span className="tf-medium tf-number tf-placed-amount">{formats.money(line.total)}</span>
            </li>
          ))}
        </ul>
      </SheetBody>
    </Sheet>
  );
}
