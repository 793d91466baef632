import { late } from '../../../ui/lazy/lazy-module';
import type { MarkNewsProps } from './mark-feedback';

const chunk = /* @__PURE__ */ late(() => import('./mark-feedback'));

/** What became of marking, from its own chunk: nothing is said before something was marked. */
export function LateMarkNews(props: MarkNewsProps) {
  const MarkNews = chunk.useModule()?.MarkNews;
  return MarkNews ? <MarkNews {...props} /> : null;
}
