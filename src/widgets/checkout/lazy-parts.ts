import { late } from '../../ui/lazy/lazy-module';

/** Parts that not every checkout has, fetched together with the data they show. */
export const lateMore = /* @__PURE__ */ late(() => import('./parts/lazy'));

/** Parts that only a guest sees. */
export const lateGuest = /* @__PURE__ */ late(() => import('./parts/guest'));
