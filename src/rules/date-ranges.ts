import { addDays } from './calendar';
import { type CalendarDate, isCalendarDate } from './dates';
import { problem, type Problem } from './problem';

/** A span of days, both ends in it. */
export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The last so many days, today being one of them (decision 18). */
export const lastDays = (days: number, today: CalendarDate): DateRange => ({
  start: addDays(today, 1 - days),
  end: today,
});

/** Which end of a range was edited. */
export type RangeEnd = 'start' | 'end';

/** What is wrong with a range; the edited end picks which of the two messages shows (decision 18). */
export type DateRangeProblem = Problem<'startAfterEnd' | 'endBeforeStart' | 'badInput'> & { readonly field: RangeEnd };

/**
 * Start not later than end, end not earlier than start; the same day is fine, a blank end leaves the range
 * open. `edited` is the end the buyer touched last: its field carries the message.
 */
export function dateRangeProblem(
  start: string | null | undefined,
  end: string | null | undefined,
  edited: RangeEnd = 'start',
): DateRangeProblem | null {
  if (start && !isCalendarDate(start)) return { ...problem('badInput'), field: 'start' };
  if (end && !isCalendarDate(end)) return { ...problem('badInput'), field: 'end' };
  // Four-digit years sort as text.
  if (!start || !end || start <= end) return null;
  return { ...problem(edited === 'start' ? 'startAfterEnd' : 'endBeforeStart', { start, end }), field: edited };
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with hours: a time is missing, is none, or the start is not before the end. */
export type TimeRangeProblem = Problem<'valueMissing' | 'badInput' | 'startNotBeforeEnd'> & {
  readonly field: RangeEnd;
};

/** Availability starts earlier than it ends; both are `HH:MM`, 24 hours, and both are needed. */
export function timeRangeProblem(
  start: string | null | undefined,
  end: string | null | undefined,
  edited: RangeEnd = 'start',
): TimeRangeProblem | null {
  if (!start || !end) return { ...problem('valueMissing'), field: start ? 'end' : 'start' };
  if (!TIME.test(start)) return { ...problem('badInput'), field: 'start' };
  if (!TIME.test(end)) return { ...problem('badInput'), field: 'end' };
  return start < end ? null : { ...problem('startNotBeforeEnd', { start, end }), field: edited };
}
