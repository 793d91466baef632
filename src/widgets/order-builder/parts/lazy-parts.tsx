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
const rest = /* @__PURE__ */ lazyModule(load);

/** The lazy part for who can wait for it. */
export const loadTools = () => importWithRetry(load);

/** The lazy part; undefined until it is here. */
export const useTools = rest.useModule;

/** Tries again to fetch the lazy part; that it did not come is then said over the rows. */
export const prefetchTools = rest.prefetch;

/** A note under a row; its row is marked at once. */
export const LazyNote = /* @__PURE__ */ rest.part('RowNote');

/** What is said of the rows and over them. */
export const LazyStatus = /* @__PURE__ */ rest.part('ConnectedStatus', function Waiting() {
  return rest.useFailed() && <WidgetError onTryAgain={rest.prefetch} />;
});

/** *Add* where the account may not; off from the start, with the reason once the lazy part is here. */
export const LazyStoppedAdd = /* @__PURE__ */ rest.part(
  'StoppedAdd',
  ({ condition: _condition, ...button }: StoppedAddProps) => <Button {...button} aria-disabled />,
);

/** That the device is offline, which a page that could fetch the first part hears after it. */
export const LazyOfflineBanner = /* @__PURE__ */ rest.part('OfflineBanner');

export const LazyToasts = /* @__PURE__ */ rest.part('BuilderToasts');

export const LazyEasyOrder = /* @__PURE__ */ rest.part(
  'EasyOrder',
  ({ messages }: Pick<BuilderContentProps, 'messages'>) => <BuilderLoading label={messages.m.loading} />,
);

/** The builder before it is known who orders. */
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
