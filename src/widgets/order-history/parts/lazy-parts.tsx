import { useState } from 'react';
import { loadSync } from '../../../runtime/cart/load-sync';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';

/** Prefetches the overlay code, because reorder opens a dialog, and the cart code, because it changes the cart. */
function alsoPrefetch(): void {
  prefetchOverlays();
  loadSync().catch(() => {});
}

const rest = /* @__PURE__ */ lazyModule(() => import('../order-history.lazy'), { alsoPrefetch });

/** Prefetches the dialogs before the buyer opens one. */
export const prefetchLazyParts = rest.prefetch;

export const LazyStatusDialog = /* @__PURE__ */ rest.part('StatusDialog');
export const LazyReorderDialog = /* @__PURE__ */ rest.part('ReorderDialog');
export const LazyOrderExport = /* @__PURE__ */ rest.part('OrderExport');

/** Stays true after the first `true`, so that a dialog remains mounted for its closing animation. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
