import { late } from '../../../ui/late/late';
import type { MarkNewsProps } from './mark-news';

const chunk = /* @__PURE__ */ late(() => import('./mark-news'));

/** What became of marking, from its own chunk: nothing is said before something was marked. */
export function LateMarkNews(props: MarkNewsProps) {
  const MarkNews = chunk.useModule()?.MarkNews;
  return MarkNews ? <MarkNews {...props} /> : null;
}
