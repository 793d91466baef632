import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import type { CaseRating, SupportCase, SupportContact } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { COMMENT_MAX_LENGTH } from '../../../rules';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useUnsaved } from '../../../runtime/react/use-unsaved';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Banner } from '../../../ui/banner/banner';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { Icon } from '../../../ui/icon/icon';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Link } from '../../../ui/link/link';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { Tag } from '../../../ui/tag/tag';
import { NotDoneOutcome } from '../../common/commit/outcome-alert';
import { Heading, usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import { dayNames, formatTime } from '../../common/support-formats';
import { toneOf } from '../support-tickets.rules';
import type { TicketsMessages } from '../support-tickets.types';
import { Conversation, type ConversationProps } from './conversation';
import { RatingForm } from './rating-form';
import { Loading } from './ticket-list';

export interface OneTicketProps extends Pick<ConversationProps, 'onFile'> {
  readonly read: Read<SupportCase | null>;
  /** The ticket from the last read, comment or rating. */
  readonly ticket: SupportCase | null;
  readonly messages: TicketsMessages;
  readonly onBack: () => void;
  readonly onRefetch: () => void;
  /** `onComment`, `onRate` and `onFile` are absent if the backend does not support them. */
  readonly onComment?: (key: string, text: string) => Promise<SupportCase>;
  readonly onCommented: (after: SupportCase) => void;
  readonly onRate?: (rating: CaseRating) => Promise<SupportCase>;
  readonly onRated: (after: SupportCase, stars: number) => void;
}

/** One ticket with its conversation, and the forms for a comment and a rating. */
export function OneTicket({
  read,
  ticket,
  messages,
  onBack,
  onRefetch,
  onComment,
  onCommented,
  onRate,
  onRated,
  onFile,
}: OneTicketProps) {
  const { m, fill } = messages;
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = ticket !== null;
  useEffect(() => {
    if (isThere) title.current?.focus();
  }, [isThere]);
  return (
    <>
      <p part="tickets-back" className="tf-tickets-back">
        <Button variant="base" size="sm" onClick={onBack}>
          <Icon of={ArrowLeft} size="sm" mirror />
          {m.back}
        </Button>
      </p>
      {read.status === 'loading' && <Loading label={m.ticketLoading} />}
      {read.status === 'failed' && <LoadFailed title={m.ticketFailed} error={read.error} onRetry={onRefetch} />}
      {read.status === 'ready' && ticket === null && <NotFound messages={messages} />}
      {ticket !== null && (
        <>
          <div part="tickets-title" className="tf-row tf-tickets-title">
            <Heading ref={title} tabIndex={-1} className="tf-h1">
              {fill(m.ticket, { number: ticket.number })}
            </Heading>
            <Tag tone={toneOf(ticket.statusGroup)}>{ticket.status.label}</Tag>
          </div>
          {ticket.statusGroup === 'waiting-for-you' && <Banner tone="caution" title={m.waiting} />}
          <div part="tickets-layout" className="tf-tickets-layout">
            <Card as="div">
              <CardBody className="tf-stack" data-gap="5">
                <Conversation ticket={ticket} messages={messages} onFile={onFile} />
                {ticket.canComment && onComment !== undefined && (
                  <CommentForm messages={messages} onSend={onComment} onSent={onCommented} />
                )}
                {ticket.statusGroup === 'closed' && <p className="tf-muted">{m.closed}</p>}
                {ticket.canRate && onRate !== undefined && (
                  <RatingForm messages={messages} rating={ticket.rating} onSend={onRate} onSent={onRated} />
                )}
              </CardBody>
            </Card>
            <TicketFacts ticket={ticket} messages={messages} />
          </div>
        </>
      )}
    </>
  );
}

const NotFound = ({ messages: { m } }: { readonly messages: TicketsMessages }) => (
  <EmptyState level={usePartLevel()} title={m.notFound.title} text={m.notFound.text} />
);

interface CommentFormProps {
  readonly messages: TicketsMessages;
  readonly onSend: (key: string, text: string) => Promise<SupportCase>;
  readonly onSent: (after: SupportCase) => void;
}

/** Form for a comment. The input stays until the comment is confirmed; a retry sends the same idempotency key. */
function CommentForm({ messages: { m }, onSend, onSent }: CommentFormProps) {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<PortError | null>(null);
  const key = useRef<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text.trim() !== '', 'view');
  const problem =
    text.trim() === '' ? m.comment.empty : text.length > COMMENT_MAX_LENGTH ? m.comment.tooLong : undefined;
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsValidated(true);
    if (problem !== undefined) return area.current?.focus();
    key.current ??= crypto.randomUUID();
    setBusy(true);
    setError(null);
    try {
      const after = await onSend(key.current, text);
      key.current = null;
      setText('');
      setIsValidated(false);
      announce(m.comment.added);
      onSent(after);
    } catch (thrown) {
      setError(toPortError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="tf-stack" data-gap="3" noValidate onSubmit={(event) => void send(event)}>
      {error !== null && <NotDoneOutcome keepsFocus title={m.comment.failed} text={m.comment.tryAgain} error={error} />}
      <Field label={m.comment.label} error={isValidated ? problem : undefined}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            dir="auto"
            value={text}
            onChange={(event) => {
              // A changed text is a new comment with a new key, unless the previous request may have reached the
              // backend.
              if (error === null) key.current = null;
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" part="tickets-send" className="tf-tickets-send" busy={busy} busyLabel={m.comment.sending}>
        {m.comment.send}
      </Button>
    </form>
  );
}

// A phone number stays on one line.
const reached = ({ name, email, phone }: Partial<SupportContact>): string =>
  joinFacts([name, email, phone?.replaceAll(' ', '\u00a0')]);

/** All other facts of a ticket. */
function TicketFacts({
  ticket,
  messages: { m, locale },
}: {
  readonly ticket: SupportCase;
  readonly messages: TicketsMessages;
}) {
  const { date, dayOf } = useAccountFormats([ticket.createdAt, ticket.modifiedAt]);
  const { links } = useSettings();
  const { equipment, about } = ticket;
  const day = dayNames(locale, 'short');
  const subject =
    about === null
      ? null
      : links.href(
          about.kind === 'order' ? { to: 'order', id: about.orderId } : { to: 'invoice', id: about.invoiceId },
        );
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [m.facts.problemType, ticket.problemType.label],
    [m.facts.reason, ticket.reason.label],
    [m.facts.equipment, equipment && [equipment.type.label, equipment.detail?.label].filter(Boolean).join(', ')],
    [m.facts.assetNumber, equipment?.assetNumber],
    [
      m.facts.availability,
      ticket.availability.length > 0 &&
        ticket.availability.map((time) => (
          <span key={time.day} className="tf-tickets-time">
            {day(time.day)} {formatTime(time.start, locale)} – {formatTime(time.end, locale)}
          </span>
        )),
    ],
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
        <dl part="tickets-facts" className="tf-tickets-facts">
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name}>
                <dt className="tf-second tf-quiet">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {about !== null && subject !== null && (
          <p>
            <Link href={subject} alone>
              {about.kind === 'order' ? m.facts.order : m.facts.invoice}
            </Link>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
