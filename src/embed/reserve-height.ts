import { reservedHeightOf } from './reserved-height';

const length = (reserve: number | string): string => (typeof reserve === 'number' ? `${reserve}px` : reserve);

/** The height that is kept for one widget. */
export interface ReservedHeight {
  /** The widget is drawn: its own height counts once nothing in it loads any more. */
  readonly drawn: () => void;
  readonly release: () => void;
}

/**
 * Keeps the height of a widget that is on its way, so that the page below doesn't jump. A height the page names stays;
 * the widget's usual one goes when its first data is drawn.
 */
export function reserveHeight(node: HTMLElement, name: string, reserve: number | string | undefined): ReservedHeight {
  node.style.minBlockSize = reserve === undefined ? reservedHeightOf(name, node.clientWidth) : length(reserve);
  node.setAttribute('aria-busy', 'true');
  const watch = new MutationObserver(() => letGo());
  const release = () => {
    watch.disconnect();
    node.removeAttribute('aria-busy');
    if (reserve === undefined) node.style.minBlockSize = '';
  };
  const letGo = () => {
    if (node.querySelector('.tf-skeleton') === null) release();
  };
  return {
    release,
    drawn: () => {
      // From here on the widget marks its own parts that load.
      node.removeAttribute('aria-busy');
      watch.observe(node, { childList: true, subtree: true });
      letGo();
    },
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
