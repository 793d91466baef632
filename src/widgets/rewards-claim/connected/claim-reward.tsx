import { useEffect, useRef } from 'react';
import type { ClaimedReward, Reward } from '../../../domain';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { ClaimPanel } from '../parts/claim-panel';
import { rewardsClaimContract } from '../rewards-claim.contract';
import { rewardsClaimLazyMessages } from '../rewards-claim.lazy.messages';
import { rewardsClaimMessages } from '../rewards-claim.messages';
import type { RewardsClaimProps } from '../rewards-claim.types';

export interface ClaimRewardProps {
  readonly reward: Reward;
  /** Points balance. */
  readonly points: number;
  readonly canClaim: boolean;
  readonly accountId: string | null;
  readonly overrides: RewardsClaimProps['messages'];
  readonly onClaimed: (claim: ClaimedReward) => void;
  /** Called after a refusal, because the available rewards may have changed. */
  readonly onRefused: () => void;
}

/**
 * Claims a reward at most once: asks for confirmation, shows the outcome, and looks up an unknown outcome before any
 * retry (decision 17).
 */
export function ClaimReward({
  reward,
  points,
  canClaim,
  accountId,
  overrides,
  onClaimed,
  onRefused,
}: ClaimRewardProps) {
  const messages = useMessages(rewardsClaimContract.name, rewardsClaimLazyMessages, overrides);
  const own = useMessages(rewardsClaimContract.name, rewardsClaimMessages, overrides);
  const { state, commit } = useCommit('claimReward', reward.id);
  const reported = useRef<unknown>(null);
  useEffect(() => {
    if ((state.phase !== 'done' && state.phase !== 'refused') || reported.current === state) return;
    reported.current = state;
    if (state.phase === 'done') onClaimed(state.value);
    else onRefused();
  }, [state, onClaimed, onRefused]);
  return (
    <ClaimPanel
      reward={reward}
      points={points}
      canClaim={canClaim}
      own={own}
      state={state}
      messages={messages}
      onReset={() => commit.reset()}
      onCheck={() => void commit.check()}
      onSend={() =>
        void commit.submit({ accountId, rewardId: reward.id, points: reward.points, claimed: reward.claimed })
      }
    />
  );
}
