import { lazyModule } from '../../../ui/lazy/lazy-module';

/** The lazy part of checkout, fetched together with the data it shows. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../checkout.lazy'));
