import { addDays } from './calendar';
import { calendarDateIn } from './instants';
import { zonedInstant } from './zones';

/** When somebody is there, as a backend says it. */
export interface Hours {
  readonly timeZone: string;
  readonly week: readonly { readonly day: number; readonly start: string; readonly end: string }[];
  readonly closed: readonly { readonly date: string }[];
}

/** Whether somebody is there at an instant, and until or from when; times in epoch milliseconds. */
export type Opening =
  { readonly open: true; readonly until: number } | { readonly open: false; readonly opens: number | null };

/** Days that are looked ahead for the next opening: longer than any holidays. */
const AHEAD = 28;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/;

const minutesOf = (time: string): number | null => {
  const found = CLOCK.exec(time);
  return found === null ? null : time === '24:00' ? 1440 : Number(found[1]) * 60 + Number(found[2]);
};

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Whether somebody is there at an instant by the clock of the store, and when that changes. Stretches that meet, also
 * over midnight, are one. Null where the hours can not be told: a zone that nobody knows.
 */
export function openingAt({ timeZone, week, closed }: Hours, now: number): Opening | null {
  try {
    const today = calendarDateIn(new Date(now).toISOString(), timeZone);
    if (today === null) return null;
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

/** Stretches of a day in minutes after midnight, the earliest first. What is no stretch is left out. */
function stretchesOn(week: Hours['week'], weekday: number): readonly (readonly [start: number, end: number])[] {
  return week
    .flatMap(({ day, start, end }) => {
      const [from, to] = [minutesOf(start), minutesOf(end)];
      return day === weekday && from !== null && to !== null && from < to ? [[from, to] as const] : [];
    })
    .sort(([a], [b]) => a - b);
}
