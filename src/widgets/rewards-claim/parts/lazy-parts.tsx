import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ClaimRewardProps } from '../connected/claim-reward';

const claim = /* @__PURE__ */ lazyModule(() => import('../connected/claim-reward'));

/** Prefetches the claim code while the rewards load. */
export const prefetchClaim = (): void => claim.prefetch();

/** Claim action, and an earlier page's attempt with an unknown outcome. */
export function LazyClaim(props: ClaimRewardProps) {
  const ClaimReward = claim.useModule()?.ClaimReward;
  const failed = claim.useFailed();
  if (ClaimReward) return <ClaimReward {...props} />;
  return failed || !props.canClaim ? null : <SkeletonShape shape="control" />;
}
