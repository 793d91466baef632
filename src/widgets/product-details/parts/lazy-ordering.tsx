import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { frameMessages } from '../../common/frame.messages';
import type { productDetailsMessages } from '../product-details.messages';
import type { OrderingHostProps } from '../product-details.types';

const chunk = /* @__PURE__ */ lazyModule(() => import('../connected/ordering-host'));

/** Prefetches the code of ordering while the session and the product load. */
export const prefetchOrdering = chunk.prefetch;

/** Connects ordering once its code has loaded; renders nothing else. */
export function LazyOrdering(props: OrderingHostProps) {
  const Host = chunk.useModule()?.OrderingHost;
  return Host ? <Host {...props} /> : null;
}

/** Placeholder of the order control until the code of ordering has loaded, with a retry if it fails. */
export function OrderingPlaceholder({
  messages: { m },
}: {
  readonly messages: Messages<typeof productDetailsMessages>;
}) {
  const common = useMessages('common', frameMessages);
  const failed = chunk.useFailed();
  return (
    <div part="detail-buy" className="tf-detail-buy">
      <div part="detail-action" className="tf-detail-action">
        {failed ? (
          <>
            <p className="tf-muted" role="alert">
              {m.orderingFailed}
            </p>
            <Button variant="secondary" onClick={chunk.prefetch}>
              {common.m.tryAgain}
            </Button>
          </>
        ) : (
          <>
            <SkeletonShape shape="control" />
            <SkeletonShape shape="control" className="tf-detail-coming" />
          </>
        )}
      </div>
    </div>
  );
}
