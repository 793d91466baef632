import { memo, useId } from 'react';
import { useStore } from 'zustand';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useTyping } from '../../common/quantity/use-typing';
import { type GridRowProps, renderRow } from '../parts/grid-row';

/** One row of the order: product, quantity and amount. It re-renders only when its own row changes. */
export const GridRow = memo(function GridRow({ cart, ...given }: GridRowProps) {
  const { builder, id } = given;
  const row = useStore(builder.store, ({ rows }) => rows[id]);
  const productId = row?.product?.id ?? '';
  const inCart = useCartSelector(
    cart,
    ({ lines, lineIdByProduct }) => lines[lineIdByProduct[productId] ?? '']?.quantity ?? 0,
  );
  const noteId = useId();
  const typing = useTyping();
  return row === undefined ? null : renderRow({ ...given, row, inCart, noteId, typing });
});
