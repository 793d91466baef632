import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { SkeletonShape, SkeletonText } from '../../../ui/skeleton/skeleton';
import { WidgetError } from '../../common/widget-error';

const rest = /* @__PURE__ */ lazyModule(() => import('../order-placed.lazy'));

/** Prefetches the lazy-loaded part while the order loads. */
export const prefetchLazyParts = rest.prefetch;

/** Loads the code that creates the order file. Rejects when it cannot load: the download button shows that itself. */
export const loadOrderFile = () => importWithRetry(() => import('./order-file'));

export const LazyBody = /* @__PURE__ */ rest.part('OrderBody', function Waiting() {
  if (rest.useFailed()) return <WidgetError onRetry={rest.prefetch} />;
  return (
    <Card as="div" className="tf-placed-coming" aria-hidden>
      <CardBody className="tf-stack" data-gap="4">
        <SkeletonText lines={3} />
        <SkeletonShape shape="block" />
        <SkeletonText lines={3} />
        <SkeletonShape shape="block" />
      </CardBody>
    </Card>
  );
});

export const LazyReorderCard = /* @__PURE__ */ rest.part('ReorderCard', function Waiting() {
  if (rest.useFailed({ isSaid: false })) return null;
  return (
    <Card as="div" part="placed-reorder" className="tf-placed-reorder" aria-hidden>
      <CardBody className="tf-stack">
        <SkeletonShape width="md" />
        <SkeletonShape shape="control" />
        <SkeletonShape shape="control" />
      </CardBody>
    </Card>
  );
});
