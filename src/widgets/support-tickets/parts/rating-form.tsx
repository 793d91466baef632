import { useRef, useState } from 'react';
import type { CaseRating, SupportCase } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { CASE_STARS, COMMENT_MAX_LENGTH } from '../../../rules';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextArea } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { commonMessages } from '../../common/common.messages';
import { NotDoneOutcome } from '../../common/commit/outcome-alert';
import type { TicketsMessages } from '../support-tickets.types';

interface RatingFormProps {
  readonly messages: TicketsMessages;
  readonly rating: CaseRating | null;
  readonly onSend: (rating: CaseRating) => Promise<SupportCase>;
  readonly onSent: (after: SupportCase, stars: number) => void;
}

/** Rating of a closed ticket. The buyer can change it. */
export function RatingForm({ messages: { m }, rating, onSend, onSent }: RatingFormProps) {
  const announce = useAnnounce();
  const { optional } = useMessages('common', commonMessages).m;
  const [stars, setStars] = useState(rating?.stars ?? null);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [isValidated, setIsValidated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<PortError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const tooLong = comment.length > COMMENT_MAX_LENGTH;
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsValidated(true);
    if (stars === null) return form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    if (tooLong) return form.current?.querySelector<HTMLElement>('textarea')?.focus();
    setBusy(true);
    setError(null);
    try {
      const after = await onSend({ stars, comment: comment.trim() });
      setSent(true);
      announce(m.rating.sent);
      onSent(after, stars);
    } catch (thrown) {
      setError(toPortError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      part="tickets-rating"
      className="tf-stack tf-tickets-rating"
      data-gap="3"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {error !== null && <NotDoneOutcome keepsFocus title={m.rating.failed} error={error} />}
      {sent && <Banner tone="positive" title={m.rating.sent} />}
      <RadioTiles
        legend={m.rating.title}
        value={stars === null ? null : String(stars)}
        error={isValidated && stars === null ? m.rating.choose : undefined}
        onValueChange={(value) => {
          setSent(false);
          setStars(CASE_STARS.find((known) => String(known) === value) ?? null);
        }}
        options={CASE_STARS.map((value) => ({ value: String(value), label: m.rating.stars[value] }))}
      />
      <Field label={m.rating.comment} optional={optional} error={isValidated && tooLong ? m.rating.tooLong : undefined}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            value={comment}
            onChange={(event) => (setSent(false), setComment(event.target.value))}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        part="tickets-send"
        className="tf-tickets-send"
        busy={busy}
        busyLabel={m.rating.sending}
      >
        {rating === null ? m.rating.send : m.rating.again}
      </Button>
    </form>
  );
}
