import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which a page that never shows its heading is no longer waited for. */
const PATIENCE = 10_000;

const headingIn = (root: HTMLElement | null): HTMLElement | null => root?.querySelector<HTMLElement>('main h1') ?? null;

/**
 * Arriving at a page: its title, the window at its top and the focus on its heading, which is how it is announced,
 * once. Going back or forward leaves the scrolling to the browser. The first page keeps the browser's own focus.
 */
export function usePageChange(root: RefObject<HTMLElement | null>, page: string, title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);

  const wentBack = useRef(false);
  useEffect(() => {
    const back = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  const last = useRef(page);
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    return focusHeading(root);
  }, [page, root]);
}

/** Puts the focus on the heading when it comes, and again if it is drawn anew, until the person does something. */
function focusHeading(root: RefObject<HTMLElement | null>): () => void {
  const settle = () => {
    const heading = headingIn(root.current);
    if (heading === null || heading === document.activeElement) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // A dialog of the last page gives the focus back to an element that is gone, after it has left: then nothing has it.
  const settleIfLost = () => {
    if (document.activeElement === null || document.activeElement === document.body) settle();
  };
  const afterFocusLeft = () => {
    setTimeout(() => {
      if (!isStopped) settleIfLost();
    });
  };
  const observer = new MutationObserver(settle);
  const overlays = new MutationObserver(settleIfLost);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    observer.disconnect();
    overlays.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusout', afterFocusLeft);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, PATIENCE);
  if (root.current) observer.observe(root.current, { childList: true, subtree: true });
  overlays.observe(document.body, { childList: true });
  document.addEventListener('focusout', afterFocusLeft);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  settle();
  return stop;
}
