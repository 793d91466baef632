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
  /** Points there are. */
  readonly points: number;
  readonly canClaim: boolean;
  readonly accountId: string | null;
  readonly overrides: RewardsClaimProps['messages'];
  readonly onClaimed: (claim: ClaimedReward) => void;
  /** It was refused: what is offered may have changed. */
  readonly onRefused: () => void;
}

/**
 * Claims a reward, once: it asks first, says what came of it, and looks an unanswered attempt up before anything is
 * tried again (decision 17).
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
  const told = useRef<unknown>(null);
  useEffect(() => {
    if ((state.phase !== 'done' && state.phase !== 'refused') || told.current === state) return;
    told.current = state;
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
