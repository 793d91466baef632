import { useEffect } from 'react';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import { useOverlaySettings } from '../../../ui/overlay/overlay-settings';
import type { AddToListProps } from './add-to-list.types';

const chunk = /* @__PURE__ */ lazyModule(() => import('./add-to-list-dialog'), { alsoPrefetch: prefetchOverlays });

/** Prefetches the code of the dialog for adding products to a list. */
export const prefetchAddToList = chunk.prefetch;

/** The dialog for adding products to a list. Closes again, and notifies the host, if its code fails to load. */
export function LazyAddToListDialog(props: AddToListProps) {
  const AddToListDialog = chunk.useModule()?.AddToListDialog;
  const failed = chunk.useFailed();
  const { onLoadError } = useOverlaySettings();
  const { open, onOpenChange } = props;
  useEffect(() => {
    if (!failed || !open) return;
    // The host is notified as for every dialog whose code fails to load, and the button can be used again.
    onLoadError?.(new Error('The code of the list dialog failed to load'));
    onOpenChange(false);
  }, [failed, open, onLoadError, onOpenChange]);
  return AddToListDialog ? <AddToListDialog {...props} /> : null;
}
