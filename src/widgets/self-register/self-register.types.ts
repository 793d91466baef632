import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { selfRegisterMessages } from './self-register.messages';

export type SelfRegisterAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface SelfRegisterEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type SelfRegisterSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type SelfRegisterProps = WidgetProps<SelfRegisterAdapter, typeof selfRegisterMessages, SelfRegisterEvents, SelfRegisterSlots>;
