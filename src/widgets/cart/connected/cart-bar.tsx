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
  readonly acts: CartActions;
  readonly order: readonly string[];
}

/** Over the lines: how many are selected and what can be done with them, or with all. A selection wakes this and rows. */
export function CartBar({ cart, acts, order, ...given }: CartBarProps) {
  const { selection } = acts;
  const selected = useStore(selection.store);
  const { lines } = cart.store.getState();
  const own = order.filter((id) => lines[id]?.free === false);
  useEffect(() => keepSelected(selection, order), [selection, order]);
  const linesNow = () => own.flatMap((id) => (selected.has(id) ? (cart.store.getState().lines[id] ?? []) : []));
  return (
    <BarActions
      {...given}
      selected={selected.size}
      selectable={own.length}
      reset={<Reset acts={acts} overrides={given.overrides} />}
      linesNow={linesNow}
      onSelect={(isOn) => (isOn ? selectAll(selection, own) : selectNone(selection))}
      onRemove={() => acts.remove(linesNow().map(({ id }) => id))}
      onClear={() => acts.show({ is: 'clear' })}
    />
  );
}

/** Sets changed quantities back; nothing while none is. The first change of a visit wakes this and not the bar. */
function Reset({ acts, overrides }: Pick<CartBarProps, 'acts' | 'overrides'>) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const hasChanges = useStore(acts.visit.store, (changed) => changed.size > 0);
  if (!hasChanges) return null;
  return (
    <Button variant="toolbar" icon={RotateCcw} onClick={acts.reset}>
      {m.reset}
    </Button>
  );
}
