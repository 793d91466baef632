import { useEffect, useMemo } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead, type Read } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import type { Page, RewardEntry } from '../../domain';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { canCommit } from '../common/commit/commit.rules';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { AccessDenied, LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { prefetchClaim } from './parts/lazy-parts';
import { PointsHistory } from './parts/points-history';
import { RewardsSkeleton, RewardsClaimView, type RewardsMessages } from './rewards-claim.view';
import { rewardsClaimContract } from './rewards-claim.contract';
import { rewardsClaimMessages } from './rewards-claim.messages';
import type { RewardsClaimEvents, RewardsClaimProps } from './rewards-claim.types';
import { useHeldValue } from '../common/use-held-value';
import { useAnnounceResults } from '../common/use-announce-results';
import { defaultValue, PAGE_SIZE } from './rewards-claim.rules';

type Given = RewardsClaimProps & WidgetTools<RewardsClaimEvents>;

function RewardsClaimBody(props: Given) {
  const messages = useMessages(rewardsClaimContract.name, rewardsClaimMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({});
  return (
    <AccessBoundary gate={gate} loading={<RewardsSkeleton label={m.loading} />} failedTitle={m.failed}>
      {({ accountId }) => (
        <OfAccount {...props} overrides={props.messages} key={accountId} accountId={accountId} messages={messages} />
      )}
    </AccessBoundary>
  );
}

function OfAccount({
  slots = {},
  emit,
  accountId,
  messages,
  value: held,
  overrides,
}: Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
  readonly accountId: string | null;
  readonly messages: RewardsMessages;
}) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m } = messages;
  const handle = useHeldValue(held, defaultValue, (next) => void emit('value-change', next));
  const isClaimSupported = canCommit(adapter.claimReward);
  useEffect(() => {
    if (isClaimSupported) prefetchClaim();
  }, [isClaimSupported]);
  const [read, refetch] = useRead({
    method: 'rewards.read',
    args: {},
    accountId,
    read: (options) =>
      adapter.rewards?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('rewards.read'),
  });
  const showsHistory = read.status === 'ready' && adapter.rewards?.history !== undefined;
  const [history, readHistoryAgain] = usePointsHistory(accountId, handle.value.page, messages, showsHistory);
  return (
    <div part="rewards-page" className="tf-rewards-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {read.status === 'loading' && <RewardsSkeleton label={m.loading} />}
      {read.status === 'failed' &&
        (read.error.code === 'forbidden' ? (
          <AccessDenied />
        ) : (
          <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
        ))}
      {read.status === 'ready' && (
        <RewardsClaimView
          rewards={read.data}
          accountId={accountId}
          isClaimSupported={isClaimSupported}
          messages={messages}
          handle={handle}
          overrides={overrides}
          empty={slots.empty}
          emit={emit}
          onRefused={refetch}
        />
      )}
      {showsHistory && (
        <PointsHistory read={history} messages={messages} handle={handle} onRefetch={readHistoryAgain} />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Rewards: points balance, rewards to claim, and points history. */
export const RewardsClaim = /* @__PURE__ */ defineWidget<RewardsClaimProps, RewardsClaimEvents>(
  rewardsClaimContract,
  RewardsClaimBody,
);

/** One page of the points history, announced on page changes, and its refetch function. */
function usePointsHistory(
  accountId: string | null,
  page: number,
  messages: RewardsMessages,
  enabled: boolean,
): readonly [read: Read<Page<RewardEntry>>, refetch: () => void] {
  const { rewards } = useAdapter();
  const { locale } = useSettings();
  const query = useMemo(() => ({ page: Math.max(0, page - 1), pageSize: PAGE_SIZE }), [page]);
  const [read, refetch] = useRead({
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
  return [read, refetch];
}
