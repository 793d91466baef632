import { useRef, useState } from 'react';
import type { SupportCase } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { COMMENT_MAX_LENGTH } from '../../../rules';
import { useUnsaved } from '../../../runtime/react/use-unsaved';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { NotDoneOutcome } from '../../common/commit/outcome-alert';
import type { TicketsMessages } from '../tickets.view.types';

interface CommentFormProps {
  readonly messages: TicketsMessages;
  readonly onSend: (key: string, text: string) => Promise<SupportCase>;
  readonly onSent: (after: SupportCase) => void;
}

/** Adds to the conversation. What is typed stays until it is known to be there; sent again, it is the same comment. */
export function CommentForm({ messages: { m }, onSend, onSent }: CommentFormProps) {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<PortError | null>(null);
  const key = useRef<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text.trim() !== '', 'view');
  const problem = text.trim() === '' ? m.comment.empty : text.length > COMMENT_MAX_LENGTH ? m.comment.tooLong : undefined;
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setJudged(true);
    if (problem !== undefined) return area.current?.focus();
    key.current ??= crypto.randomUUID();
    setBusy(true);
    setError(null);
    try {
      const after = await onSend(key.current, text);
      key.current = null;
      setText('');
      setJudged(false);
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
      {error !== null && <NotDoneOutcome stays title={m.comment.failed} text={m.comment.kept} error={error} />}
      <Field label={m.comment.label} error={judged ? problem : undefined}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            dir="auto"
            value={text}
            onChange={(event) => {
              // Other words are another comment, unless the earlier ones may have arrived.
              if (error === null) key.current = null;
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="tf-tickets-send" busy={busy} busyLabel={m.comment.sending}>
        {m.comment.send}
      </Button>
    </form>
  );
}
