import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { ListsAfterProps } from './list-dialogs';

const after = /* @__PURE__ */ lazyModule(() => import('./list-dialogs'));

/** Fetches the dialogs ahead of a press: for pointer-enter and focus of what opens one. */
export const prefetchDialogs = after.prefetch;

/** Dialogs and messages, from a chunk that comes once the lists stand. */
export function LazyAfter(props: ListsAfterProps) {
  const After = after.useModule()?.ListsAfter;
  return After ? <After {...props} /> : null;
}
