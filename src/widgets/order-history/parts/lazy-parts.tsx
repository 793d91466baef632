import { useState } from 'react';
import { loadSync } from '../../../runtime/cart/load-sync';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';

/** Ordering again opens a dialog and changes the cart. */
function alsoPrefetch(): void {
  prefetchOverlays();
  loadSync().catch(() => {});
}

const rest = /* @__PURE__ */ lazyModule(() => import('../order-history.lazy'), { alsoPrefetch });

/** Fetches the dialogs ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

export const LazyStatusDialog = /* @__PURE__ */ rest.part('StatusDialog');
export const LazyReorderDialog = /* @__PURE__ */ rest.part('ReorderDialog');
export const LazyOrderExport = /* @__PURE__ */ rest.part('OrderExport');

/** True from the first time it was true: a dialog stays for its closing animation. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
