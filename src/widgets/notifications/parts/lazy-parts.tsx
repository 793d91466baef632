import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';

const rest = /* @__PURE__ */ lazyModule(() => import('../notifications.lazy'), { alsoPrefetch: prefetchDialog });

/** Fetches the lazy part ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

export const LazyMarkFeedback = /* @__PURE__ */ rest.part('MarkFeedback');
export const LazyReminders = /* @__PURE__ */ rest.part('RemindersPart');
