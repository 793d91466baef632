import type { CalendarDate, Instant } from '../rules/dates';
import type { SupportContact, LabeledCode, Weekday } from './support';

/** A page that answers common questions about a topic. The host provides its address, or has no such page. */
export type ContactPage =
  'orders' | 'invoices' | 'wallet' | 'new-ticket' | 'tickets' | 'products' | 'faq' | 'resend' | 'register';

/** A topic of a message. The backend defines which topics exist. */
export interface ContactTopic extends LabeledCode {
  /** Page that may already have the answer; null if there is none. */
  readonly page: ContactPage | null;
}

/** Opening hours on a day of the week, `HH:MM` in the store's time zone; `24:00` is midnight at the end of the day. */
export interface OpenHours {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

/** A date on which customer service is closed, regardless of the weekly hours. */
export interface ClosedDay {
  readonly date: CalendarDate;
  /** Reason, such as the name of a holiday. */
  readonly name: string;
}

/** Opening hours of customer service. */
export interface OpeningHours {
  /** IANA time zone of the store. */
  readonly timeZone: string;
  readonly week: readonly OpenHours[];
  /** Closed days of the next weeks, in order. */
  readonly closed: readonly ClosedDay[];
}

/** Contact data of customer service. */
export interface ContactDetails {
  /** Formatted phone number; null if the host's setting provides it (decision 25). */
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: OpeningHours | null;
  readonly topics: readonly ContactTopic[];
  /** Maximum length of a subject and of a message, in characters. */
  readonly subjectMax: number;
  readonly messageMax: number;
  /** Initial contact data of the form, from the signed-in user; blank for a guest. */
  readonly contact: SupportContact;
}

/** A message to customer service. */
export interface ContactMessage {
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
  /** Contact data for the answer. The phone number can be blank. */
  readonly contact: SupportContact;
}

/** A message that was received. */
export interface SentMessage {
  readonly id: string;
  /** Reference number for phone calls. */
  readonly number: string;
  readonly sentAt: Instant;
}

/** Reason why a message is not accepted: earlier messages of this sender are still unanswered. */
export type SendMessageRefusal = 'too-many-messages';
