import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

const rest = /* @__PURE__ */ lazyModule(() => import('../wallet.lazy'), { alsoPrefetch: prefetchDialog });

/** Fetches the lazy part ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

/** Adding a method, and what an earlier page left of it: there from the start, so that nothing is forgotten. */
export const LazyAdding = /* @__PURE__ */ rest.part(
  'AddMethodSection',
  ({ open }) => open && <SkeletonShape shape="block" />,
);

export const LazyNaming = /* @__PURE__ */ rest.part('RenameForm', () => <SkeletonShape shape="control" />);

export const LazyRemoving = /* @__PURE__ */ rest.part('RemoveDialog');

/** Setting autopay and turning it off, and what an earlier page left of it. */
export const LazyAutopay = /* @__PURE__ */ rest.part('AutopayWork');
