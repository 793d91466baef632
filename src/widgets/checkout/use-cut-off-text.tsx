import type { ReactNode } from 'react';
import type { Checkout, DeliverySlot } from '../../domain';
import { calendarDateIn, formatInstant, formatTime, instantMs } from '../../rules';
import type { Clock } from '../../runtime/clock';
import { useFormats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import { Countdown } from '../../ui/countdown/countdown';
import { formatClock } from '../../ui/countdown/time-left';
import type { formMessages } from './checkout.messages';

const DAY = 86_400_000;

/** When a date closes, in the account's zone, which is always named (decision 59). */
export function useOrderBy(checkout: Checkout, { m, plural, fill }: Messages<typeof formMessages>, now: Clock) {
  const formats = useFormats();
  const { timeZone } = checkout;
  const today = calendarDateIn(new Date(now()).toISOString(), timeZone) ?? undefined;
  const options = { timeZone, today };
  const when = (cutOff: string) => formatInstant(cutOff, formats.locale, options);

  /** Until when changes are taken: the time alone when that is today. */
  const shortly = (cutOff: string) =>
    calendarDateIn(cutOff, timeZone) === today ? formatTime(cutOff, formats.locale, options) : when(cutOff);

  /** The sentence, with what is left of the last day. One of them on a page speaks. */
  const orderBy = ({ cutOff }: DeliverySlot, speaks: boolean): ReactNode => {
    const until = instantMs(cutOff) ?? 0;
    const isToday = calendarDateIn(cutOff, timeZone) === today;
    return (
      <>
        {isToday
          ? fill(m.delivery.orderByToday, { time: formatTime(cutOff, formats.locale, options) })
          : fill(m.delivery.orderBy, { when: when(cutOff) })}{' '}
        {until - now() < DAY && (
          <Countdown
            className="tf-checkout-left"
            until={until}
            now={now}
            closed={m.delivery.closed}
            announce={speaks ? (minutes) => plural(m.delivery.leftAloud, minutes) : undefined}
            format={(left) => fill(m.delivery.left, { time: formatClock(left) })}
          />
        )}
      </>
    );
  };
  return { orderBy, when, shortly };
}
