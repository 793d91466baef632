import { lazyModule } from '../../../ui/lazy/lazy-module';

/** Lazy part of checkout; it loads together with the data it shows. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../checkout.lazy'));
