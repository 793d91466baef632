import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { type DemoAccount, regions, type VisitPlan } from '../data/accounts';
import type { HolidayKey } from '../messages/demo-messages';
import { holidayOn } from './holidays';
import { dateIn, dayNumber, weekday, zonedInstant } from './zoned-time';

/** A planned delivery date, with the reason if it is unavailable. */
export interface PlannedSlot {
  readonly date: CalendarDate;
  readonly cutOff: number;
  readonly closed: HolidayKey | 'cut-off' | null;
}

/** Reference dates for fortnightly deliveries, from which weeks are counted. */
const FORTNIGHT = dayNumber('2026-11-22');

/** True when the plan has a delivery on the day, regardless of holidays. */
export function isVisitDay(plan: VisitPlan, date: CalendarDate): boolean {
  const day = weekday(date);
  if (plan.weekly.includes(day)) return true;
  return plan.fortnightly.includes(day) && Math.floor((dayNumber(date) - FORTNIGHT) / 7) % 2 === 0;
}

/** Deadline for orders of a day. */
export const cutOffFor = (plan: VisitPlan, date: CalendarDate, timeZone: string): number =>
  zonedInstant(addDays(date, -plan.leadDays), plan.cutOffMinutes, timeZone);

/** Number of listed dates, and the minimum of open ones among them. */
const LISTED = 8;
const OPEN = 6;

/** The next dates of an account's plan; unavailable ones are listed with their reason. */
export function deliverySlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { plan } = account;
  const { timeZone } = regions[account.region];
  const slots: PlannedSlot[] = [];
  const today = dateIn(now, timeZone);
  const enough = (): boolean => slots.length >= LISTED && slots.filter(({ closed }) => closed === null).length >= OPEN;
  for (let days = 1; plan !== null && days < 60 && !enough(); days += 1) {
    const date = addDays(today, days);
    if (!isVisitDay(plan, date)) continue;
    const cutOff = cutOffFor(plan, date, timeZone);
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) ?? (cutOff <= now ? 'cut-off' : null) });
  }
  return slots;
}

const VAN_CUT_OFF_MINUTES = 15 * 60;

/** Dates for gas, kegs and supplies, which come on any working day; orders close the afternoon before. */
export function vanSlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { timeZone } = regions[account.region];
  const today = dateIn(now, timeZone);
  const slots: PlannedSlot[] = [];
  for (let days = 1; account.plan !== null && slots.length < LISTED; days += 1) {
    const date = addDays(today, days);
    if (weekday(date) === 0 || weekday(date) === 6) continue;
    const cutOff = zonedInstant(addDays(date, -1), VAN_CUT_OFF_MINUTES, timeZone);
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) ?? (cutOff <= now ? 'cut-off' : null) });
  }
  return slots;
}

const PICKUP_READY_HOURS = 4;
const DEPOT_CLOSES_MINUTES = 17 * 60;

/** The next pickup dates on working days; orders close four hours before the depot does. */
export function pickupSlots(account: DemoAccount, now: number): readonly PlannedSlot[] {
  const { timeZone } = regions[account.region];
  const today = dateIn(now, timeZone);
  const slots: PlannedSlot[] = [];
  for (let days = 0; slots.length < LISTED; days += 1) {
    const date = addDays(today, days);
    const cutOff = zonedInstant(date, DEPOT_CLOSES_MINUTES - PICKUP_READY_HOURS * 60, timeZone);
    if (weekday(date) === 0 || cutOff <= now) continue;
    slots.push({ date, cutOff, closed: holidayOn(date, account.region) });
  }
  return slots;
}
