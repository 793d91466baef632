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

/** Weekdays in display order, Monday first. */
const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Consecutive days with the same hours. `stretches` is empty for closed days. */
export interface HoursRow {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly stretches: readonly Pick<OpenHours, 'start' | 'end'>[];
}

/** Groups the hours of a week into as few rows as possible. */
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

/** Key of a message about being open or closed, with the values of its placeholders. */
export type OpeningMessage =
  | { readonly key: 'open' | 'opensAt' | 'opensTomorrow'; readonly time: string }
  | { readonly key: 'opens'; readonly when: string }
  | { readonly key: 'openAlways' | 'closed' };

const DAY_MS = 86_400_000;

/** Selects the message about being open at `now` (epoch milliseconds). Times are in the store's time zone. */
export function findOpeningMessage(opening: Opening, now: number, timeZone: string, locale: string): OpeningMessage {
  const timeAt = (at: number) => formatTime(instantOf(at, timeZone), locale, { timeZone });
  // More than a day until closing is shown as open around the clock.
  if (opening.open)
    return opening.until - now > DAY_MS ? { key: 'openAlways' } : { key: 'open', time: timeAt(opening.until) };
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
/** Pages that need a signed-in buyer. */
const signedInPages: ReadonlySet<ContactPage> = new Set<ContactPage>([
  'orders',
  'invoices',
  'wallet',
  'new-ticket',
  'tickets',
]);
/** Pages that only visitors without an account need. */
const visitorPages: ReadonlySet<ContactPage> = new Set<ContactPage>(['register']);

/** Whether the visitor may open a page (decisions 11 and 12). Topics link only to such pages. */
export function canOpen(page: ContactPage, session: Pick<Session, 'isGuest' | 'user' | 'settings'> | null): boolean {
  if (session === null || session.isGuest)
    return page === 'products' ? session?.settings.guestBrowsingEnabled === true : !signedInPages.has(page);
  const needed = permissionOf[page];
  if (visitorPages.has(page)) return false;
  return needed === undefined || session.user === null || session.user.permissions.includes(needed);
}

/** Whether there is at least one way to reach customer service. */
export const isReachable = ({ phone, email }: Pick<ContactDetails, 'phone' | 'email'>, canWrite: boolean): boolean =>
  phone !== null || email !== null || canWrite;
