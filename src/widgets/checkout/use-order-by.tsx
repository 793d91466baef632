import type { ReactNode } from 'react';
import type { DeliverySlot } from '../../domain';
import { calendarDateIn, formatTime, instantMs } from '../../rules';
import type { FormPartProps } from './checkout.types';
import { formatClock, timeLeft } from '../../ui/countdown/time-left';
import { lazyParts } from './parts/lazy-parts';
import { useCutOffTime } from './use-cut-off-time';

const TimeLeft = /* @__PURE__ */ lazyParts.part('TimeLeft', function Coming({ until, now }) {
  // The room of the clock and the words beside it: the lines that it needs are there from the start.
  return (
    <span className="tf-countdown tf-checkout-left" data-state="coming" aria-hidden suppressHydrationWarning>
      {formatClock(timeLeft(until - now()))}
    </span>
  );
});

const DAY = 86_400_000;

/** The sentence about when a date closes, in the account's zone, which is always named (decision 59). */
export function useOrderBy({ checkout, messages: { m, fill }, now, overrides }: Omit<FormPartProps, 'form'>) {
  const { formats, timeZone, today, options, when } = useCutOffTime({ checkout, now });

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
          <TimeLeft until={until} now={now} speaks={speaks} closed={m.delivery.closed} overrides={overrides} />
        )}
      </>
    );
  };
  return { orderBy, when, shortly };
}
