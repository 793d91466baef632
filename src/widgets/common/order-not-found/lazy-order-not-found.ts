import { lazyModule } from '../../../ui/lazy/lazy-module';

const chunk = /* @__PURE__ */ lazyModule(() => import('./order-not-found'));

/** Replaces an order that is not on this account. Rare, and the same in every widget that opens an order. */
export const LazyOrderNotFound = /* @__PURE__ */ chunk.part('OrderNotFound');
