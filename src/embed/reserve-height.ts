import type { WidgetName } from './embed.types';

type Heights = readonly [narrow: number, wide: number];

/** Width in pixels from which most widgets use several columns. */
export const WIDE_PX = 640;

/** Height of a screen in rem: the maximum to reserve, because content below it is not visible anyway. */
const SCREEN_REM = 56;

/**
 * Heights in rem of the widgets that are shorter than a screen, in a narrow and in a wide container, measured with demo
 * data.
 */
const heights: Readonly<Partial<Record<WidgetName, Heights>>> = {
  'account-switcher': [2.5, 2.5],
  'app-links': [18, 18],
  'change-password': [32, 30.5],
  'contact-us': [SCREEN_REM, 48],
  home: [8, 6.5],
  'language-switcher': [2.5, 2.5],
  'layout-shell': [2.5, 4],
  'order-builder': [32, 18],
  'product-details': [SCREEN_REM, 40],
  'resend-activation': [27, 40],
  'self-register': [50, 40],
  'shopping-lists': [24, 47.5],
  'sign-in': [16, 16],
  'support-ticket-wizard': [26, 20.5],
  'support-tickets': [47, 34.5],
  wallet: [SCREEN_REM, 26],
};

const heightByName: Readonly<Record<string, Heights>> = heights;

/** Height to reserve for a widget in a container of the given width, as a CSS length. */
export const reservedHeightOf = (name: string, width: number): string =>
  `${heightByName[name]?.[width < WIDE_PX ? 0 : 1] ?? SCREEN_REM}rem`;

const length = (minHeight: number | string): string => (typeof minHeight === 'number' ? `${minHeight}px` : minHeight);

/** The height reserved for one widget. */
export interface ReservedHeight {
  /** Called when the widget has rendered: the reservation ends once it shows no skeleton. */
  readonly drawn: () => void;
  readonly release: () => void;
}

/**
 * Reserves the height of a loading widget, so that content below it doesn't shift. A given height stays; the widget's
 * usual height is released when its first data has rendered. `onRelease` is called then, whatever the height.
 */
export function reserveHeight(
  node: HTMLElement,
  name: string,
  minHeight: number | string | undefined,
  onRelease: () => void,
): ReservedHeight {
  node.style.minBlockSize = minHeight === undefined ? reservedHeightOf(name, node.clientWidth) : length(minHeight);
  node.setAttribute('aria-busy', 'true');
  const watch = new MutationObserver(() => releaseWhenLoaded());
  const release = () => {
    watch.disconnect();
    node.removeAttribute('aria-busy');
    if (minHeight === undefined) node.style.minBlockSize = '';
    onRelease();
  };
  const releaseWhenLoaded = () => {
    if (node.querySelector('.tf-skeleton') === null) release();
  };
  return {
    release,
    drawn: () => {
      // From here on the widget sets `aria-busy` on its own loading parts.
      node.removeAttribute('aria-busy');
      watch.observe(node, { childList: true, subtree: true });
      releaseWhenLoaded();
    },
  };
}

/** Resolves when a node is less than one screen away from the viewport. */
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

/**
 * Skips the layout of a widget's content until the widget is near the viewport. Its height is the usual one until then.
 * Only while it is not visible, because what the property contains is clipped at the widget's edges, and only in
 * browsers that keep the scroll position when the height changes. Returns a function that ends it earlier.
 */
export function deferLayout(node: HTMLElement, name: string): () => void {
  const { style } = node;
  if (style.contentVisibility !== '' || !CSS.supports('overflow-anchor', 'auto')) return () => {};
  style.containIntrinsicBlockSize = reservedHeightOf(name, node.clientWidth);
  style.contentVisibility = 'auto';
  const end = () => {
    style.contentVisibility = '';
    style.containIntrinsicBlockSize = '';
  };
  void nearViewport(node).then(end);
  return end;
}
