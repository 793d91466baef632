import type { ComponentProps } from 'react';
import { PortError } from '../../../ports';
import { online } from '../../../runtime/cart/load-sync';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { sendEdit } from '../send-edit';

const load = () => import('../shopping-lists.lazy');
const rest = /* @__PURE__ */ lazyModule(load, { alsoPrefetch: prefetchDialog });

/** Fetches the lazy part ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

/** Dialogs and messages. */
export const LazyAfter = /* @__PURE__ */ rest.part('ListsAfter');

/** The buttons that move a product: who can ask for them has their code. */
export const LazyMoves = /* @__PURE__ */ rest.part('ItemMoves');

const Tools = /* @__PURE__ */ rest.part('ListTools');

/** What is done with a list beyond a quantity; its place is kept until it comes. */
export function LazyTools(props: ComponentProps<typeof Tools>) {
  return (
    <div className="tf-lists-tools">
      <Tools {...props} />
    </div>
  );
}

/** Sends an edit that is shown already. Where the code of it does not come, the edit did not leave. */
export async function sendEditWhenLoaded(...given: Parameters<typeof sendEdit>): ReturnType<typeof sendEdit> {
  const module = await importWithRetry(load).catch((cause: unknown) => {
    throw new PortError(online() ? 'unavailable' : 'offline', 'What sends an edit did not come', { cause });
  });
  return module.sendEdit(...given);
}
