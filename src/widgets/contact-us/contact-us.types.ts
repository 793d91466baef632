import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { contactUsMessages } from './contact-us.messages';

export type ContactUsAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface ContactUsEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type ContactUsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type ContactUsProps = WidgetProps<ContactUsAdapter, typeof contactUsMessages, ContactUsEvents, ContactUsSlots>;
