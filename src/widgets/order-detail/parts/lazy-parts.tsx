import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

const rest = /* @__PURE__ */ lazyModule(() => import('../order-detail.lazy'));

/** Prefetches the lazy-loaded part while the order loads. */
export const prefetchLazyParts = rest.prefetch;

/** Cancellation, and an earlier page's attempt with an unknown outcome. */
export const LazyCancel = /* @__PURE__ */ rest.part('CancelOrder', function Waiting({ order }) {
  if (rest.useFailed({ isSaid: false }) || !order.canCancel) return null;
  return (
    <div part="order-detail-cancel" className="tf-order-detail-cancel">
      <SkeletonShape shape="control" width="md" />
    </div>
  );
});

/** Reorder is lazy-loaded because it needs the cart and its queue. */
export const LazyDetailReorder = /* @__PURE__ */ rest.part('DetailReorder', function Waiting() {
  return rest.useFailed({ isSaid: false }) ? null : <SkeletonShape shape="control" />;
});
