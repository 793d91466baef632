/** Room kept free before a widget is drawn when the page names none. */
const DEFAULT = '12rem';

const length = (reserve: number | string): string => (typeof reserve === 'number' ? `${reserve}px` : reserve);

/**
 * Keeps room for a widget that is on its way, so that the page below does not jump. A height the page names stays;
 * the general one goes with the answer, when the widget is drawn.
 */
export function keepHeight(node: HTMLElement, reserve: number | string | undefined): () => void {
  node.style.minBlockSize = length(reserve ?? DEFAULT);
  node.setAttribute('aria-busy', 'true');
  return () => {
    node.removeAttribute('aria-busy');
    if (reserve === undefined) node.style.minBlockSize = '';
  };
}

/** Settles when a node comes within a screen of being seen. */
export const nearViewport = (node: Element): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(node);
  });
