import type { ContactPage } from '../../domain';
import type { Needs } from '../../ports';
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
