import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { LazyCardProps } from '../dashboard.types';
import { RemindersCard, RewardsCard } from '../parts/rewards-and-reminders';

/** Reads the reward points of the account. The read starts after the lazy chunk of the card has loaded. */
export function ConnectedRewardsCard({ accountId, ...card }: LazyCardProps) {
  const { rewards } = useAdapter();
  const { locale } = useSettings();
  const handle = useRead({
    method: 'rewards.read',
    args: {},
    accountId,
    read: (options) =>
      rewards?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('rewards.read'),
  });
  return <RewardsCard {...card} handle={handle} />;
}

/** Reads the buyer's reminders, soonest first. The read starts after the lazy chunk of the card has loaded. */
export function ConnectedRemindersCard({ accountId, ...card }: LazyCardProps) {
  const { reminders } = useAdapter();
  const { locale } = useSettings();
  const handle = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) =>
      reminders?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('reminders.list'),
  });
  return <RemindersCard {...card} handle={handle} />;
}
