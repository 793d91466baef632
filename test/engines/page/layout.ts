// Runs in the page: the boxes of what a person sees, to compare engines.

/** The box of an element, in CSS pixels. */
export interface Box {
  /** Tag and text, and its number among those with the same. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** The boxes of headings, controls and texts, and by how many pixels the page is wider than its window. */
export interface Layout {
  readonly boxes: readonly Box[];
  readonly overflow: number;
}

const kinds = 'h1, h2, h3, p, dt, dd, th, td, li, button, a[href], input, select, textarea, [role=status]';

/** Measures the page. */
export function layout(): Layout {
  const counts = new Map<string, number>();
  const boxes = [...document.querySelectorAll(kinds)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element): Box => {
      const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}”`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const { width, height } = element.getBoundingClientRect();
      return { key: `${name} ${count}`, width, height };
    });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { boxes, overflow: scrollWidth - clientWidth };
}

/** Whether nothing is loading and all fonts and visible pictures are there. */
export function isSettled(): boolean {
  return (
    document.querySelector('h1') !== null &&
    document.querySelector('.tf-skeleton, [aria-busy="true"]') === null &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  );
}
