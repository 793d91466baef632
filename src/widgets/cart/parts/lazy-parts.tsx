import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { CartDialogsProps } from './cart-dialogs';
import type { CartExtrasProps } from './cart-extras';

const dialogs = /* @__PURE__ */ lazyModule(() => import('./cart-dialogs'));
const extras = /* @__PURE__ */ lazyModule(() => import('./cart-extras'));

/** Fetches the dialogs ahead of a press: for pointer-enter and focus of what opens one. */
export const prefetchDialogs = dialogs.prefetch;

/** The question before clearing, the swap and the import, from a chunk that comes when one is near. */
export function LazyDialogs(props: CartDialogsProps) {
  const Dialogs = dialogs.useModule()?.CartDialogs;
  return Dialogs ? <Dialogs {...props} /> : null;
}

/** What only some carts have: a proposal that closes the gap, and why ordering is stopped. */
export function LazyExtras(props: CartExtrasProps) {
  const Extras = extras.useModule()?.CartExtras;
  return Extras ? <Extras {...props} /> : null;
}
