import { useState } from 'react';
import type { CaseQuery, SupportCase } from '../../domain';
import type { Emit } from '../../runtime/events';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { useRead } from '../../runtime/react/use-read';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { OfflineBanner } from '../common/offline-banner';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { useAnnounceResults } from '../common/use-announce-results';
import { OneTicket, type OneTicketProps } from './parts/one-ticket';
import { Loading, TicketList, type TicketListProps } from './parts/ticket-list';
import { supportTicketsContract } from './support-tickets.contract';
import { supportTicketsMessages } from './support-tickets.messages';
import type { SupportTicketsEvents, SupportTicketsProps, TicketsMessages } from './support-tickets.types';
import { useHeldValue } from '../common/use-held-value';
import { defaultValue, PAGE_SIZE, queryOf, withChange } from './support-tickets.rules';

type Given = SupportTicketsProps & WidgetTools<SupportTicketsEvents>;

function SupportTicketsBody(props: Given) {
  const messages = useMessages(supportTicketsContract.name, supportTicketsMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'service' });
  return (
    <AccessBoundary gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} messages={messages} />}
    </AccessBoundary>
  );
}

function OfAccount({
  slots = {},
  emit,
  accountId,
  messages,
  caseId: held,
  value,
}: Omit<Given, 'messages'> & { readonly accountId: string | null; readonly messages: TicketsMessages }) {
  const handle = useHeldValue(value, defaultValue, (next) => void emit('value-change', next), withChange);
  const [own, setOwn] = useState<string | null>(null);
  // The list restores the focus to the ticket that the buyer returns from.
  const [left, setLeft] = useState<string | null>(null);
  const caseId = held === undefined ? own : held;
  const open = (next: string | null) => {
    setLeft(caseId);
    setOwn(next);
    emit('case-open', { caseId: next });
  };
  return (
    <div part="tickets-page" className="tf-tickets-page">
      {caseId === null && fillSlot(slots.header)}
      <OfflineBanner />
      {caseId === null ? (
        <TicketSearch
          accountId={accountId}
          messages={messages}
          handle={handle}
          header={slots.header === undefined}
          empty={slots.empty}
          returnTo={left}
          onOpen={open}
        />
      ) : (
        <OpenTicket
          key={caseId}
          caseId={caseId}
          accountId={accountId}
          messages={messages}
          onBack={() => open(null)}
          emit={emit}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Support tickets: search, read, comment, and rate closed ones. */
export const SupportTickets = /* @__PURE__ */ defineWidget<SupportTicketsProps, SupportTicketsEvents>(
  supportTicketsContract,
  SupportTicketsBody,
);

interface OpenTicketProps extends Pick<OneTicketProps, 'messages' | 'onBack'> {
  readonly caseId: string;
  readonly accountId: string | null;
  readonly emit: Emit<SupportTicketsEvents>;
}

/** Reads the open ticket, and sends comments and ratings if the backend supports them. */
function OpenTicket({ caseId, accountId, emit, ...props }: OpenTicketProps) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  const at = { caseId, accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'support.read',
    args: { caseId },
    accountId,
    read: (options) => support?.read?.(at, options) ?? rejectMissingMethod('support.read'),
  });
  // The response to a comment or a rating shows until the ticket is refetched.
  const [changed, setChanged] = useState<{ readonly before: SupportCase; readonly after: SupportCase } | null>(null);
  const data = read.status === 'ready' ? read.data : null;
  const show = (after: SupportCase) => {
    if (data !== null) setChanged({ before: data, after });
    refetch();
  };
  const { comment, rate, file } = support ?? {};
  return (
    <OneTicket
      {...props}
      read={read}
      ticket={changed !== null && changed.before === data ? changed.after : data}
      onRefetch={refetch}
      onComment={comment && ((key, text) => comment({ ...at, key, text }))}
      onCommented={(after) => (show(after), emit('comment', { caseId }))}
      onRate={rate && ((rating) => rate({ ...at, rating }))}
      onRated={(after, stars) => (show(after), emit('rate', { caseId, stars }))}
      onFile={file && ((attachmentId) => file({ ...at, attachmentId }))}
    />
  );
}

interface TicketSearchProps extends Omit<TicketListProps, 'read' | 'options' | 'onRefetch'> {
  readonly accountId: string | null;
}

/** Searches tickets while the list is open, and reads the options of the filters. */
function TicketSearch({ accountId, ...props }: TicketSearchProps) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  // Invalid dates are not requested; the previous results stay.
  const query = queryOf(props.handle.value);
  const [sound, setSound] = useState(query ?? everything);
  if (query !== null && JSON.stringify(query) !== JSON.stringify(sound)) setSound(query);
  const at = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'support.search',
    args: sound,
    accountId,
    keepPrevious: true,
    read: (options) => support?.search?.({ ...sound, ...at }, options) ?? rejectMissingMethod('support.search'),
  });
  useAnnounceResults(sound, read, props.messages);
  const hasOptions = support?.options !== undefined;
  const [options] = useRead({
    method: 'support.options',
    args: {},
    accountId,
    enabled: hasOptions,
    read: (given) => support?.options?.(at, given) ?? rejectMissingMethod('support.options'),
  });
  return <TicketList {...props} read={read} options={hasOptions ? options : null} onRefetch={refetch} />;
}

const noDays = { start: null, end: null };
/** Query if the host's initial value has invalid dates. */
const everything: CaseQuery = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: noDays,
  modified: noDays,
  page: 0,
  pageSize: PAGE_SIZE,
};
