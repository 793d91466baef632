import { useMemo } from 'react';
import type { Page, RewardEntry } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useAnnounceResults } from '../common/use-announce-results';
import { PAGE_SIZE } from './rewards-claim.rules';
import type { RewardsMessages } from './rewards-claim.view';

/** A page of the points that came and went, announced when it is turned, and how to ask again. */
export function usePointsHistory(
  accountId: string | null,
  page: number,
  messages: RewardsMessages,
  enabled: boolean,
): readonly [read: Read<Page<RewardEntry>>, again: () => void] {
  const { rewards } = useAdapter();
  const { locale } = useSettings();
  const query = useMemo(() => ({ page: Math.max(0, page - 1), pageSize: PAGE_SIZE }), [page]);
  const [read, again] = useRead({
    method: 'rewards.history',
    args: query,
    accountId,
    enabled,
    keepPrevious: true,
    read: (options) =>
      rewards?.history?.({ ...query, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('rewards.history'),
  });
  useAnnounceResults(query, read, messages);
  return [read, again];
}
