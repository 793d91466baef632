import type { CalendarDate, Instant } from '../rules/dates';
import type { SupportContact, LabeledCode, Weekday } from './support';

/** A page of the product that answers most questions about a topic. The host says where it is, or that it has none. */
export type ContactPage =
  'orders' | 'invoices' | 'wallet' | 'new-ticket' | 'tickets' | 'products' | 'faq' | 'resend' | 'register';

/** What somebody may write about. Which topics there are is the backend's to say. */
export interface ContactTopic extends LabeledCode {
  /** Where the answer may stand already; null where nothing of the product has it. */
  readonly page: ContactPage | null;
}

/** A stretch of a day of the week, by the clock of the store, `HH:MM`; `24:00` is midnight at its end. */
export interface OpenHours {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

/** A day on which nobody is there, whatever day of the week it is. */
export interface ClosedDay {
  readonly date: CalendarDate;
  /** Why, such as the name of a holiday. */
  readonly name: string;
}

/** Opening hours of customer service. */
export interface OpeningHours {
  /** IANA name of the store's zone. */
  readonly timeZone: string;
  readonly week: readonly OpenHours[];
  /** Those of the next weeks, in their order. */
  readonly closed: readonly ClosedDay[];
}

/** Contact data of customer service. */
export interface ContactDetails {
  /** As it is written; null where the host's own setting says it (decision 25). */
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: OpeningHours | null;
  readonly topics: readonly ContactTopic[];
  /** The most characters of a subject and of a message. */
  readonly subjectMax: number;
  readonly messageMax: number;
  /** What is known of who is signed in, to begin with; blank for a guest. */
  readonly contact: SupportContact;
}

/** A message to customer service. */
export interface ContactMessage {
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
  /** Whom to answer. The phone number may be blank. */
  readonly contact: SupportContact;
}

/** A message that arrived. */
export interface SentMessage {
  readonly id: string;
  /** What to quote on the phone. */
  readonly number: string;
  readonly sentAt: Instant;
}

/** Why a message is not taken: this sender's earlier ones wait for an answer first. */
export type SendMessageRefusal = 'too-many-messages';
