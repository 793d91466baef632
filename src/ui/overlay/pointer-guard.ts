const openDialogs = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Two copies of Radix each remember the body's `pointer-events` and put it back. When the host's dialog closes under an
 * open layer of ours, its copy restores first and ours then writes the host's `none` back: the page is dead to the mouse.
 * Call what this returns once the layer is gone; it clears that leftover, and only when no dialog is open that wants it.
 */
export function restorePointerEvents(hostDialog: Element | null): () => void {
  if (!hostDialog) return () => {};
  return () => {
    // After the effects of the unmount, which write the value, have run.
    setTimeout(() => {
      const closed = !hostDialog.isConnected || hostDialog.getAttribute('data-state') === 'closed';
      if (!closed || document.querySelector(openDialogs)) return;
      if (document.body.style.pointerEvents === 'none') document.body.style.removeProperty('pointer-events');
    });
  };
}
