import { useMessages } from '../../../runtime/react/use-messages';
import type { Clock } from '../../../runtime/clock';
import { Countdown } from '../../../ui/countdown/countdown';
import { formatClock } from '../../../ui/countdown/time-left';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface TimeLeftProps {
  /** When the date closes, in epoch milliseconds. */
  readonly until: number;
  readonly now: Clock;
  /** Whether the last minutes are said aloud: by one of them on a page. */
  readonly speaks: boolean;
  /** Said once it is over. */
  readonly closed: string;
  readonly overrides?: object;
}

/** What is left of the last day to order for a date. */
export function TimeLeft({ until, now, speaks, closed, overrides }: TimeLeftProps) {
  const { m, plural, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <Countdown
      className="tf-checkout-left"
      until={until}
      now={now}
      closed={closed}
      announce={speaks ? (minutes) => plural(m.delivery.leftAloud, minutes) : undefined}
      format={(left) => fill(m.delivery.left, { time: formatClock(left) })}
    />
  );
}
