import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { WidgetError } from '../../common/widget-error';
import type { BuilderAfterProps } from './builder-status';
import type { RowNoteProps } from './row-note';

const load = () => import('./builder-tools');
const tools = /* @__PURE__ */ lazyModule(load);

/** The same chunk for whoever can wait for it. */
export const loadTools = () => importWithRetry(load);

/** What comes while the buyer looks: notes, messages, and reading of lists. */
export const useTools = tools.useModule;

/** Tries again to fetch it; that it did not come is then said over the rows. */
export const prefetchTools = tools.prefetch;

/** A note under a row, from the chunk of what comes later; its row is marked at once. */
export function LazyNote(props: RowNoteProps) {
  const Note = tools.useModule()?.RowNote;
  return Note ? <Note {...props} /> : null;
}

/** What is said of the rows and over them. */
export function LazyAfter(props: BuilderAfterProps) {
  const After = tools.useModule()?.BuilderAfter;
  const failed = tools.useFailed();
  if (After) return <After {...props} />;
  return failed ? <WidgetError onTryAgain={tools.prefetch} /> : null;
}
