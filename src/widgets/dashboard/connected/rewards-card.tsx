import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { LazyCardProps } from '../dashboard.types';
import { RewardsCard } from '../parts/rewards-card';

/** Reads the points of the account, once the code of their card is here. */
export function ConnectedRewardsCard({ accountId, ...card }: LazyCardProps) {
  const { rewards } = useAdapter();
  const { locale } = useSettings();
  const asked = useRead({
    method: 'rewards.read',
    args: {},
    accountId,
    read: (options) =>
      rewards?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('rewards.read'),
  });
  return <RewardsCard {...card} asked={asked} />;
}
