import type { CalendarDate, Instant, Order, PlannedVisit } from '../../domain';
import { addDays, calendarDateIn, instantMs, instantOf, parseTypedInstant, zonedInstant } from '../../rules';

const HOUR = 3_600_000;
/** Time between a reminder and the cut-off. The buyer needs it to count stock and to order. */
const BEFORE = 2 * HOUR;
const WEEK_DAYS = 7;
const MORNING = 9 * 60;

/** Proposed time for a reminder. */
export interface Proposal {
  readonly id: 'before' | 'dayBefore' | 'weekLater';
  readonly at: Instant;
  /** Day of the visit that the reminder refers to; null if there is none. */
  readonly visit: CalendarDate | null;
}

/**
 * Proposed times for reorder reminders: before the cut-off of the first visit after this order's delivery, and the day
 * before that cut-off. Without a later visit: a week after the order. Past times are left out.
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

/** Parses a typed day and time in the account's time zone, or returns the problem. */
export function typedTime(
  date: string,
  time: string,
  timeZone: string,
  now: number,
): { readonly at: Instant } | { readonly problem: 'missing' | 'past' } {
  const typed = parseTypedInstant(date, time, timeZone, now);
  return 'at' in typed ? { at: instantOf(typed.at, timeZone) } : typed;
}
