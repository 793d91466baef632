import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { OutOfStockTextProps } from './line-cells';

/** The parts of the cart that its first screen does not need. */
export const lazyParts = /* @__PURE__ */ lazyModule(() => import('../cart.lazy'));

/** Text of an out-of-stock product; it includes the date after the lazy part with the date formats has loaded. */
export const LazyOutOfStockText = /* @__PURE__ */ lazyParts.part(
  'OutOfStockText',
  ({ messages: { m } }: OutOfStockTextProps) => m.problems['out-of-stock'],
);
