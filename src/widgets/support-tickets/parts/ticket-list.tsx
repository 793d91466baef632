import { useEffect, useRef } from 'react';
import type { SupportOptions, CaseSummary, Page } from '../../../domain';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Pager } from '../../../ui/pager/pager';
import { CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Heading, usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { fillSlot, type Slot } from '../../common/slots';
import { LoadFailed } from '../../common/status-views';
import { defaultValue, hasFilters, toneOf } from '../support-tickets.rules';
import type { SupportTicketsValue, TicketsMessages } from '../support-tickets.types';
import type { HeldValue } from '../../common/use-held-value';
import { TicketFilters } from './ticket-filters';

export interface TicketListProps {
  readonly read: Read<Page<CaseSummary>>;
  /** Options of the filters; null if the backend does not provide them. */
  readonly options: Read<SupportOptions> | null;
  readonly messages: TicketsMessages;
  readonly handle: HeldValue<SupportTicketsValue>;
  /** True if the list renders its own heading. */
  readonly header: boolean;
  readonly empty: Slot;
  /** Id of the ticket that the buyer returns from. */
  readonly returnTo: string | null;
  readonly onOpen: (caseId: string) => void;
  readonly onRefetch: () => void;
}

/** Tickets of an account, last modified first. */
export function TicketList({
  read,
  options,
  messages,
  handle,
  header,
  empty,
  returnTo,
  onOpen,
  onRefetch,
}: TicketListProps) {
  const { links } = useSettings();
  const { m, fill } = messages;
  const { value, set } = handle;
  const formats = useAccountFormats(read.data?.items.map(({ modifiedAt }) => modifiedAt) ?? []);
  const back = useRef<HTMLButtonElement>(null);
  const stood = useRef(false);
  useEffect(() => {
    if (returnTo === null || stood.current || read.status !== 'ready') return;
    stood.current = true;
    back.current?.focus();
  }, [returnTo, read.status]);
  const create = links.href({ to: 'new-ticket' });
  const newTicket = create !== null && <ButtonLink href={create}>{m.create}</ButtonLink>;
  const narrowed = hasFilters(value);
  const level = usePartLevel(1);
  return (
    <>
      {header && (
        <div part="tickets-header" className="tf-row tf-tickets-header">
          <Heading className="tf-h1">{m.title}</Heading>
          {newTicket}
        </div>
      )}
      <TicketFilters options={options} messages={messages} handle={handle} />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={onRefetch} />}
      {read.status === 'ready' &&
        read.data.items.length === 0 &&
        (narrowed ? (
          <EmptyState
            level={level}
            title={m.noMatch.title}
            text={m.noMatch.text}
            actions={
              <Button variant="secondary" onClick={() => set(defaultValue)}>
                {m.filters.reset}
              </Button>
            }
          />
        ) : (
          fillSlot(
            empty,
            <EmptyState level={level} title={m.empty.title} text={m.empty.text} actions={newTicket || undefined} />,
          )
        ))}
      {read.status === 'ready' && read.data.items.length > 0 && (
        <Card as="div" aria-busy={read.previous || undefined}>
          <CardList>
            {read.data.items.map((one) => (
              <li key={one.id} part="tickets-row" className="tf-tickets-row">
                <Row
                  one={one}
                  messages={messages}
                  date={(at) => formats.date(formats.dayOf(at))}
                  focusRef={one.id === returnTo ? back : undefined}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </CardList>
          {(read.data.hasMore || read.data.page > 0) && (
            <Pager
              page={read.data.page + 1}
              pageCount={pageCount(read.data)}
              hasNext={read.data.hasMore}
              onPageChange={(page) => set({ page })}
              labels={{ pages: m.pages, previous: m.previous, next: m.next }}
              range={
                read.data.total === null
                  ? fill(m.rangeOpen, rangeOf(read.data))
                  : fill(m.range, { ...rangeOf(read.data), total: formats.number(read.data.total) })
              }
            />
          )}
        </Card>
      )}
    </>
  );
}

interface RowProps {
  readonly one: CaseSummary;
  readonly messages: TicketsMessages;
  /** Formats the day of an instant. */
  readonly date: (instant: string) => string;
  readonly focusRef: React.RefObject<HTMLButtonElement | null> | undefined;
  readonly onOpen: (caseId: string) => void;
}

function Row({ one, messages: { m, fill }, date, focusRef, onOpen }: RowProps) {
  return (
    <>
      <div className="tf-tickets-row-text">
        <button
          ref={focusRef}
          type="button"
          part="tickets-open"
          className="tf-tickets-open tf-medium"
          onClick={() => onOpen(one.id)}
        >
          {fill(m.ticket, { number: one.number })}
        </button>
        <span className="tf-second tf-muted">{joinFacts([one.problemType.label, one.reason.label])}</span>
      </div>
      <Tag tone={toneOf(one.statusGroup)}>{one.status.label}</Tag>
      <span part="tickets-date" className="tf-second tf-quiet tf-tickets-date">
        {fill(m.changed, { date: date(one.modifiedAt) })}
      </span>
    </>
  );
}

/** Skeleton of the tickets. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardList>
        {[0, 1, 2].map((at) => (
          <li key={at}>
            <SkeletonText lines={2} />
          </li>
        ))}
      </CardList>
    </Card>
  </Skeleton>
);
