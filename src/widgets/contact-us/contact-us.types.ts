import type { ContactDetails, ContactPage, ContactTopic } from '../../domain';
import type { Needs } from '../../ports';
import type { Opening } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { contactUsLazyMessages } from './contact-us.lazy.messages';
import type { contactUsMessages } from './contact-us.messages';

/** Every word of the widget, by key. */
export type ContactUsTree = typeof contactUsMessages & typeof contactUsLazyMessages;

/** What the widget asks of an adapter. Without all of `sendMessage` there is no form. */
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
  /** A topic was followed to the page that may have the answer. */
  readonly 'topic-open': { readonly topic: string; readonly page: ContactPage };
}

export type ContactUsSlots = RegionSlots<'header' | 'footer'>;

export type ContactUsProps = WidgetProps<ContactUsAdapter, ContactUsTree, ContactUsEvents, ContactUsSlots> & {
  /** The topic that is chosen to begin with: one of the backend's codes. */
  readonly topic?: string;
};

/** The widget's words, with what fills them. */
export type ContactMessages = Messages<typeof contactUsMessages>;

/** The words of the form, which come with it. */
export type LazyMessages = Messages<typeof contactUsLazyMessages>;

/** Whether somebody is there, at which time of which zone; null where nobody can say. */
export interface OpeningNow {
  readonly opening: Opening;
  readonly now: number;
  readonly timeZone: string;
}

/** The page where the answer to a topic may stand; null where there is none for who is here. */
export type PageOf = (topic: ContactTopic) => { readonly page: ContactPage; readonly href: string } | null;

/** What every part is drawn from. */
export interface ContactPartProps {
  readonly details: ContactDetails;
  readonly messages: ContactMessages;
}
