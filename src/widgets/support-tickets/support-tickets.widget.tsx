import { useState } from 'react';
import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { OfflineBanner } from '../common/offline-banner';
import { useAccess } from '../common/use-access';
import { OpenTicket } from './connected/open-ticket';
import { TicketSearch } from './connected/ticket-search';
import { Loading } from './parts/ticket-list';
import { supportTicketsContract } from './support-tickets.contract';
import { supportTicketsMessages } from './support-tickets.messages';
import type { SupportTicketsEvents, SupportTicketsProps, TicketsMessages } from './support-tickets.types';
import { useHeldValue } from '../common/use-held-value';
import { defaultValue, withChange } from './support-tickets.rules';

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
  // Who comes back from a ticket stands where they left the list.
  const [left, setLeft] = useState<string | null>(null);
  const caseId = held === undefined ? own : held;
  const open = (next: string | null) => {
    setLeft(caseId);
    setOwn(next);
    emit('case-open', { caseId: next });
  };
  return (
    <div className="tf-tickets-page">
      {caseId === null && slots.header}
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
      {slots.footer}
    </div>
  );
}

/** Support tickets: looked for, read, answered, and rated once they are closed. */
export const SupportTickets = /* @__PURE__ */ defineWidget<SupportTicketsProps, SupportTicketsEvents>(
  supportTicketsContract,
  SupportTicketsBody,
);
