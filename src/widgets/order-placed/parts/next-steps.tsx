import { useId } from 'react';
import type { Order } from '../../../domain';
import { formatInstant, instantMs, todayOf } from '../../../rules';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { ButtonLink } from '../../../ui/button/button';
import { Countdown } from '../../../ui/countdown/countdown';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { PhoneLink } from '../../common/phone-and-email';
import { overStatus, deliveriesOf } from '../order-placed.rules';
import type { LazyMessages } from '../order-placed.types';
import type { OrderBodyProps } from './order-body';

interface NextStepsProps extends Pick<OrderBodyProps, 'order' | 'now' | 'onClose'> {
  readonly messages: LazyMessages;
}

/** Next steps, as far as the backend reports them; or the final status of the order. */
export function NextSteps({ order, messages, now, onClose }: NextStepsProps) {
  const { m, fill, plural } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const formats = useFormats();
  const over = overStatus(order.status);
  if (over !== null) return <Ended order={order} messages={messages} text={m.over[over]} />;
  const { timeZone } = order;
  const deliveries = deliveriesOf(order);
  const empties = emptiesText(order.empties, messages, formats.locale);
  const brought = (date: string, products: number) => {
    if (order.method === 'pickup') return fill(m.next.picked, { date });
    return deliveries.length > 1 ? plural(m.next.deliveredPart, products, { date }) : fill(m.next.delivered, { date });
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.next.title} titleId={titleId} level={level}>
        <ToOrder order={order} messages={messages} />
      </CardHeader>
      <CardBody>
        <ol part="placed-next" className="tf-placed-next">
          <li>
            <span>
              {fill(m.next.received, {
                when: formatInstant(order.placedAt, formats.locale, { timeZone, today: todayOf(order) }),
              })}
              {order.confirmationEmail !== null && ` ${fill(m.next.email, { address: order.confirmationEmail })}`}
            </span>
          </li>
          <li>
            <Changes order={order} messages={messages} now={now} onClose={onClose} />
          </li>
          {deliveries.map(
            ({ date, lines }) =>
              date !== null && <li key={date}>{brought(formats.weekdayDate(date), lines.length)}</li>,
          )}
          {empties !== '' && order.method === 'delivery' && <li>{fill(m.next.empties, { what: empties })}</li>}
        </ol>
      </CardBody>
    </Card>
  );
}

/** Link to the order's page. Guests do not get it, because they cannot read orders. */
function ToOrder({ order, messages: { m } }: Pick<NextStepsProps, 'order' | 'messages'>) {
  const { links } = useSettings();
  const href = order.guest === null ? links.href({ to: 'order', id: order.id }) : null;
  return href === null ? null : (
    <ButtonLink variant="secondary" size="sm" className="tf-placed-noprint" href={href}>
      {m.next.page}
    </ButtonLink>
  );
}

/** Deadline for changes with a countdown in server time; after the deadline, the contact for help. */
function Changes({ order, messages: { m, fill, plural }, now, onClose }: NextStepsProps) {
  const formats = useFormats();
  const { customerService } = useSettings();
  const { changesUntil, timeZone, serverTime } = order;
  const until = instantMs(changesUntil);
  const phone = customerService && <PhoneLink phone={customerService.phone} />;
  if (changesUntil === null || until === null || until <= now()) {
    return (
      <span>{phone === null ? m.next.noChanges : <RichMessage text={m.next.noChangesBy} values={{ phone }} />}</span>
    );
  }
  const when = formatInstant(changesUntil, formats.locale, { timeZone, today: todayOf({ serverTime, timeZone }) });
  return (
    <span>
      {phone === null ? (
        fill(m.next.changes, { when })
      ) : (
        <RichMessage text={m.next.changesBy} values={{ when, phone }} />
      )}{' '}
      <Countdown
        className="tf-placed-left"
        until={until}
        now={now}
        expired=""
        onExpire={onClose}
        announce={(minutes) => plural(m.next.leftAloud, minutes)}
        format={({ days, hours, minutes, seconds }) => {
          const time = [hours, two(minutes), ...(days > 0 ? [] : [two(seconds)])].join(':');
          return days > 0 ? plural(m.next.days, days, { time }) : fill(m.next.left, { time });
        }}
      />
    </span>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

function Ended({ order, messages, text }: Pick<NextStepsProps, 'order' | 'messages'> & { readonly text: string }) {
  const { m } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const { customerService } = useSettings();
  return (
    <Card aria-labelledby={titleId} data-status={order.status}>
      <CardHeader title={m.over.title} titleId={titleId} level={level}>
        <ToOrder order={order} messages={messages} />
      </CardHeader>
      <CardBody>
        <p>
          {text}{' '}
          {customerService && (
            <RichMessage text={m.over.help} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
          )}
        </p>
      </CardBody>
    </Card>
  );
}

/** Returned empties as text: `2 CO₂ cylinders and 3 of glass`; nothing if there are none. */
export function emptiesText(
  { cylinder, glass }: Order['empties'],
  { m, plural }: LazyMessages,
  locale: string,
): string {
  const kinds = [
    ...(cylinder > 0 ? [plural(m.empties.cylinder, cylinder)] : []),
    ...(glass > 0 ? [plural(m.empties.glass, glass)] : []),
  ];
  return kinds.length < 2 ? kinds.join('') : new Intl.ListFormat(locale === 'es-CA' ? 'es-US' : locale).format(kinds);
}
