import type { Reminder, PlannedVisit } from '../../domain';
import {
  addDays,
  calendarDateIn,
  instantMs,
  instantOf,
  isCalendarDate,
  minutesOf,
  nextBefore,
  nextWeekly,
  type ReminderRepeat,
  parseTypedInstant,
  weekdayOf,
  formatInstant,
  formatTime,
} from '../../rules';
import { dayNames } from '../common/support-formats';
import type { ReminderMessages } from './notifications.types';

/** Minutes before a cut-off that the form offers. */
export const LEADS = [30, 60, 120, 240, 1440] as const;
const USUAL_LEAD = 120;
const MORNING = '09:00';

/** Values of the form, including fields that are hidden. */
export interface ReminderDraft {
  readonly kind: ReminderRepeat;
  readonly lead: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM`; empty before input. */
  readonly time: string;
  /** `YYYY-MM-DD`; empty before input. */
  readonly date: string;
}

/** Time zone and visit plan of the account. */
export interface ReminderTimes {
  readonly timeZone: string;
  readonly visits: readonly PlannedVisit[];
  readonly now: number;
}

/** Initial values of the form: those of the reminder, or the defaults. */
export function draftOf(
  reminder: Reminder | null,
  { timeZone, visits, now }: ReminderTimes,
  knowsCutOffs: boolean,
): ReminderDraft {
  const today = calendarDateIn(new Date(now).toISOString(), timeZone) ?? '';
  const cutOffDay = (visits[0] && calendarDateIn(visits[0].cutOff, timeZone)) ?? today;
  const first: ReminderDraft = {
    kind: knowsCutOffs && visits.length > 0 ? 'before-cut-off' : 'weekly',
    lead: USUAL_LEAD,
    weekday: weekdayOf(cutOffDay),
    time: MORNING,
    date: today === '' ? '' : addDays(today, 1),
  };
  if (reminder === null) return first;
  const { at, repeats, minutesBefore = USUAL_LEAD } = reminder;
  if (repeats === 'before-cut-off') return { ...first, kind: repeats, lead: minutesBefore };
  // Day and time of a reminder are local to the account's time zone.
  const wall = instantOf(instantMs(at) ?? now, timeZone);
  return {
    ...first,
    kind: repeats,
    weekday: weekdayOf(wall.slice(0, 10)),
    date: wall.slice(0, 10),
    time: wall.slice(11, 16),
  };
}

/** Field that can have a problem. */
export type DraftField = 'lead' | 'date' | 'time';
export type DraftProblem = 'missingDate' | 'missingTime' | 'past' | 'noCutOff';

/** Problems of a draft, by field. */
export type DraftProblems = ReadonlyMap<DraftField, DraftProblem>;

const problem = (field: DraftField, code: DraftProblem): { readonly problems: DraftProblems } => ({
  problems: new Map([[field, code]]),
});

/** Converts a draft to a reminder request, or returns its problems. */
export function toReminderRequest(
  { kind, lead, weekday, time, date }: ReminderDraft,
  { timeZone, visits, now }: ReminderTimes,
): { readonly request: Pick<Reminder, 'at' | 'repeats' | 'minutesBefore'> } | { readonly problems: DraftProblems } {
  if (kind === 'before-cut-off') {
    const at = nextBefore(
      visits.map(({ cutOff }) => instantMs(cutOff) ?? 0),
      lead,
      now,
    );
    return at === null
      ? problem('lead', 'noCutOff')
      : { request: { at: instantOf(at, timeZone), repeats: kind, minutesBefore: lead } };
  }
  const minutes = minutesOf(time);
  if (kind === 'weekly')
    return minutes === null
      ? problem('time', 'missingTime')
      : { request: { at: instantOf(nextWeekly(weekday, minutes, timeZone, now), timeZone), repeats: kind } };
  const typed = parseTypedInstant(date, time, timeZone, now);
  if ('at' in typed) return { request: { at: instantOf(typed.at, timeZone), repeats: kind } };
  if (typed.problem === 'past') return problem('time', 'past');
  return {
    problems: new Map<DraftField, DraftProblem>([
      ...(isCalendarDate(date) ? [] : [['date', 'missingDate'] as const]),
      ...(minutes === null ? [['time', 'missingTime'] as const] : []),
    ]),
  };
}

/** Splits minutes before a cut-off into a whole number of the largest possible unit. */
export const leadParts = (minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } =>
  minutes % 1440 === 0
    ? { unit: 'days', count: minutes / 1440 }
    : minutes % 60 === 0
      ? { unit: 'hours', count: minutes / 60 }
      : { unit: 'minutes', count: minutes };

/** Formats the time before a cut-off: 30 minutes, 2 hours, 1 day. */
export function leadText(minutes: number, { m, plural }: ReminderMessages): string {
  const { unit, count } = leadParts(minutes);
  return plural(m.reminders[unit], count);
}

/** Formats the due time of a reminder in the account's time zone. */
export const whenText = (at: string, locale: string, timeZone: string, today: string | undefined): string =>
  formatInstant(at, locale, { timeZone, today });

/** Describes a reminder in a few words: every Tuesday at nine, two hours before each cut-off, or its single time. */
export function reminderText(
  { at, repeats, minutesBefore }: Reminder,
  messages: ReminderMessages,
  timeZone: string,
  today: string | undefined,
): string {
  const { m, fill, locale } = messages;
  if (repeats === 'before-cut-off') return fill(m.reminders.before, { lead: leadText(minutesBefore ?? 0, messages) });
  if (repeats === 'once') return whenText(at, locale, timeZone, today);
  return fill(m.reminders.weekly, {
    weekday: dayNames(locale, 'long')(weekdayOf(calendarDateIn(at, timeZone) ?? '')),
    time: formatTime(at, locale, { timeZone }),
  });
}
