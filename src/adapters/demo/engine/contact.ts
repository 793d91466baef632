import type { ContactDetails, ContactPage, Weekday } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import { type ContactTopicCode, contactTopics, contactMessagesFor } from '../messages/contact';
import { messagesFor } from '../messages';
import { holidayOn } from './holidays';
import { contactOf } from './support';
import { dateIn } from './zoned-time';

export const SUBJECT_MAX = 100;
export const TEXT_MAX = 2000;
/** Maximum number of messages per day for an account, or for all guests of a browser. */
export const MAX_A_DAY = 10;

const OPEN_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6];
/** Days for which holidays are announced in advance. */
const TOLD_AHEAD = 21;

const pages: Readonly<Record<ContactTopicCode, ContactPage | null>> = {
  order: 'orders',
  invoice: 'invoices',
  equipment: 'new-ticket',
  product: 'faq',
  access: 'resend',
  'something-else': null,
};

/** Contact channels, with opening hours in the time zone of the account's depot; the first depot's for guests. */
export function contactDetails(
  account: DemoAccount | null,
  buyer: DemoBuyer | null,
  locale: string,
  now: number,
): ContactDetails {
  const region = account?.region ?? 'maine';
  const { timeZone } = regions[region];
  const topicLabels = contactMessagesFor(locale);
  const { holidays } = messagesFor(locale);
  const today = dateIn(now, timeZone);
  return {
    phone: '1-888-555-0142',
    email: 'service@northquay.example',
    hours: {
      timeZone,
      week: OPEN_DAYS.map((day) => ({ day, start: '06:00', end: '18:00' })),
      closed: Array.from({ length: TOLD_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
        const holiday = holidayOn(date, region);
        return holiday === null ? [] : [{ date, name: holidays[holiday] }];
      }),
    },
    topics: contactTopics.map((code) => ({ code, label: topicLabels[code], page: pages[code] })),
    subjectMax: SUBJECT_MAX,
    messageMax: TEXT_MAX,
    contact: buyer === null || account === null ? { name: '', email: '', phone: '' } : contactOf(buyer),
  };
}
