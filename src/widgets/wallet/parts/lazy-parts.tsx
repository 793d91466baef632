import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';

const rest = /* @__PURE__ */ lazyModule(() => import('../wallet.lazy'), { alsoPrefetch: prefetchDialog });

/** Prefetches the lazy-loaded part before the buyer needs it. */
export const prefetchLazyParts = rest.prefetch;

/** Adds a method. Always mounted, because an earlier page may have left an unfinished attempt. */
export const LazyAdding = /* @__PURE__ */ rest.part(
  'AddMethodSection',
  ({ open }) => open && <SkeletonShape shape="block" />,
);

export const LazyNaming = /* @__PURE__ */ rest.part('RenameForm', () => <SkeletonShape shape="control" />);

export const LazyRemoving = /* @__PURE__ */ rest.part('RemoveDialog');

/** Turns autopay on and off, including an earlier page's unfinished attempt. */
export const LazyAutopay = /* @__PURE__ */ rest.part('AutopayWork');
