import { useState } from 'react';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';

const rest = /* @__PURE__ */ lazyModule(() => import('../order-history.lazy'), { alsoPrefetch: prefetchDialog });

/** Fetches the dialogs ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

export const LazyStatusDialog = /* @__PURE__ */ rest.part('StatusDialog');
export const LazyReorderDialog = /* @__PURE__ */ rest.part('ReorderDialog');
export const LazyExportDialog = /* @__PURE__ */ rest.part('ExportDialog');

/** True from the first time it was true: a dialog stays for its closing animation. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
