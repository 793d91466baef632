import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { getDeepActiveElement } from '../overlay/composed-tree';
import { useIdlePrefetch } from '../lazy/use-idle-prefetch';
import { loadOverlayRuntime, prefetchOverlays, useOverlayRuntime } from '../overlay/load-runtime';
import { useOverlaySettings } from '../overlay/overlay-settings';
import type { DialogProps } from './dialog.types';

/** Loads the dialog's chunk early: for pointer-enter and focus of the control that opens it. */
export const prefetchDialog = prefetchOverlays;

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A modal, controlled dialog. The part that needs Radix is a lazy chunk shared with Select: a mounted closed dialog
 * loads it when the page is idle, and components that mount a dialog only to open it can use
 * `useIdlePrefetch(prefetchDialog)`. Until the chunk has loaded, nothing is shown and focus does not move. If loading
 * fails, the settings' `onLoadError` is called and the dialog requests to be closed, so that its opener works again.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const runtime = useOverlayRuntime();
  const { onLoadError } = useOverlaySettings();
  const opener = useRef<Element | null>(null);
  useIdlePrefetch(prefetchOverlays);
  // The layer stays mounted until its closing animation ends.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  // Closed before its chunk arrived: there is no layer to report that it has closed.
  if (!open && present && !runtime) setPresent(false);

  // Runs before the layer's own effects move the focus, and before the chunk has loaded. A hidden page that is shown
  // again with an open dialog did not open it.
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
