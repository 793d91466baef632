import { lazyModule } from '../../ui/lazy/lazy-module';
import type { CartToastsProps } from './cart-toasts';

const chunk = /* @__PURE__ */ lazyModule(() => import('./cart-toasts'));

/** `CartToasts` from its own chunk, fetched once the widget stands: nothing has to be told before that. */
export function LazyCartToasts(props: CartToastsProps) {
  const Toasts = chunk.useModule()?.CartToasts;
  return Toasts ? <Toasts {...props} /> : null;
}
