import { lazyModule } from '../../../ui/lazy/lazy-module';

const notes = /* @__PURE__ */ lazyModule(() => import('./quantity-notes'));

/** Loads the notes of quantities; called when a field receives the focus. */
export const prefetchNotes = notes.prefetch;

/** Message of a quantity's problem. The field is marked as invalid before it has loaded. */
export const LazyQuantityText = /* @__PURE__ */ notes.part('QuantityText');

/** Question about an unusual quantity. */
export const LazyUnusualQuestion = /* @__PURE__ */ notes.part('UnusualQuestion');

/** Link to the quantities that a region waits for. */
export const LazyOpenNote = /* @__PURE__ */ notes.part('OpenNote');
