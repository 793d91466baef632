import { useEffect, useState } from 'react';
import { Bookmark } from 'lucide';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, type ButtonProps } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import { useOverlaySettings } from '../../../ui/overlay/overlay-settings';
import { addToListButtonMessages } from './add-to-list-button.messages';
import type { AddToListProps, ListAdd, ListItem } from './add-to-list.types';

const chunk = /* @__PURE__ */ lazyModule(() => import('./add-to-list-layer'), { alsoPrefetch: prefetchOverlays });

export interface AddToListButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'iconOnly' | 'className' | 'disabled'
> {
  /** What goes on the list; with one product the button is named after it. */
  readonly items: readonly ListItem[];
  /** Null for a guest, who has no lists: then there is no button. */
  readonly accountId: string | null;
  /** Other words on the button, such as “Save to list”. */
  readonly label?: string;
  /** The products are on a list. */
  readonly onAdded?: (added: ListAdd) => void;
}

/**
 * Opens the dialog that puts products on a shopping list. Absent where the adapter can not list lists or
 * add to them. All behind it comes when the page is idle.
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
  useIdlePrefetch(chunk.prefetch);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (accountId === null || lists?.list === undefined || lists.addItems === undefined) return null;

  const [only] = items.length === 1 ? items : [];
  const name =
    only && fill(m.addProduct, { product: [only.product.name, only.product.packSize].filter(Boolean).join(', ') });
  const show = () => {
    chunk.prefetch();
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
        onPointerEnter={chunk.prefetch}
        onFocus={chunk.prefetch}
        onClick={show}
      >
        {iconOnly ? null : (label ?? m.add)}
      </Button>
      {/* Stays once it was opened: it keeps what was typed, and says where the products went after it closed. */}
      {opened && <Layer items={items} accountId={accountId} open={open} onOpenChange={setOpen} onAdded={onAdded} />}
    </>
  );
}

function Layer(props: AddToListProps) {
  const AddToListLayer = chunk.useModule()?.AddToListLayer;
  const failed = chunk.useFailed();
  const { onLoadError } = useOverlaySettings();
  const { open, onOpenChange } = props;
  useEffect(() => {
    if (!failed || !open) return;
    // As for any dialog whose code does not come: the host is told, and the button works again.
    onLoadError?.(new Error('The code of the lists did not come'));
    onOpenChange(false);
  }, [failed, open, onLoadError, onOpenChange]);
  return AddToListLayer ? <AddToListLayer {...props} /> : null;
}
