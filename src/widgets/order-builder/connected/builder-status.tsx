import { useEffect } from 'react';
import { useStore } from 'zustand';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { rowsIn } from '../grid.rules';
import { acceptAll, restoreSubstitutes } from '../order-builder.actions';
import type { Builder } from '../order-builder.store';
import { BuilderStatus, type BuilderStatusProps } from '../parts/builder-status';
import { pastQuestionOf } from '../rows.rules';

export interface ConnectedStatusProps extends Omit<BuilderStatusProps, 'outcome' | 'questions' | 'onAcceptAll'> {
  readonly builder: Builder;
}

/** Subscribes to the rows and to the outcome of *Add all*, and renders the banners above the rows. */
export function ConnectedStatus({ builder, ...given }: ConnectedStatusProps) {
  useIdlePrefetch(prefetchDialog);
  const outcome = useStore(builder.store, (state) => state.outcome);
  const rows = useStore(builder.store, (state) => state.rows);
  useEffect(() => void restoreSubstitutes(builder), [builder]);
  // A quantity far beyond the usual has its question in its row only: it is compared with no earlier order, and *Accept
  // all* never answers it.
  const questions = rowsIn({ rows, rowIds: Object.keys(rows) }).filter((row) => pastQuestionOf(row) !== null).length;
  return <BuilderStatus {...given} outcome={outcome} questions={questions} onAcceptAll={() => acceptAll(builder)} />;
}
