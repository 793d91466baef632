import { addDays } from './calendar';
import { calendarDateIn } from './instants';
import { zonedInstant } from './zones';

/** Opening hours of customer service, as a backend returns them. */
export interface Hours {
  readonly timeZone: string;
  readonly week: readonly { readonly day: number; readonly start: string; readonly end: string }[];
  readonly closed: readonly { readonly date: string }[];
}

/** Whether customer service is open at an instant, and when that changes; times in epoch milliseconds. */
export type Opening =
  { readonly open: true; readonly until: number } | { readonly open: false; readonly opens: number | null };

/** Days to search for the next opening: longer than any holidays. */
const AHEAD = 28;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/;

const minutesOf = (time: string): number | null => {
  const found = CLOCK.exec(time);
  return found === null ? null : time === '24:00' ? 1440 : Number(found[1]) * 60 + Number(found[2]);
};

/** Weekday of a date, 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Determines whether customer service is open at an instant in the store's time zone, and when that changes. Adjacent
 * intervals count as one, also across midnight. Null for an unknown time zone.
 */
export function openingAt({ timeZone, week, closed }: Hours, now: number): Opening | null {
  try {
    const today = calendarDateIn(new Date(now).toISOString(), timeZone);
    if (today === null) return null;
    // Throws for an unknown time zone, also if there are no hours.
    zonedInstant(today, 0, timeZone);
    const shut = new Set(closed.map(({ date }) => date));
    let until: number | null = null;
    for (let ahead = 0; ahead <= AHEAD; ahead++) {
      const date = addDays(today, ahead);
      for (const [start, end] of shut.has(date) ? [] : stretchesOn(week, weekdayOf(date))) {
        const [from, to] = [zonedInstant(date, start, timeZone), zonedInstant(date, end, timeZone)];
        if (until !== null && from > until) return { open: true, until };
        if (until !== null) until = Math.max(until, to);
        else if (now < from) return { open: false, opens: from };
        else if (now < to) until = to;
      }
    }
    return until === null ? { open: false, opens: null } : { open: true, until };
  } catch {
    return null;
  }
}

/** Intervals of a weekday in minutes after midnight, earliest first. Invalid intervals are left out. */
function stretchesOn(week: Hours['week'], weekday: number): readonly (readonly [start: number, end: number])[] {
  return week
    .flatMap(({ day, start, end }) => {
      const [from, to] = [minutesOf(start), minutesOf(end)];
      return day === weekday && from !== null && to !== null && from < to ? [[from, to] as const] : [];
    })
    .sort(([a], [b]) => a - b);
}
