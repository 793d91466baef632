import { useState } from 'react';
import { Download } from 'lucide';
import type { CaseAttachment, SupportCase } from '../../../domain';
import { saveFile } from '../../../runtime/save-file';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/field/field-error';
import { Heading } from '../../common/heading';
import { bytesText } from '../../common/support-formats';
import type { TicketsMessages } from '../support-tickets.types';

export interface ConversationProps {
  readonly ticket: SupportCase;
  readonly messages: TicketsMessages;
  /** Fetches an attachment; resolves with null if it no longer exists. */
  readonly onFile?: (attachmentId: string) => Promise<{ readonly name: string; readonly content: Blob } | null>;
}

/** Conversation, oldest first: the ticket's message with its attachments, then the comments. */
export function Conversation({ ticket, messages, onFile }: ConversationProps) {
  const { m } = messages;
  const comments = [
    {
      id: ticket.id,
      from: 'buyer' as const,
      name: ticket.onBehalfOf?.name ?? ticket.contact.name,
      at: ticket.createdAt,
      text: ticket.message,
    },
    ...ticket.conversation,
  ];
  const { date, dayOf, time } = useAccountFormats(comments.map(({ at }) => at));
  return (
    <section className="tf-stack" data-gap="3" aria-label={m.conversation}>
      <Heading below={1} className="tf-h2">
        {m.conversation}
      </Heading>
      <ul part="tickets-status" className="tf-tickets-status">
        {comments.map(({ id, from, name, at, text }, index) => (
          <li key={id} data-author={from}>
            <p className="tf-second tf-quiet">
              <bdi className="tf-medium">{name}</bdi>
              {FACT_SEPARATOR}
              <time dateTime={at}>{`${date(dayOf(at))}, ${time(at)}`}</time>
            </p>
            <p part="tickets-text" className="tf-tickets-text" dir="auto">
              {text}
            </p>
            {index === 0 && ticket.attachments.length > 0 && (
              <Attachments ticket={ticket} messages={messages} onFile={onFile} />
            )}
          </li>
        ))}
      </ul>
      {ticket.conversation.length === 0 && ticket.statusGroup !== 'closed' && <p className="tf-muted">{m.noAnswer}</p>}
    </section>
  );
}

function Attachments({ ticket, messages: { m, fill, locale }, onFile }: ConversationProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const download = async ({ id, name }: CaseAttachment) => {
    if (onFile === undefined) return;
    setBusy(id);
    setErrorText(null);
    try {
      const got = await onFile(id);
      if (got === null) setErrorText(fill(m.fileUnavailable, { name }));
      else saveFile(got.name, got.content, got.content.type);
    } catch {
      setErrorText(fill(m.fileFailed, { name }));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <ul part="tickets-files" className="tf-tickets-files" aria-label={m.attachments}>
        {ticket.attachments.map((one) => (
          <li key={one.id} className="tf-row">
            <span>
              <bdi>{one.name}</bdi> <span className="tf-quiet">{bytesText(one.bytes, locale)}</span>
            </span>
            {onFile !== undefined && (
              <Button
                variant="base"
                iconOnly
                icon={Download}
                busy={busy === one.id}
                aria-label={fill(m.download, { name: one.name })}
                title={fill(m.download, { name: one.name })}
                onClick={() => void download(one)}
              />
            )}
          </li>
        ))}
      </ul>
      {errorText !== null && <FieldError role="alert">{errorText}</FieldError>}
    </>
  );
}
