import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';

/** Picks some lines of a cart; the same list for as long as none of them changed. */
export function linesOf(ids: readonly string[]): (state: Pick<CartState, 'lines'>) => readonly (OptimisticLine | undefined)[] {
  let kept: readonly (OptimisticLine | undefined)[] = [];
  return ({ lines }) => {
    if (kept.length !== ids.length || ids.some((id, at) => lines[id] !== kept[at])) kept = ids.map((id) => lines[id]);
    return kept;
  };
}
