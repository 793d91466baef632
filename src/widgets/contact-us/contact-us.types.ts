import type { ContactDetails, ContactPage, ContactTopic } from '../../domain';
import type { Needs } from '../../ports';
import type { Opening } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { contactUsLazyMessages } from './contact-us.lazy.messages';
import type { contactUsMessages } from './contact-us.messages';

/** All texts of the widget, by key. */
export type ContactUsTree = typeof contactUsMessages & typeof contactUsLazyMessages;

/** Adapter methods that the widget calls. The form needs all methods of `sendMessage`. */
export type ContactUsAdapter = Needs<
  'contact.read',
  | 'sendMessage.prepare'
  | 'sendMessage.commit'
  | 'sendMessage.outcome'
  | 'sendMessage.abandon'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
>;

export interface ContactUsEvents {
  /** A message was sent. */
  readonly send: { readonly messageId: string; readonly number: string; readonly topic: string };
  /** The buyer followed a topic to the page that may have the answer. */
  readonly 'topic-open': { readonly topic: string; readonly page: ContactPage };
}

export type ContactUsSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type ContactUsProps = WidgetProps<ContactUsAdapter, ContactUsTree, ContactUsEvents, ContactUsSlots> & {
  /** Code of the topic that is selected at first; the backend defines the codes. */
  readonly topic?: string;
};

/** Texts of the first screen, with the functions that fill their placeholders. */
export type ContactMessages = Messages<typeof contactUsMessages>;

/** Texts of the lazy form, with the functions that fill their placeholders. */
export type LazyMessages = Messages<typeof contactUsLazyMessages>;

/** Whether customer service is open at `now` (epoch milliseconds), in the store's time zone. */
export interface CurrentOpening {
  readonly opening: Opening;
  readonly now: number;
  readonly timeZone: string;
}

/** Returns the page that may have the answer to a topic; null if there is none that the visitor may open. */
export type PageOf = (topic: ContactTopic) => { readonly page: ContactPage; readonly href: string } | null;

/** Props that the parts share. */
export interface ContactPartProps {
  readonly details: ContactDetails;
  readonly messages: ContactMessages;
}
