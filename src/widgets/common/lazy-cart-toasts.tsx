import { lazyModule } from '../../ui/lazy/lazy-module';
import type { CartToastsProps } from './cart-toasts';

const chunk = /* @__PURE__ */ lazyModule(() => import('./cart-toasts'));

/** Loads `CartToasts` from its own chunk after the widget is ready, because no toast can appear earlier. */
export function LazyCartToasts(props: CartToastsProps) {
  const Toasts = chunk.useModule()?.CartToasts;
  return Toasts ? <Toasts {...props} /> : null;
}
