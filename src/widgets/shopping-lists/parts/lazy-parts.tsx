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

/** Prefetches the lazy-loaded part before the buyer needs it. */
export const prefetchLazyParts = rest.prefetch;

/** Dialogs and toasts of the lists. */
export const LazyAfter = /* @__PURE__ */ rest.part('ListsAfter');

/** Move buttons. The chunk has loaded by then, because the button that shows them is in it too. */
export const LazyMoves = /* @__PURE__ */ rest.part('ItemMoves');

/** Empty state of a list without products. */
export const LazyEmpty = /* @__PURE__ */ rest.part('ListEmpty');

/** Empty state of a list that no longer exists. */
export const LazyListNotFound = /* @__PURE__ */ rest.part('ListNotFound');

/** *Add* button for an account with a blocking condition. */
export const LazyStoppedAdd = /* @__PURE__ */ rest.part('StoppedAdd');

const Tools = /* @__PURE__ */ rest.part('ListTools');

/** Actions on a list besides quantities. Their space is reserved until the chunk has loaded. */
export function LazyTools(props: ComponentProps<typeof Tools>) {
  const { list, items } = props;
  return (
    <div
      part="lists-tools"
      className="tf-lists-tools"
      data-searchable={hasSearch(items?.length ?? list.count) || undefined}
    >
      <Tools {...props} />
    </div>
  );
}

/** Loads the lazy-loaded part for a command. If that fails, no request has been sent. */
const loadCommands = () =>
  importWithRetry(load).catch((cause: unknown) => {
    throw new PortError(isOnline() ? 'unavailable' : 'offline', 'The code of a list action failed to load', { cause });
  });

/** Sends an edit that is already shown optimistically. */
export const sendEditWhenLoaded = async (...given: Parameters<typeof sendEdit>): ReturnType<typeof sendEdit> =>
  (await loadCommands()).sendEdit(...given);

/** Removes products from a list. */
export const removeItemsWhenLoaded = async (...given: Parameters<typeof removeItems>): Promise<void> =>
  (await loadCommands()).removeItems(...given);

/** Adds products of a list to the cart. */
export const addItemsWhenLoaded = async (...given: Parameters<typeof addItems>): ReturnType<typeof addItems> =>
  (await loadCommands()).addItems(...given);
