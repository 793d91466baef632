import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { CartActions } from '../cart-actions.store';
import { keepSelected, selectAll, selectNone } from '../selection.actions';
import { BarActions, type BarActionsProps } from '../parts/bar-actions';

interface CartBarProps extends Pick<BarActionsProps, 'accountId' | 'onAdded' | 'overrides'> {
  readonly cart: CartRuntime;
  readonly acts: CartActions;
  readonly order: readonly string[];
}

/** Over the lines: how many are selected and what can be done with them, or with all. A selection wakes this and rows. */
export function CartBar({ cart, acts, order, ...given }: CartBarProps) {
  const { selection, visit } = acts;
  const selected = useStore(selection.store);
  const hasChanges = useStore(visit.store, (changed) => changed.size > 0);
  const { lines } = cart.store.getState();
  const own = order.filter((id) => lines[id]?.free === false);
  useEffect(() => keepSelected(selection, order), [selection, order]);
  const linesNow = () => own.flatMap((id) => (selected.has(id) ? (cart.store.getState().lines[id] ?? []) : []));
  return (
    <BarActions
      {...given}
      selected={selected.size}
      selectable={own.length}
      hasChanges={hasChanges}
      linesNow={linesNow}
      onSelect={(isOn) => (isOn ? selectAll(selection, own) : selectNone(selection))}
      onRemove={() => acts.remove(linesNow().map(({ id }) => id))}
      onReset={acts.reset}
      onClear={() => acts.show({ is: 'clear' })}
    />
  );
}
