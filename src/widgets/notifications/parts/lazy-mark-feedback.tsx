import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { MarkFeedbackProps } from './mark-feedback';

const chunk = /* @__PURE__ */ lazyModule(() => import('./mark-feedback'));

/** What became of marking, from its own chunk: nothing is said before something was marked. */
export function LazyMarkFeedback(props: MarkFeedbackProps) {
  const MarkNews = chunk.useModule()?.MarkFeedback;
  return MarkNews ? <MarkNews {...props} /> : null;
}
