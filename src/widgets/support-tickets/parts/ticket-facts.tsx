import type { ReactNode } from 'react';
import type { SupportCase, SupportContact } from '../../../domain';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';
import { Card, CardBody } from '../../../ui/card/card';
import { Heading } from '../../common/heading';
import { dayNames } from '../../common/support/day-names';
import { formatTime } from '../../common/support/format-time';
import type { TicketsMessages } from '../tickets.view.types';

// A phone number stays on one line, and no line begins with a dot.
const reached = ({ name, email, phone }: Partial<SupportContact>): string => [name, email, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join('\u00a0· ');

/** Everything else that is known of a ticket. */
export function TicketFacts({ ticket, messages: { m, locale } }: { readonly ticket: SupportCase; readonly messages: TicketsMessages }) {
  const { date, dayOf } = useAccountFormats([ticket.createdAt, ticket.modifiedAt]);
  const { links } = useSettings();
  const { equipment, about } = ticket;
  const day = dayNames(locale, 'short');
  const subject = about === null ? null : links.href(about.kind === 'order' ? { to: 'order', id: about.orderId } : { to: 'invoice', id: about.invoiceId });
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [m.facts.problemType, ticket.problemType.label],
    [m.facts.reason, ticket.reason.label],
    [m.facts.equipment, equipment && [equipment.type.label, equipment.detail?.label].filter(Boolean).join(', ')],
    [m.facts.assetNumber, equipment?.assetNumber],
    [m.facts.availability, ticket.availability.length > 0 && ticket.availability.map((time) => <span key={time.day} className="tf-tickets-time">{day(time.day)} {formatTime(time.start, locale)} – {formatTime(time.end, locale)}</span>)],
    [m.facts.contact, reached(ticket.contact)],
    [m.facts.onsite, ticket.onsiteContact && reached(ticket.onsiteContact)],
    [m.facts.behalf, ticket.onBehalfOf && reached(ticket.onBehalfOf)],
    [m.facts.created, date(dayOf(ticket.createdAt))],
    [m.facts.modified, date(dayOf(ticket.modifiedAt))],
  ];
  return (
    <Card as="div">
      <CardBody className="tf-stack" data-gap="3">
        <Heading below={1} className="tf-h2">
          {m.facts.title}
        </Heading>
        <dl className="tf-tickets-facts">
          {facts.filter(([, value]) => Boolean(value)).map(([name, value]) => (
            <div key={name}>
              <dt className="tf-second tf-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {about !== null && subject !== null && <p><Link href={subject} alone>{about.kind === 'order' ? m.facts.order : m.facts.invoice}</Link></p>}
      </CardBody>
    </Card>
  );
}
