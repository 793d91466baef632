import { useState } from 'react';
import type { CartLine } from '../../../domain';
import { AddToListButton, type AddToListButtonProps } from '../../common/add-to-list/add-to-list-button';

export interface SaveListProps extends Pick<AddToListButtonProps, 'accountId' | 'onAdded' | 'variant'> {
  readonly label: string;
  /** The lines to save, as they are when it is asked. */
  readonly linesNow: () => readonly CartLine[];
}

type KnownLine = CartLine & { readonly quantity: number };

/** Puts lines on a shopping list. They are looked up when it is pressed, so that no quantity wakes this. */
export function SaveList({ linesNow, accountId, onAdded, variant, label }: SaveListProps) {
  const [items, setItems] = useState<readonly KnownLine[]>([]);
  return (
    // Only listens on the way down to the button.
    <span
      className="tf-cart-save"
      onClickCapture={() => setItems(linesNow().filter((line): line is KnownLine => line.quantity !== null))}
    >
      <AddToListButton accountId={accountId} onAdded={onAdded} variant={variant} label={label} items={items} />
    </span>
  );
}
