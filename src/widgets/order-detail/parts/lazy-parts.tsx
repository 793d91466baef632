import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import type { CancelOrderProps } from '../cancel/cancel-order';
import type { DetailReorderProps } from './detail-reorder';

const cancel = /* @__PURE__ */ lazyModule(() => import('../cancel/cancel-order'));
const again = /* @__PURE__ */ lazyModule(() => import('./detail-reorder'));

/** Fetches the parts that come later while the order itself is on its way. */
export function prefetchParts(): void {
  cancel.prefetch();
  again.prefetch();
}

/** Cancelling, and what an earlier page left unanswered. */
export function LazyCancel(props: CancelOrderProps) {
  const CancelOrder = cancel.useModule()?.CancelOrder;
  return CancelOrder ? <CancelOrder {...props} /> : null;
}

/** Ordering again needs the cart and its queue: nothing is said when they do not come, the order stands without. */
export function LazyDetailAgain(props: DetailReorderProps) {
  const Again = again.useModule()?.DetailReorder;
  const failed = again.useFailed();
  if (Again) return <Again {...props} />;
  return failed ? null : <SkeletonShape shape="control" />;
}
