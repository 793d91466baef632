import type { ReactNode } from 'react';
import { Trash2 } from 'lucide';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { cartLazyMessages } from '../cart.lazy.messages';
import { SaveList, type SaveListProps } from './save-list';

export interface BarActionsProps extends Omit<SaveListProps, 'label' | 'variant'> {
  /** How many lines are selected, and how many could be. */
  readonly selected: number;
  readonly selectable: number;
  /** The way back from quantities that were changed here. */
  readonly reset: ReactNode;
  readonly overrides?: object;
  readonly onSelect: (isOn: boolean) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected lines, or with all while none is selected. */
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
      <span className="tf-cart-bar-actions">
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
