import { late } from '../../../ui/late/late';
import type { BuilderAfterProps } from './builder-after';
import type { RowNoteProps } from './row-note';

const tools = /* @__PURE__ */ late(() => import('./builder-tools'));

/** What comes while the buyer looks: notes, messages, and reading of lists. */
export const useTools = tools.useModule;

/** A note under a row, from the chunk of what comes later; its row is marked at once. */
export function LateNote(props: RowNoteProps) {
  const Note = tools.useModule()?.RowNote;
  return Note ? <Note {...props} /> : null;
}

/** What is said of the rows and over them. */
export function LateAfter(props: BuilderAfterProps) {
  const After = tools.useModule()?.BuilderAfter;
  return After ? <After {...props} /> : null;
}
