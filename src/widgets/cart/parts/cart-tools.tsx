import { Trash2, Upload } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { CartLine } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { AddToListButton, type AddToListButtonProps } from '../../common/add-to-list/add-to-list-button';
import { fillSlot } from '../../common/slots';
import type { CartActions } from '../cart-actions.store';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartSlots } from '../cart.types';

interface HeadToolsProps extends Omit<SaveListProps, 'label' | 'linesNow'> {
  readonly cart: CartRuntime;
  readonly order: readonly string[];
  readonly overrides?: object;
  readonly actions: CartActions;
  /** Whether the adapter can match the entries of a list. */
  readonly canImport: boolean;
  readonly slots: CartSlots;
}

/** Buttons that import a list and save the cart as a shopping list. */
export function HeadTools({ cart, order, overrides, actions, canImport, slots, ...list }: HeadToolsProps) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const linesNow = () => {
    const { lines } = cart.store.getState();
    return order.flatMap((id) => (lines[id]?.isFreeGood === false ? (lines[id] ?? []) : []));
  };
  return fillSlot(
    slots.tools,
    <>
      {canImport &&
        fillSlot(
          slots.import,
          <Button
            variant="secondary"
            icon={Upload}
            aria-haspopup="dialog"
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => actions.show({ kind: 'import' })}
          >
            {m.importList}
          </Button>,
        )}
      {order.length > 0 && <SaveList {...list} linesNow={linesNow} label={m.save} />}
    </>,
  );
}

export interface BarActionsProps extends Omit<SaveListProps, 'label' | 'variant'> {
  /** Number of selected lines, and of lines that can be selected. */
  readonly selected: number;
  readonly selectable: number;
  /** Button that restores changed quantities. */
  readonly reset: ReactNode;
  readonly overrides?: object;
  readonly onSelect: (isOn: boolean) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** Actions on the selected lines, or on all lines if none is selected. */
export function BarActions({
  selected,
  selectable,
  reset,
  overrides,
  linesNow,
  onSelect,
  onRemove,
  onClear,
  ...list
}: BarActionsProps) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  return (
    <>
      <Checkbox
        label={selected === 0 ? m.selectAll : plural(m.selected, selected)}
        checked={selected > 0 && selected >= selectable}
        indeterminate={selected > 0 && selected < selectable}
        onCheckedChange={onSelect}
      />
      <span part="cart-bar-actions" className="tf-cart-bar-actions">
        {selected > 0 ? (
          <>
            <SaveList {...list} linesNow={linesNow} label={m.saveSelected} variant="toolbar" />
            <Button variant="toolbar" icon={Trash2} aria-keyshortcuts="Delete" onClick={onRemove}>
              {m.removeSelected}
            </Button>
          </>
        ) : (
          <>
            {reset}
            <Button
              variant="toolbar"
              icon={Trash2}
              aria-haspopup="dialog"
              onPointerEnter={prefetchDialog}
              onFocus={prefetchDialog}
              onClick={onClear}
            >
              {m.clearAll}
            </Button>
          </>
        )}
      </span>
    </>
  );
}

interface SaveListProps extends Pick<AddToListButtonProps, 'accountId' | 'onAdded' | 'variant'> {
  readonly label: string;
  /** Returns the current lines to save. */
  readonly linesNow: () => readonly CartLine[];
}

type KnownLine = CartLine & { readonly quantity: number };

/** Button that saves lines to a shopping list. It reads the lines on click, so that no quantity re-renders it. */
function SaveList({ linesNow, accountId, onAdded, variant, label }: SaveListProps) {
  const [items, setItems] = useState<readonly KnownLine[]>([]);
  return (
    // Only listens during the capture phase of a click on the button.
    <span
      className="tf-cart-save"
      onClickCapture={() => setItems(linesNow().filter((line): line is KnownLine => line.quantity !== null))}
    >
      <AddToListButton accountId={accountId} onAdded={onAdded} variant={variant} label={label} items={items} />
    </span>
  );
}
