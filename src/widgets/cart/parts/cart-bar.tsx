import { useEffect } from 'react';
import { RotateCcw, Trash2 } from 'lucide';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartActions } from '../cart-actions.store';
import { SaveList, type SaveListProps } from './save-list';

interface CartBarProps extends Omit<SaveListProps, 'label' | 'linesNow'> {
  readonly cart: CartRuntime;
  readonly acts: CartActions;
  readonly order: readonly string[];
  readonly overrides?: object;
}

/** Over the lines: how many are marked and what can be done with them, or with all. */
export function CartBar({ cart, acts, order, overrides, ...list }: CartBarProps) {
  const { selection, visit } = acts;
  const chosen = useStore(selection.store);
  const hasChanges = useStore(visit.store, (changed) => changed.size > 0);
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  const { lines } = cart.store.getState();
  const own = order.filter((id) => lines[id]?.free === false);
  useEffect(() => selection.keep(order), [selection, order]);
  const linesNow = () => own.flatMap((id) => (chosen.has(id) ? (cart.store.getState().lines[id] ?? []) : []));

  return (
    <>
      <Checkbox
        label={chosen.size === 0 ? m.selectAll : plural(m.selected, chosen.size)}
        checked={chosen.size > 0 && chosen.size >= own.length}
        indeterminate={chosen.size > 0 && chosen.size < own.length}
        onCheckedChange={(isOn) => (isOn ? selection.all(own) : selection.none())}
      />
      <span className="tf-cart-bar-actions">
        {chosen.size > 0 ? (
          <>
            <SaveList {...list} linesNow={linesNow} label={m.saveSelected} variant="toolbar" />
            <Button
              variant="toolbar"
              icon={Trash2}
              aria-keyshortcuts="Delete"
              onClick={() => acts.remove(linesNow().map(({ id }) => id))}
            >
              {m.removeSelected}
            </Button>
          </>
        ) : (
          <>
            {hasChanges && (
              <Button variant="toolbar" icon={RotateCcw} onClick={acts.reset}>
                {m.reset}
              </Button>
            )}
            <Button
              variant="toolbar"
              icon={Trash2}
              aria-haspopup="dialog"
              onPointerEnter={prefetchDialog}
              onFocus={prefetchDialog}
              onClick={() => acts.show({ is: 'clear' })}
            >
              {m.clearAll}
            </Button>
          </>
        )}
      </span>
    </>
  );
}
