import type { WidgetName } from './embed.types';

type Heights = readonly [narrow: number, wide: number];

/** Pixels from which most widgets put parts side by side. */
export const WIDE = 640;

/** Rem of a screen. Nothing more is reserved for a taller widget: what follows it is out of sight either way. */
const SCREEN = 56;

/** Heights in rem of the widgets that are shorter than a screen, in a narrow and in a wide place, measured with the demo's data. */
const heights: Readonly<Partial<Record<WidgetName, Heights>>> = {
  'account-switcher': [2.5, 2.5],
  'app-links': [18, 18],
  'change-password': [32, 30.5],
  'contact-us': [SCREEN, 48],
  home: [8, 6.5],
  'language-switcher': [2.5, 2.5],
  'layout-shell': [2.5, 4],
  'order-builder': [32, 18],
  'product-details': [SCREEN, 40],
  'resend-activation': [27, 40],
  'self-register': [50, 40],
  'shopping-lists': [24, 47.5],
  'sign-in': [16, 16],
  'support-ticket-wizard': [26, 20.5],
  'support-tickets': [47, 34.5],
  wallet: [SCREEN, 26],
};

const known: Readonly<Record<string, Heights>> = heights;

/** The height kept free for a widget in a place of some width, as a CSS length. */
export const reservedHeightOf = (name: string, width: number): string =>
  `${known[name]?.[width < WIDE ? 0 : 1] ?? SCREEN}rem`;

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
