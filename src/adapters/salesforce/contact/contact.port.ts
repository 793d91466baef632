import type { ContactPage, Weekday } from '../../../domain';
import type { ContactPort, SendMessagePort } from '../../../ports';
import { plain, typed } from '../../common/text';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import { getContactDetails, sendMessage } from './contact.methods';

const PAGES: readonly ContactPage[] = [
  'orders',
  'invoices',
  'wallet',
  'new-ticket',
  'tickets',
  'products',
  'faq',
  'resend',
  'register',
];

/** Implements the contact port with the store's server method, because the platform has no contact data. */
export function contactPort({ methods }: Context): ContactPort {
  return {
    async read({ accountId, locale }, call) {
      const { phone, email, hours, topics, subjectMax, messageMax, contact } = await methods.call(
        getContactDetails,
        { effectiveAccountId: accountId, language: locale },
        call?.signal,
      );
      return {
        phone: plain(phone) || null,
        email: plain(email) || null,
        hours: hours
          ? {
              timeZone: hours.timeZone,
              // The schema only accepts 0 to 6.
              week: hours.week.map(({ day, start, end }) => ({ day: day as Weekday, start, end })),
              closed: hours.closed.map(({ date, name }) => ({ date, name: plain(name) })),
            }
          : null,
        topics: topics.map(({ code, label, page }) => ({
          code,
          label: plain(label) || code,
          page: PAGES.find((known) => known === page) ?? null,
        })),
        subjectMax,
        messageMax,
        contact: { name: typed(contact?.name), email: typed(contact?.email), phone: typed(contact?.phone) },
      };
    },
  };
}

/** Sends a message at most once, for buyers and guests. */
export const sendMessagePort = (context: Context): SendMessagePort =>
  createCommitPort(context, sendMessage, {
    guests: true,
    reasons: ['too-many-messages'],
    toArguments: ({ draftId, message: { topic, subject, text, contact } }) => ({
      draftId,
      topic,
      subject,
      text,
      contact,
    }),
    toValue: ({ messageId, number, sentAt }) => ({ id: messageId, number: plain(number), sentAt }),
  });
