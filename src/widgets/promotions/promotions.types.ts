import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { promotionsMessages } from './promotions.messages';

export type PromotionsAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface PromotionsEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type PromotionsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type PromotionsProps = WidgetProps<PromotionsAdapter, typeof promotionsMessages, PromotionsEvents, PromotionsSlots>;
