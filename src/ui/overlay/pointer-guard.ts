/** Layers of any copy of Radix that may make the page behind them ignore the mouse. */
const openLayers = '[data-state=open]:is([role=dialog], [role=alertdialog], [role=listbox], [role=menu])';

/**
 * Two copies of Radix each remember the body's `pointer-events` and put it back. Where the lower of two layers closes
 * first, the upper one's copy writes `none` back when it closes: the page ignores the mouse. Call what this returns once
 * our layer is gone; it clears that leftover as soon as no layer is open that wants it.
 */
export function restorePointerEvents(): () => void {
  const { body } = document;
  const isWanted = () => document.querySelector(openLayers) !== null;
  const isHosts = body.style.pointerEvents === 'none' && !isWanted();
  return () => {
    if (isHosts) return;
    const clear = () => {
      if (isWanted()) return;
      watch.disconnect();
      if (body.style.pointerEvents === 'none') body.style.removeProperty('pointer-events');
    };
    const watch = new MutationObserver(clear);
    watch.observe(body, { childList: true, attributeFilter: ['style'] });
    // After the effects of the unmount, which write the value, have run.
    setTimeout(clear);
  };
}
