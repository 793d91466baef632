import { useMemo } from 'react';
import { useStore } from 'zustand';
import { rowsIn } from '../grid.rules';
import type { BuilderPartProps } from '../order-builder.types';
import { BuilderFooter, type BuilderFooterProps } from '../parts/builder-footer';
import { rowTotalsOf } from '../rows.rules';

type ConnectedFooterProps = Pick<BuilderPartProps, 'builder'> & Omit<BuilderFooterProps, 'totals' | 'isAdding'>;

/** Subscribes to the rows on its own: a changed row re-renders only itself and the footer. */
export function ConnectedFooter({ builder, ...given }: ConnectedFooterProps) {
  const rows = useStore(builder.store, (state) => state.rows);
  const isAdding = useStore(builder.store, (state) => state.isAdding);
  const totals = useMemo(() => rowTotalsOf(rowsIn({ rows, rowIds: Object.keys(rows) })), [rows]);
  return <BuilderFooter {...given} totals={totals} isAdding={isAdding} />;
}
