import type { ContactDetails, ContactPage, OpenHours, Weekday } from '../../domain';
import {
  addDays,
  calendarDateIn,
  formatInstant,
  formatTime,
  instantOf,
  type Opening,
  type Permission,
} from '../../rules';
import type { Session } from '../../runtime/session/session.types';

/** The week as it is read, Monday first. */
const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Days one after the other that have the same hours; none where they are closed. */
export interface HoursRow {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly stretches: readonly Pick<OpenHours, 'start' | 'end'>[];
}

/** The week in as few rows as its hours allow. */
export function hoursRows(hours: readonly OpenHours[]): readonly HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of week) {
    const stretches = hours
      .filter((one) => one.day === day)
      .map(({ start, end }) => ({ start, end }))
      .sort((a, b) => a.start.localeCompare(b.start));
    const last = rows.at(-1);
    if (last !== undefined && JSON.stringify(last.stretches) === JSON.stringify(stretches))
      rows[rows.length - 1] = { ...last, to: day };
    else rows.push({ from: day, to: day, stretches });
  }
  return rows;
}

/** What is said of being open: a message by its key, and what fills it. */
export type OpeningMessages =
  | { readonly key: 'open' | 'opensAt' | 'opensTomorrow'; readonly time: string }
  | { readonly key: 'opens'; readonly when: string }
  | { readonly key: 'openAlways' | 'closed' };

const DAY = 86_400_000;

/** Whether somebody is there now, in words of the store's own clock. */
export function openingText(opening: Opening, now: number, timeZone: string, locale: string): OpeningMessages {
  const timeAt = (at: number) => formatTime(instantOf(at, timeZone), locale, { timeZone });
  // An end that is days away is no end that anybody waits for.
  if (opening.open)
    return opening.until - now > DAY ? { key: 'openAlways' } : { key: 'open', time: timeAt(opening.until) };
  if (opening.opens === null) return { key: 'closed' };
  const [today, then] = [now, opening.opens].map((at) => calendarDateIn(new Date(at).toISOString(), timeZone));
  if (then === today) return { key: 'opensAt', time: timeAt(opening.opens) };
  if (today && then === addDays(today, 1)) return { key: 'opensTomorrow', time: timeAt(opening.opens) };
  return {
    key: 'opens',
    when: formatInstant(instantOf(opening.opens, timeZone), locale, { timeZone, today: today ?? undefined }),
  };
}

const permissionOf: Partial<Record<ContactPage, Permission>> = {
  orders: 'ordering',
  invoices: 'finance',
  wallet: 'finance',
  'new-ticket': 'service',
  tickets: 'service',
};
/** Pages of somebody who is signed in. */
const ownPages: ReadonlySet<ContactPage> = new Set<ContactPage>([
  'orders',
  'invoices',
  'wallet',
  'new-ticket',
  'tickets',
]);
/** Pages that somebody who is signed in has done with. */
const newcomers: ReadonlySet<ContactPage> = new Set<ContactPage>(['register']);

/** Whether a page is for who is here (decisions 11 and 12): no topic leads where nothing is shown. */
export function mayOpen(page: ContactPage, session: Pick<Session, 'guest' | 'user' | 'settings'> | null): boolean {
  if (session === null || session.guest)
    return page === 'products' ? session?.settings.guestBrowsingEnabled === true : !ownPages.has(page);
  const needed = permissionOf[page];
  if (newcomers.has(page)) return false;
  return needed === undefined || session.user === null || session.user.permissions.includes(needed);
}

/** Whether there is any way at all to reach somebody. */
export const isReachable = ({ phone, email }: Pick<ContactDetails, 'phone' | 'email'>, mayWrite: boolean): boolean =>
  phone !== null || email !== null || mayWrite;
