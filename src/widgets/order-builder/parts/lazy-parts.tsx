import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { Button } from '../../../ui/button/button';
import { Skeleton, SkeletonShape, SkeletonText } from '../../../ui/skeleton/skeleton';
import type { StoppedAddProps } from '../../common/ordering/stopped-add';
import { WidgetError } from '../../common/widget-error';
import type { BuilderContentProps } from '../builder-content';

const load = () => import('../order-builder.lazy');
const lazyParts = /* @__PURE__ */ lazyModule(load);

/** Loads the lazy part, with retries, for a command that can wait for it. */
export const loadTools = () => importWithRetry(load);

/** The lazy part; undefined until it has loaded. */
export const useTools = lazyParts.useModule;

/** Loads the lazy part again after a failure; `LazyStatus` reports the failure above the rows. */
export const prefetchTools = lazyParts.prefetch;

/** Note of a row. The row is highlighted before the note loads. */
export const LazyNote = /* @__PURE__ */ lazyParts.part('RowNote');

/** Banners above the rows. */
export const LazyStatus = /* @__PURE__ */ lazyParts.part('ConnectedStatus', function Waiting() {
  return lazyParts.useFailed() && <WidgetError onRetry={lazyParts.prefetch} />;
});

/** *Add* button while ordering is stopped: disabled from the start, with the reason once the lazy part has loaded. */
export const LazyStoppedAdd = /* @__PURE__ */ lazyParts.part(
  'StoppedAdd',
  ({ condition: _condition, ...button }: StoppedAddProps) => <Button {...button} aria-disabled />,
);

/** Banner for an offline device. It may load lazily: the page was online when it loaded the first part. */
export const LazyOfflineBanner = /* @__PURE__ */ lazyParts.part('OfflineBanner');

export const LazyToasts = /* @__PURE__ */ lazyParts.part('BuilderToasts');

export const LazyEasyOrder = /* @__PURE__ */ lazyParts.part(
  'EasyOrder',
  ({ messages }: Pick<BuilderContentProps, 'messages'>) => <BuilderLoading label={messages.m.loading} />,
);

/** Placeholder while the session and the account load. */
export const BuilderLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody>
        <SkeletonShape />
        <SkeletonText lines={6} />
      </CardBody>
    </Card>
  </Skeleton>
);
