import { lazyModule } from '../../../ui/lazy/lazy-module';

const notes = /* @__PURE__ */ lazyModule(() => import('./quantity-notes'));

/** Fetches what is said of quantities: for the focus of a field. */
export const prefetchNotes = notes.prefetch;

/** The message of a quantity's problem; the field is marked before it is here. */
export const LazyQuantityText = /* @__PURE__ */ notes.part('QuantityText');

/** The question about an unusual quantity. */
export const LazyUnusualQuestion = /* @__PURE__ */ notes.part('UnusualQuestion');

/** The way to the quantities that a region waits for. */
export const LazyOpenNote = /* @__PURE__ */ notes.part('OpenNote');
