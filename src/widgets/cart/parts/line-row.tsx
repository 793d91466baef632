import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OptimisticLine } from '../../../runtime/cart/cart.state';
import type { Selection } from '../selection.store';

interface LineRowProps {
  readonly line: OptimisticLine;
  readonly selection: Selection;
  /** Words alone, for a line far from the screen. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

const useIsSelected = (selection: Selection, id: string): boolean =>
  useStore(selection.store, (selected) => selected.has(id));

/** The row of a line. A selection wakes the row and not what is in it, so that a thousand lines are selected at once. */
export function LineRow({ line: { id, problem, pending }, selection, isStatic, children }: LineRowProps) {
  const isSelected = useIsSelected(selection, id);
  return (
    <div
      className="tf-cart-line"
      role="row"
      data-line={id}
      data-static={isStatic || undefined}
      data-selected={isSelected || undefined}
      data-problem={problem ?? undefined}
      data-pending={pending || undefined}
    >
      {children}
    </div>
  );
}

interface LineBoxProps {
  readonly id: string;
  readonly label: string;
  readonly selection: Selection;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** Selects a line; with Shift, every line from the one before. Delete removes what is selected, or else this line. */
export function LineBox({ id, label, selection, onRemove }: LineBoxProps) {
  const isSelected = useIsSelected(selection, id);
  return (
    <input
      type="checkbox"
      className="tf-box"
      aria-label={label}
      checked={isSelected}
      onChange={({ target, nativeEvent }) => {
        selection.toggle(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
      }}
      onKeyDown={({ key }) => {
        const selected = selection.store.getState();
        if (key === 'Delete') onRemove(selected.size > 0 ? [...selected] : [id]);
      }}
    />
  );
}
