import { addDays } from './calendar';
import { type CalendarDate, isCalendarDate } from './dates';
import { problem, type Problem } from './problem';

/** A range of days that includes both ends. */
export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The last `days` days including today (decision 18). */
export const lastDays = (days: number, today: CalendarDate): DateRange => ({
  start: addDays(today, 1 - days),
  end: today,
});

/** The end of a range that was edited. */
export type RangeEnd = 'start' | 'end';

/** Problem of a date range; the edited end determines which of the two messages shows (decision 18). */
export type DateRangeProblem = Problem<'startAfterEnd' | 'endBeforeStart' | 'badInput'> & { readonly field: RangeEnd };

/**
 * Validates that the start is not after the end. Both can be the same day, and a blank end leaves the range open.
 * `edited` is the end that the buyer edited last; its field shows the message.
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

/** Problem of an availability: a time is missing or invalid, or the start is not before the end. */
export type TimeRangeProblem = Problem<'valueMissing' | 'badInput' | 'startNotBeforeEnd'> & {
  readonly field: RangeEnd;
};

/** Validates an availability. Both times are required, in 24-hour `HH:MM`. */
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
