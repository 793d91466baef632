import { late } from '../../../ui/late/late';
import type { ListsAfterProps } from './lists-after';

const after = /* @__PURE__ */ late(() => import('./lists-after'));

/** Fetches the dialogs ahead of a press: for pointer-enter and focus of what opens one. */
export const prefetchDialogs = after.prefetch;

/** Dialogs and messages, from a chunk that comes once the lists stand. */
export function LateAfter(props: ListsAfterProps) {
  const After = after.useModule()?.ListsAfter;
  return After ? <After {...props} /> : null;
}
