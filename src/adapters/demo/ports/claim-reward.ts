import * as z from 'zod/mini';
import type { ClaimedReward, ClaimRewardRefusal } from '../../../domain';
import type { ClaimRewardPort, ClaimRewardRequest } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import type { CommitRules } from '../engine/commit-steps';
import { balanceOf, claimAfter, claimRefusal, rewardName } from '../engine/rewards';
import type { Call } from '../faults';
import { parseRewardClaim, type RewardClaimRecord } from '../store/records';
import { createCommitPort } from './commit-port';

const requestSchema = z.object({
  accountId: z.nullable(z.string()),
  rewardId: z.string(),
  points: z.int(),
  claimed: z.int(),
});

/** Claims a reward at most once. All signed-in users can (decision 11). */
export function claimRewardPort(context: DemoContext, call: Call): ClaimRewardPort {
  const { world } = context;
  let buyerId: string | null = null;
  const rules = (account: DemoAccount): CommitRules<ClaimRewardRequest, RewardClaimRecord, ClaimRewardRefusal> => ({
    operation: 'claimReward',
    subject: ({ rewardId }) => rewardId,
    parseRequest: (stored) => z.safeParse(requestSchema, stored).data ?? null,
    parseValue: parseRewardClaim,
    already: (state, { rewardId, claimed }) => claimAfter({ account, state, world }, rewardId, claimed),
    refusal: (state, request) => claimRefusal({ account, state, world }, request),
    perform: (state, { rewardId, points }, { handle }) => {
      const sequence = state.sequence + 1;
      const claim: RewardClaimRecord = {
        id: `claim-${account.id}-${state.born.toString(36)}-${sequence}`,
        number: `R-${31_000 + sequence}`,
        handle,
        rewardId,
        points,
        left: balanceOf({ account, state, world }) - points,
        at: world.now(),
        buyerId,
      };
      return [{ ...state, sequence, rewardClaims: [...state.rewardClaims, claim] }, claim];
    },
  });
  return createCommitPort<ClaimRewardRequest, RewardClaimRecord, ClaimedReward, ClaimRewardRefusal>(context, call, {
    port: 'claimReward',
    requirePermission: async () => {
      buyerId = (await context.buyer())?.id ?? null;
    },
    rules,
    present: ({ id, number, rewardId, points, left }, _account, _state, locale) => ({
      id,
      number,
      name: rewardName(rewardId, locale),
      points,
      remaining: left,
    }),
  });
}
