import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { getDeepActiveElement } from '../overlay/composed-tree';
import { useIdlePrefetch } from '../lazy/use-idle-prefetch';
import { loadOverlayRuntime, prefetchOverlays, useOverlayRuntime } from '../overlay/load-runtime';
import { useOverlaySettings } from '../overlay/overlay-settings';
import type { DialogProps } from './dialog.types';

/** Fetches the dialog's code ahead of the click: for pointer-enter and focus of what opens it. */
export const prefetchDialog = prefetchOverlays;

// No layout effects on the server, which has nothing to lay out and warns.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A modal dialog, always controlled. The part that needs Radix is one lazy chunk shared with Select: a dialog that is
 * mounted closed has it fetched once the page is idle, and who mounts one only to open it does so with
 * `useIdlePrefetch(prefetchDialog)`. Until the chunk is here nothing shows or moves and the focus stays where it is; if
 * it cannot be fetched, the settings' `onLoadError` is told and the dialog asks to be closed, so that what opened it works again.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const runtime = useOverlayRuntime();
  const { onLoadError } = useOverlaySettings();
  const opener = useRef<Element | null>(null);
  useIdlePrefetch(prefetchOverlays);
  // The layer outlives `open` by its closing animation.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  // Closed again before its code came: no layer that could say it has gone.
  if (!open && present && !runtime) setPresent(false);

  // Before the layer's own effects move the focus, and before the chunk is waited for. A page that was hidden with the
  // dialog open and is shown again did not open it.
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (open && !wasOpen.current) opener.current = getDeepActiveElement();
    wasOpen.current = open;
  }, [open]);

  const failed = useLatest((error: unknown) => {
    onLoadError?.(error);
    onOpenChange(false);
  });
  useEffect(() => {
    if (!open) return;
    let waiting = true;
    loadOverlayRuntime().catch((error: unknown) => {
      if (waiting) failed.current(error);
    });
    return () => {
      waiting = false;
    };
  }, [open, failed]);

  if (!runtime || !present) return null;
  return <runtime.DialogLayer {...props} opener={opener} onClosed={() => setPresent(false)} />;
}
