import type { ReactNode } from 'react';
import type { DeliverySlot } from '../../domain';
import { calendarDateIn, formatTime, instantMs } from '../../rules';
import type { FormPartProps } from './checkout.types';
import { formatClock, timeLeft } from '../../ui/countdown/time-left';
import { lazyParts } from './parts/lazy-parts';
import { useCutOffTime } from './use-cut-off-time';

const TimeLeft = /* @__PURE__ */ lazyParts.part('TimeLeft', function Coming({ until, now }) {
  // Reserves the space of the countdown and its text, to avoid a layout shift.
  return (
    <span className="tf-countdown tf-checkout-left" data-state="coming" aria-hidden suppressHydrationWarning>
      {formatClock(timeLeft(until - now()))}
    </span>
  );
});

const DAY = 86_400_000;

/** Returns the texts for the cut-off of a date, in the account's time zone, which is always named (decision 59). */
export function useOrderBy({ checkout, messages: { m, fill }, now, overrides }: Omit<FormPartProps, 'form'>) {
  const { formats, timeZone, today, options, when } = useCutOffTime({ checkout, now });

  /** Returns the deadline for changes: only the time if it is today. */
  const shortly = (cutOff: string) =>
    calendarDateIn(cutOff, timeZone) === today ? formatTime(cutOff, formats.locale, options) : when(cutOff);

  /** Returns the sentence with the remaining time on the last day. Only one per page is announced. */
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
