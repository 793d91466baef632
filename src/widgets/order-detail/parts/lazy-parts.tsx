import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

const rest = /* @__PURE__ */ lazyModule(() => import('../order-detail.lazy'));

/** Fetches the lazy part while the order itself is on its way. */
export const prefetchLazyParts = rest.prefetch;

/** Cancelling, and what an earlier page left unanswered. */
export const LazyCancel = /* @__PURE__ */ rest.part('CancelOrder', function Waiting({ order }) {
  if (rest.useFailed({ isSaid: false }) || !order.canCancel) return null;
  return (
    <div className="tf-order-detail-cancel">
      <SkeletonShape shape="control" width="md" />
    </div>
  );
});

/** Ordering again needs the cart and its queue. */
export const LazyDetailReorder = /* @__PURE__ */ rest.part('DetailReorder', function Waiting() {
  return rest.useFailed({ isSaid: false }) ? null : <SkeletonShape shape="control" />;
});
