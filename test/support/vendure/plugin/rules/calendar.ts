import type { TradeAccount, VisitPlan } from '../entities/trade-account.entity';

const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Offset of a zone's local time from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Date (`YYYY-MM-DD`) of an instant in a zone. */
export const dateIn = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);

/** Minutes after midnight of an instant in a zone. */
export const minutesIn = (instant: number, timeZone: string): number =>
  Math.floor(((instant + offsetAt(instant, timeZone)) % DAY) / MINUTE);

/** A date some days after another. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Number of days from one date to another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** Whether a text is a calendar date, such as `2026-03-04`. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Weekday, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * The instant of a local date and minutes after midnight. An ambiguous time gives the earlier instant, and a skipped
 * time moves forward, because a cut-off must be a single instant.
 */
export function zonedInstant(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const instants = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length > 0 ? Math.min(...instants) : wall - before;
}

/** A delivery date with its deadline; `closed` says why it can't be chosen. */
export interface Slot {
  readonly date: string;
  readonly cutOff: number;
  readonly closed: 'holiday' | 'cut-off' | null;
}

type Calendar = Pick<TradeAccount, 'timeZone' | 'visitPlan' | 'closures'>;

/** True when the plan has a delivery on the day, regardless of closures. */
export function isVisitDay(plan: VisitPlan, date: string): boolean {
  const day = weekdayOf(date);
  if (plan.weekly.includes(day)) return true;
  return plan.fortnightly.includes(day) && Math.floor(daysBetween(plan.countedFrom, date) / 7) % 2 === 0;
}

/** Number of listed dates, the number of open ones among them, and how far ahead to look. */
const LISTED = 8;
const OPEN = 6;
const AHEAD_DAYS = 60;

/** The next dates of an account's plan; those that can't be chosen are listed with their reason. */
export function deliverySlots({ timeZone, visitPlan: plan, closures }: Calendar, now: number): readonly Slot[] {
  const slots: Slot[] = [];
  if (plan === null) return slots;
  const today = dateIn(now, timeZone);
  const isEnough = (): boolean =>
    slots.length >= LISTED && slots.filter(({ closed }) => closed === null).length >= OPEN;
  for (let days = 1; days < AHEAD_DAYS && !isEnough(); days += 1) {
    const date = addDays(today, days);
    if (!isVisitDay(plan, date)) continue;
    const cutOff = zonedInstant(addDays(date, -plan.leadDays), plan.cutOffMinutes, timeZone);
    slots.push({ date, cutOff, closed: date in closures ? 'holiday' : cutOff <= now ? 'cut-off' : null });
  }
  return slots;
}

const PICKUP_READY_HOURS = 4;
const DEPOT_CLOSES_MINUTES = 17 * 60;

/** The next pickup dates, on every day but Sundays; orders close four hours before the depot does. */
export function pickupSlots({ timeZone, closures }: Calendar, now: number): readonly Slot[] {
  const today = dateIn(now, timeZone);
  const slots: Slot[] = [];
  for (let days = 0; slots.length < LISTED; days += 1) {
    const date = addDays(today, days);
    const cutOff = zonedInstant(date, DEPOT_CLOSES_MINUTES - PICKUP_READY_HOURS * 60, timeZone);
    if (weekdayOf(date) === 0 || cutOff <= now) continue;
    slots.push({ date, cutOff, closed: date in closures ? 'holiday' : null });
  }
  return slots;
}
