import type { ComponentProps } from 'react';
import { PortError } from '../../../ports';
import { isOnline } from '../../../runtime/online';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import type { addItems, removeItems, sendEdit } from '../shopping-lists.actions';
import { hasSearch } from '../shopping-lists.rules';

const load = () => import('../shopping-lists.lazy');
const rest = /* @__PURE__ */ lazyModule(load, { alsoPrefetch: prefetchOverlays });

/** Fetches the lazy part ahead of a press. */
export const prefetchLazyParts = rest.prefetch;

/** Dialogs and messages. */
export const LazyAfter = /* @__PURE__ */ rest.part('ListsAfter');

/** The buttons that move a product: who can ask for them has their code. */
export const LazyMoves = /* @__PURE__ */ rest.part('ItemMoves');

/** What stands where nothing is on a list. */
export const LazyEmpty = /* @__PURE__ */ rest.part('ListEmpty');

/** Instead of a list that is gone. */
export const LazyGone = /* @__PURE__ */ rest.part('ListGone');

/** *Add* where a condition of the account stops it. */
export const LazyStoppedAdd = /* @__PURE__ */ rest.part('StoppedAdd');

const Tools = /* @__PURE__ */ rest.part('ListTools');

/** What is done with a list beyond a quantity; its place is kept until it comes. */
export function LazyTools(props: ComponentProps<typeof Tools>) {
  const { list, items } = props;
  return (
    <div className="tf-lists-tools" data-searchable={hasSearch(items?.length ?? list.count) || undefined}>
      <Tools {...props} />
    </div>
  );
}

/** The lazy part for a command; where it does not come, nothing left. */
const loadCommands = () =>
  importWithRetry(load).catch((cause: unknown) => {
    throw new PortError(isOnline() ? 'unavailable' : 'offline', 'The code of a command did not load', { cause });
  });

/** Sends an edit that is shown already. */
export const sendEditWhenLoaded = async (...given: Parameters<typeof sendEdit>): ReturnType<typeof sendEdit> =>
  (await loadCommands()).sendEdit(...given);

/** Takes products off a list. */
export const removeItemsWhenLoaded = async (...given: Parameters<typeof removeItems>): Promise<void> =>
  (await loadCommands()).removeItems(...given);

/** Adds products of a list to the cart. */
export const addItemsWhenLoaded = async (...given: Parameters<typeof addItems>): ReturnType<typeof addItems> =>
  (await loadCommands()).addItems(...given);
