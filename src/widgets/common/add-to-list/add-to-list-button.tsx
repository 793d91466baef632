import { useState } from 'react';
import { Bookmark } from 'lucide';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, type ButtonProps } from '../../../ui/button/button';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { addToListButtonMessages } from './add-to-list-button.messages';
import type { ListAdd, ListItem } from './add-to-list.types';
import { LazyAddToListDialog, prefetchAddToList } from './lazy-add-to-list-dialog';

export interface AddToListButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'iconOnly' | 'className' | 'disabled'
> {
  /** Products to add. With a single product, the accessible name contains that product. */
  readonly items: readonly ListItem[];
  /** Null for a guest, who has no lists; the button is not rendered. */
  readonly accountId: string | null;
  /** Replaces the button's label, for example with “Save to list”. */
  readonly label?: string;
  /** Called after the products were added to a list. */
  readonly onAdded?: (added: ListAdd) => void;
}

/**
 * Button that opens the dialog for adding products to a shopping list. Not rendered if the adapter cannot list lists or
 * add to them. The dialog's code loads when the page is idle.
 */
export function AddToListButton({
  items,
  accountId,
  label,
  iconOnly,
  onAdded,
  variant = 'secondary',
  ...look
}: AddToListButtonProps) {
  const { lists } = useAdapter();
  const { m, fill } = useMessages('add-to-list', addToListButtonMessages);
  useIdlePrefetch(prefetchAddToList);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (accountId === null || lists?.list === undefined || lists.addItems === undefined) return null;

  const [only] = items.length === 1 ? items : [];
  const name =
    only && fill(m.addProduct, { product: [only.product.name, only.product.packSize].filter(Boolean).join(', ') });
  const show = () => {
    prefetchAddToList();
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        {...look}
        variant={variant}
        icon={Bookmark}
        iconOnly={iconOnly}
        aria-label={label === undefined ? name : iconOnly ? label : undefined}
        aria-haspopup="dialog"
        onPointerEnter={prefetchAddToList}
        onFocus={prefetchAddToList}
        onClick={show}
      >
        {iconOnly ? null : (label ?? m.add)}
      </Button>
      {/* Stays mounted after the first opening: it keeps the typed name and shows the toast after the dialog has
          closed. */}
      {opened && (
        <LazyAddToListDialog items={items} accountId={accountId} open={open} onOpenChange={setOpen} onAdded={onAdded} />
      )}
    </>
  );
}
