import { PortError } from '../../../ports';
import { online } from '../../../runtime/cart/cart.store';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { sendEdit } from '../send-edit';
import type { ItemMovesProps } from './item-moves';
import type { ListToolsProps } from './list-tools';

const load = () => import('./list-tools');
const tools = /* @__PURE__ */ lazyModule(load);

/** What is done with a list beyond a quantity; its place is kept until it comes. */
export function LazyTools(props: ListToolsProps) {
  const Tools = tools.useModule()?.ListTools;
  return <div className="tf-lists-tools">{Tools ? <Tools {...props} /> : null}</div>;
}

/** The buttons that move a product: who can ask for them has their chunk. */
export function LazyMoves(props: ItemMovesProps) {
  const Moves = tools.useModule()?.ItemMoves;
  return Moves ? <Moves {...props} /> : null;
}

/** Sends an edit that is shown already. Where the code of it does not come, the edit did not leave. */
export async function sendEditWhenLoaded(...given: Parameters<typeof sendEdit>): ReturnType<typeof sendEdit> {
  const module = await importWithRetry(load).catch((cause: unknown) => {
    throw new PortError(online() ? 'unavailable' : 'offline', 'What sends an edit did not come', { cause });
  });
  return module.sendEdit(...given);
}
