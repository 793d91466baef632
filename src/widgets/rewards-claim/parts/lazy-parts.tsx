import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ClaimRewardProps } from '../connected/claim-reward';

const claim = /* @__PURE__ */ lazyModule(() => import('../connected/claim-reward'));

/** Fetches what claims while the rewards themselves are on their way. */
export const prefetchClaim = (): void => claim.prefetch();

/** Claiming, and what an earlier page left unanswered. */
export function LazyClaim(props: ClaimRewardProps) {
  const ClaimReward = claim.useModule()?.ClaimReward;
  const failed = claim.useFailed();
  if (ClaimReward) return <ClaimReward {...props} />;
  return failed || !props.canClaim ? null : <SkeletonShape shape="control" />;
}
