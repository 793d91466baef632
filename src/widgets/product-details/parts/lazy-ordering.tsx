import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { frameMessages } from '../../common/frame.messages';
import type { productDetailsMessages } from '../product-details.messages';
import type { OrderingHostProps } from '../product-details.types';

const chunk = /* @__PURE__ */ lazyModule(() => import('../connected/ordering-host'));

/** Fetches what ordering takes while session and product are asked for, so that nobody waits for it after them. */
export const prefetchOrdering = chunk.prefetch;

/** What ordering adds to the product; nothing of its own is seen. */
export function LazyOrdering(props: OrderingHostProps) {
  const Host = chunk.useModule()?.OrderingHost;
  return Host ? <Host {...props} /> : null;
}

/** The place of the stepper until ordering is here, and what to do when it does not come. */
export function OrderingToCome({ messages: { m } }: { readonly messages: Messages<typeof productDetailsMessages> }) {
  const common = useMessages('common', frameMessages);
  const failed = chunk.useFailed();
  return (
    <div className="tf-detail-buy">
      <div className="tf-detail-action">
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
