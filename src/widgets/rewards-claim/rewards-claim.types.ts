import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { rewardsClaimMessages } from './rewards-claim.messages';

export type RewardsClaimAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface RewardsClaimEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type RewardsClaimSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type RewardsClaimProps = WidgetProps<RewardsClaimAdapter, typeof rewardsClaimMessages, RewardsClaimEvents, RewardsClaimSlots>;
