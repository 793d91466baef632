import { createRoot } from 'react-dom/client';
import { Widget } from './widget';

/** The content of a script-tag build: its own React, its own Radix. Unmounts when its element leaves the page. */
export function mount(element: HTMLElement): void {
  const root = createRoot(element);
  root.render(<Widget />);
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    watch.disconnect();
    root.unmount();
  });
  watch.observe(document, { childList: true, subtree: true });
}
