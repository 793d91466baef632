import { useEffect } from 'react';
import { RotateCcw } from 'lucide';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import type { CartActions } from '../cart-actions.store';
import { cartLazyMessages } from '../cart.lazy.messages';
import { keepSelected, selectAll, selectNone } from '../selection.actions';
import { BarActions, type BarActionsProps } from '../parts/cart-tools';

interface CartBarProps extends Pick<BarActionsProps, 'accountId' | 'onAdded' | 'overrides'> {
  readonly cart: CartRuntime;
  readonly actions: CartActions;
  readonly order: readonly string[];
}

/**
 * Bar above the lines with the number of selected lines and the actions on them, or on all. A selection only re-renders
 * the bar and the rows.
 */
export function CartBar({ cart, actions, order, ...given }: CartBarProps) {
  const { selection } = actions;
  const selected = useStore(selection.store);
  const { lines } = cart.store.getState();
  const own = order.filter((id) => lines[id]?.isFreeGood === false);
  useEffect(() => keepSelected(selection, order), [selection, order]);
  const linesNow = () => own.flatMap((id) => (selected.has(id) ? (cart.store.getState().lines[id] ?? []) : []));
  return (
    <BarActions
      {...given}
      selected={selected.size}
      selectable={own.length}
      reset={<Reset actions={actions} overrides={given.overrides} />}
      linesNow={linesNow}
      onSelect={(isOn) => (isOn ? selectAll(selection, own) : selectNone(selection))}
      onRemove={() => actions.remove(linesNow().map(({ id }) => id))}
      onClear={() => actions.show({ kind: 'clear' })}
    />
  );
}

/**
 * Button that restores changed quantities; not rendered without one. A separate component, so that the first edit does
 * not re-render the bar.
 */
function Reset({ actions, overrides }: Pick<CartBarProps, 'actions' | 'overrides'>) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const hasChanges = useStore(actions.history.store, (changed) => changed.size > 0);
  if (!hasChanges) return null;
  return (
    <Button variant="toolbar" icon={RotateCcw} onClick={actions.reset}>
      {m.reset}
    </Button>
  );
}
