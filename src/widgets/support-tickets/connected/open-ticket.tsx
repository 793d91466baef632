import { useState } from 'react';
import type { SupportCase } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { OneTicket, type OneTicketProps } from '../parts/one-ticket';
import type { SupportTicketsEvents } from '../support-tickets.types';

interface OpenTicketProps extends Pick<OneTicketProps, 'messages' | 'onBack'> {
  readonly caseId: string;
  readonly accountId: string | null;
  readonly emit: Emit<SupportTicketsEvents>;
}

/** Reads the open ticket, and sends what is said of it as far as this backend takes it. */
export function OpenTicket({ caseId, accountId, emit, ...props }: OpenTicketProps) {
  const { support } = useAdapter();
  const { locale } = useSettings();
  const at = { caseId, accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'support.read',
    args: { caseId },
    accountId,
    read: (options) => support?.read?.(at, options) ?? rejectMissingMethod('support.read'),
  });
  // What a comment or a rating answered with is shown until the ticket has been read again.
  const [changed, setChanged] = useState<{ readonly before: SupportCase; readonly after: SupportCase } | null>(null);
  const data = read.status === 'ready' ? read.data : null;
  const show = (after: SupportCase) => {
    if (data !== null) setChanged({ before: data, after });
    again();
  };
  const { comment, rate, file } = support ?? {};
  return (
    <OneTicket
      {...props}
      read={read}
      ticket={changed !== null && changed.before === data ? changed.after : data}
      onReadAgain={again}
      onComment={comment && ((key, text) => comment({ ...at, key, text }))}
      onCommented={(after) => (show(after), emit('comment', { caseId }))}
      onRate={rate && ((rating) => rate({ ...at, rating }))}
      onRated={(after, stars) => (show(after), emit('rate', { caseId, stars }))}
      onFile={file && ((attachmentId) => file({ ...at, attachmentId }))}
    />
  );
}
