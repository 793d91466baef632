import type { ContactDetails, ContactPage, ContactTopic } from '../../domain';
import type { Opening } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { contactUsLazyMessages } from './contact-us.lazy.messages';
import type { contactUsMessages } from './contact-us.messages';

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
