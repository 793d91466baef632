import { useMemo } from 'react';
import { useStore } from 'zustand';
import { rowsIn } from '../grid.rules';
import type { BuilderGiven } from '../order-builder.types';
import { BuilderFooter, type BuilderFooterProps } from '../parts/builder-footer';
import { rowTotalsOf } from '../rows.rules';

type ConnectedFooterProps = Pick<BuilderGiven, 'builder'> & Omit<BuilderFooterProps, 'sums' | 'isAdding'>;

/** Subscribes to the rows on its own: a changed row re-renders only itself and the footer. */
export function ConnectedFooter({ builder, ...given }: ConnectedFooterProps) {
  const rows = useStore(builder.store, (state) => state.rows);
  const isAdding = useStore(builder.store, (state) => state.adding);
  const sums = useMemo(() => rowTotalsOf(rowsIn({ rows, order: Object.keys(rows) })), [rows]);
  return <BuilderFooter {...given} sums={sums} isAdding={isAdding} />;
}
