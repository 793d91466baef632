import { memo, useId } from 'react';
import { useStore } from 'zustand';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useTyping } from '../../common/quantity/use-typing';
import { type GridRowProps, rowOf } from '../parts/grid-row';

/** One row: what, how many, and what they come to. It wakes when it changes, not when others do. */
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
  return row === undefined ? null : rowOf({ ...given, row, inCart, noteId, typing });
});
