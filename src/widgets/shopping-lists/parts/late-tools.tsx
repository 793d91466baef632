import { late } from '../../../ui/late/late';
import type { ListToolsProps } from './list-tools';

const tools = /* @__PURE__ */ late(() => import('./list-tools'));

/** What is done with a list beyond a quantity; its place is kept until it comes. */
export function LateTools(props: ListToolsProps) {
  const Tools = tools.useModule()?.ListTools;
  return <div className="tf-lists-tools">{Tools ? <Tools {...props} /> : null}</div>;
}
