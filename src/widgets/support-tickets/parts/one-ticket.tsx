import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import type { SupportCase } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { Banner } from '../../../ui/banner/banner';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Card, CardBody } from '../../../ui/card/card';
import { Tag } from '../../../ui/tag/tag';
import { Heading, usePartLevel } from '../../common/heading';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { LoadFailed } from '../../common/status-views';
import { toneOf } from '../support-tickets.rules';
import type { SupportTicketsEvents } from '../support-tickets.types';
import type { TicketsMessages } from '../tickets.view.types';
import { CommentForm } from './comment-form';
import { Conversation } from './conversation';
import { RatingForm } from './rating-form';
import { TicketFacts } from './ticket-facts';
import { Loading } from './tickets-skeleton';

export interface OneTicketProps {
  readonly caseId: string;
  readonly accountId: string | null;
  readonly messages: TicketsMessages;
  readonly onBack: () => void;
  readonly emit: Emit<SupportTicketsEvents>;
}

/** One ticket: what it says, what was answered, and what can be said. */
export function OneTicket({ caseId, accountId, messages, onBack, emit }: OneTicketProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m, fill } = messages;
  const [read, again] = useRead({
    method: 'support.read',
    args: { caseId },
    accountId,
    read: (options) => adapter.support?.read?.({ caseId, accountId, locale: locale.tag }, options) ?? rejectMissingMethod('support.read'),
  });
  // What a comment or a rating answered with is shown until the ticket has been read again.
  const [changed, setChanged] = useState<{ readonly before: SupportCase; readonly after: SupportCase } | null>(null);
  const data = read.status === 'ready' ? read.data : null;
  const ticket = changed !== null && changed.before === data ? changed.after : data;
  const show = (after: SupportCase) => {
    if (data !== null) setChanged({ before: data, after });
    again();
  };
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = ticket !== null;
  useEffect(() => {
    if (isThere) title.current?.focus();
  }, [isThere]);
  const { comment, rate } = adapter.support ?? {};
  return (
    <>
      <p className="tf-tickets-back">
        <Button variant="base" size="sm" onClick={onBack}>
          <Icon of={ArrowLeft} size="sm" mirror />
          {m.back}
        </Button>
      </p>
      {read.status === 'loading' && <Loading label={m.ticketLoading} />}
      {read.status === 'failed' && <LoadFailed title={m.ticketFailed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && ticket === null && <NotFound messages={messages} />}
      {ticket !== null && (
        <>
          <div className="tf-row tf-tickets-title">
            <Heading ref={title} tabIndex={-1} className="tf-h1">
              {fill(m.ticket, { number: ticket.number })}
            </Heading>
            <Tag tone={toneOf(ticket.standing)}>{ticket.status.label}</Tag>
          </div>
          {ticket.standing === 'waiting-for-you' && <Banner tone="caution" title={m.waiting} />}
          <div className="tf-tickets-layout">
            <Card as="div">
              <CardBody className="tf-stack" data-gap="5">
                <Conversation ticket={ticket} accountId={accountId} messages={messages} />
                {ticket.canComment && comment !== undefined && (
                  <CommentForm messages={messages} onSend={(key, text) => comment({ caseId, key, text, accountId, locale: locale.tag })} onSent={(after) => (show(after), emit('comment', { caseId }))} />
                )}
                {ticket.standing === 'closed' && <p className="tf-muted">{m.closed}</p>}
                {ticket.canRate && rate !== undefined && (
                  <RatingForm messages={messages} rating={ticket.rating} onSend={(rating) => rate({ caseId, rating, accountId, locale: locale.tag })} onSent={(after, stars) => (show(after), emit('rate', { caseId, stars }))} />
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

const NotFound = ({ messages: { m } }: { readonly messages: TicketsMessages }) => <EmptyState level={usePartLevel()} title={m.notFound.title} text={m.notFound.text} />;
