import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';

const rest = /* @__PURE__ */ lazyModule(() => import('../notifications.lazy'), { alsoPrefetch: prefetchOverlays });

/** Prefetches the lazy-loaded part before the buyer needs it. */
export const prefetchLazyParts = rest.prefetch;

export const LazyMarkFeedback = /* @__PURE__ */ rest.part('MarkFeedback');
export const LazyReminders = /* @__PURE__ */ rest.part('RemindersPart');
