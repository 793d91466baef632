import { useEffect } from 'react';
import { NOTES_MAX_LENGTH } from '../../../rules';
import type { Clock } from '../../../runtime/clock';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Countdown } from '../../../ui/countdown/countdown';
import { formatClock } from '../../../ui/countdown/time-left';
import { CharacterCount } from '../../../ui/field/character-count';
import { Link } from '../../../ui/link/link';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface ClosedDateProps {
  readonly date: string;
  /** Next available date; null if there is none. */
  readonly next: string | null;
  readonly overrides?: object;
  readonly onChoose: (date: string) => void;
}

/** States that the chosen date has closed and offers the next one. */
export function ClosedDate({ date, next, overrides, onChoose }: ClosedDateProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const announce = useAnnounce();
  const title = fill(m.delivery.justClosed, { date: formats.weekdayDate(date) });
  const offer = next === null ? '' : fill(m.delivery.next, { date: formats.weekdayDate(next) });
  useEffect(() => announce(`${title} ${offer}`, { assertive: true }), [title, offer, announce]);
  return (
    <Banner
      tone="caution"
      title={title}
      action={
        next !== null && (
          <Button variant="secondary" size="sm" onClick={() => onChoose(next)}>
            {fill(m.delivery.takeNext, { date: formats.weekdayDate(next) })}
          </Button>
        )
      }
    >
      {offer}
    </Banner>
  );
}

/** Explains that a guest has to pick up the order, with a link to sign in for a delivery. */
export function PickupOnly({ overrides }: { readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: 'needs-sign-in' });
  return (
    <span part="checkout-note" className="tf-checkout-note tf-hint">
      <RichMessage
        text={m.delivery.pickupOnly}
        values={{ signIn: href === null ? m.delivery.signIn : <Link href={href}>{m.delivery.signIn}</Link> }}
      />
    </span>
  );
}

interface TimeLeftProps {
  /** Cut-off of the date, in epoch milliseconds. */
  readonly until: number;
  readonly now: Clock;
  /** Whether the last minutes are announced; set for one countdown on a page. */
  readonly speaks: boolean;
  /** Text after the cut-off. */
  readonly closed: string;
  readonly overrides?: object;
}

/** Time left to order for a date, on its last day. */
export function TimeLeft({ until, now, speaks, closed, overrides }: TimeLeftProps) {
  const { m, plural, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <Countdown
      className="tf-checkout-left"
      until={until}
      now={now}
      expired={closed}
      announce={speaks ? (minutes) => plural(m.delivery.leftAloud, minutes) : undefined}
      format={(left) => fill(m.delivery.left, { time: formatClock(left) })}
    />
  );
}

interface NoteCountProps {
  readonly id: string;
  readonly used: number;
  readonly overrides?: object;
}

/** Number of characters left for the note. */
export function NoteCount({ id, used, overrides }: NoteCountProps) {
  const { m, plural } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <CharacterCount
      id={id}
      used={used}
      limit={NOTES_MAX_LENGTH}
      labels={{
        left: (count) => plural(m.delivery.charactersLeft, count),
        over: (count) => plural(m.delivery.charactersOver, count),
      }}
    />
  );
}
