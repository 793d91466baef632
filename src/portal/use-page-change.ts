import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds to wait for the heading of a page. */
const PATIENCE = 10_000;

const headingIn = (root: HTMLElement | null): HTMLElement | null => root?.querySelector<HTMLElement>('main h1') ?? null;

/**
 * Handles a page change: sets the title, scrolls to the top and focuses the heading once, which announces the page.
 * After Back or Forward the browser restores the scroll position. The first page keeps the browser's initial focus.
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

/** Focuses the heading when it renders, and again when it is replaced, until the user interacts with the page. */
function focusHeading(root: RefObject<HTMLElement | null>): () => void {
  const settle = () => {
    const heading = headingIn(root.current);
    if (heading === null || heading === document.activeElement) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // A closing dialog of the previous page returns the focus to a removed element; then no element has it.
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
