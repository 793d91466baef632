import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { UsersSkeleton } from './users-skeleton';

const rest = /* @__PURE__ */ lazyModule(() => import('../user-admin.lazy'), { alsoPrefetch: prefetchDialog });

/** Prefetches the lazy-loaded part before the buyer needs it. */
export const prefetchLazyParts = rest.prefetch;

export const LazyUserForm = /* @__PURE__ */ rest.part('UserForm', ({ messages }) => (
  <UsersSkeleton label={messages.m.loading} count={4} />
));

export const LazyDisable = /* @__PURE__ */ rest.part('DisableDialog');
