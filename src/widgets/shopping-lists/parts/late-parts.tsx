import { late } from '../../../ui/late/late';
import type { ListsAfterProps } from './lists-after';
import type { ListToolsProps } from './list-tools';

const after = /* @__PURE__ */ late(() => import('./lists-after'));
const tools = /* @__PURE__ */ late(() => import('./list-tools'));

/** Fetches the dialogs ahead of a press: for pointer-enter and focus of what opens one. */
export const prefetchDialogs = after.prefetch;

/** Dialogs and messages, from a chunk that comes once the lists stand. */
export function LateAfter(props: ListsAfterProps) {
  const After = after.useModule()?.ListsAfter;
  return After ? <After {...props} /> : null;
}

/** What is done with a list beyond a quantity; its place is kept until it comes. */
export function LateTools(props: ListToolsProps) {
  const Tools = tools.useModule()?.ListTools;
  return <div className="tf-lists-tools">{Tools ? <Tools {...props} /> : null}</div>;
}

/** What became of edits and of adding, from the same chunk as the tools. */
export const useTools = tools.useModule;
