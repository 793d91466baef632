import type { CalendarDate, Instant, Order, PlannedVisit } from '../../domain';
import { addDays, calendarDateIn, instantMs, instantOf, parseTypedInstant, zonedInstant } from '../../rules';

const HOUR = 3_600_000;
/** How long before a cut-off the buyer is reminded: time to count what is left, and to order. */
const BEFORE = 2 * HOUR;
const WEEK_DAYS = 7;
const MORNING = 9 * 60;

/** A time to be reminded at, for the buyer to take. */
export interface Proposal {
  readonly id: 'before' | 'dayBefore' | 'weekLater';
  readonly at: Instant;
  /** The delivery it is about; null when it is about none. */
  readonly visit: CalendarDate | null;
}

/**
 * Times to order again by: before the cut-off of the first visit after this order's delivery, on its day and on the day
 * before; a week after the order where the account has no visit to come. None of them is past.
 */
export function proposals(
  order: Pick<Order, 'deliveryDate' | 'placedAt' | 'timeZone'>,
  visits: readonly PlannedVisit[],
  now: number,
): readonly Proposal[] {
  const { deliveryDate, placedAt, timeZone } = order;
  const visit = visits.find(({ date }) => deliveryDate === null || date > deliveryDate);
  const cutOff = visit === undefined ? null : instantMs(visit.cutOff);
  const found: Proposal[] = [];
  if (visit !== undefined && cutOff !== null) {
    const { date } = visit;
    found.push(
      { id: 'before', at: instantOf(cutOff - BEFORE, timeZone), visit: date },
      {
        id: 'dayBefore',
        at: instantOf(
          zonedInstant(addDays(calendarDateIn(visit.cutOff, timeZone) ?? date, -1), MORNING, timeZone),
          timeZone,
        ),
        visit: date,
      },
    );
  } else {
    const placed = calendarDateIn(placedAt, timeZone);
    if (placed !== null)
      found.push({
        id: 'weekLater',
        at: instantOf(zonedInstant(addDays(placed, WEEK_DAYS), MORNING, timeZone), timeZone),
        visit: null,
      });
  }
  return found.filter(({ at }) => (instantMs(at) ?? 0) > now);
}

/** A day and a time the buyer typed, on the account's clocks; or what is wrong with them. */
export function typedTime(
  date: string,
  time: string,
  timeZone: string,
  now: number,
): { readonly at: Instant } | { readonly problem: 'missing' | 'past' } {
  const typed = parseTypedInstant(date, time, timeZone, now);
  return 'at' in typed ? { at: instantOf(typed.at, timeZone) } : typed;
}
