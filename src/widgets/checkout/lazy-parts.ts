import { lazyModule } from '../../ui/lazy/lazy-module';

/** Parts that not every checkout has, fetched together with the data they show. */
export const lazyMore = /* @__PURE__ */ lazyModule(() => import('./parts/lazy'));

/** Parts that only a guest sees. */
export const lazyGuest = /* @__PURE__ */ lazyModule(() => import('./parts/guest'));
