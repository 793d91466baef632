import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { OutOfStockTextProps } from './line-cells';

/** All of the cart that its first screen doesn't need. */
export const rest = /* @__PURE__ */ lazyModule(() => import('../cart.lazy'));

/** That a product is out of stock; until when once the rest is here, which has the formats of dates. */
export const LazyOutOfStockText = /* @__PURE__ */ rest.part(
  'OutOfStockText',
  ({ messages: { m } }: OutOfStockTextProps) => m.problems['out-of-stock'],
);
