import { lazyModule } from '../../../ui/lazy/lazy-module';

const chunk = /* @__PURE__ */ lazyModule(() => import('./order-not-found'));

/** Instead of an order that is not on this account: rare, and alike wherever an order is opened. */
export const LazyOrderNotFound = /* @__PURE__ */ chunk.part('OrderNotFound');
