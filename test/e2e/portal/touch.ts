import type { Page as Tab } from 'playwright';

/** Pixels a finger needs at the least (WCAG 2.5.8), and for a control that is not a part of a sentence. */
const FLOOR = 24;
const ALONE = 44;

/** Pixels that rounding to the screen's grid may take away. */
const ROUNDING = 1;

/** Pixels beside the middle of a control that are tried: what is larger than that is large enough. */
const REACH = 32;

/**
 * What a finger could miss. A target is measured where it is hit: what extends it (`::before`, a padding, the label of
 * a field) counts, and what lies over it does not. A link or button in the flow of a text, with words of that text
 * beside it, needs the floor in height only: its width is its word's, and its line gives it no more room.
 */
export async function smallTargets(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate(
    ({ floor, alone, rounding, reach }) => {
      const kinds =
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [role="option"], [role="switch"]';
      /** What a touch at a point is for: the control itself, or the field whose label is there. */
      const controlAt = (x: number, y: number): Element | null => {
        const top = document.elementFromPoint(x, y);
        const nearest = top?.closest(`${kinds}, label`) ?? null;
        return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
      };
      /** Pixels from a point in a direction for which a touch is still for the control. */
      const run = (node: Element, [x, y]: readonly [number, number], dx: number, dy: number): number => {
        let pixels = 0;
        for (const step of [4, 0.5])
          while (pixels < reach && controlAt(x + dx * (pixels + step), y + dy * (pixels + step)) === node)
            pixels += step;
        return pixels;
      };
      const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
      /** Points of the thing a link is about: its picture may be a part of the link, away from the words. */
      const besideOf = (node: Element) => {
        const box = (node instanceof HTMLElement ? node.offsetParent : null)?.getBoundingClientRect();
        if (box === undefined || !(node instanceof HTMLAnchorElement) || box.height > innerHeight) return [];
        const steps = (length: number) => Array.from({ length: Math.floor(length / floor) }, (_, at) => at * floor);
        return steps(box.height).flatMap((y) => steps(box.width).map((x) => [box.left + x, box.top + y] as const));
      };
      /** What only a keyboard reaches, and what shows once it has the focus. */
      const isForKeys = (node: Element): boolean => {
        if (getComputedStyle(node).pointerEvents === 'none') return true;
        for (let at: Element | null = node; at !== null; at = at.parentElement)
          if (at.matches('.tf-skip') || getComputedStyle(at).clipPath === 'inset(50%)') return true;
        return false;
      };
      const textOf = (node: Element) => (node.textContent ?? '').replace(/[\s\p{P}\p{S}]+/gu, '');
      /** Whether words of the same text are beside the control. */
      const isInText = (node: Element): boolean => {
        if (getComputedStyle(node).display !== 'inline') return false;
        let block = node.parentElement;
        while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
        if (block === null || /flex|grid/.test(getComputedStyle(block).display)) return false;
        const controls = [...block.querySelectorAll(kinds)].map(textOf).join('').length;
        return textOf(block).length > controls;
      };
      return [...document.querySelectorAll(kinds)].flatMap((node) => {
        if (
          !node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
          node.closest('[inert], [aria-hidden="true"]') ||
          isForKeys(node)
        )
          return [];
        // In the middle of the screen no bar of the portal lies over it.
        node.scrollIntoView({ block: 'center', inline: 'center' });
        const labels = node instanceof HTMLInputElement ? [...(node.labels ?? [])] : [];
        const starts = [node, ...labels]
          .flatMap((one) => [...one.getClientRects()])
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(middle);
        const name = `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}” in .${node.parentElement?.className ?? ''}`;
        const inText = isInText(node);
        const least = (inText ? floor : alone) - rounding;
        let size = ' cannot be touched';
        for (const find of [() => starts, () => besideOf(node)]) {
          for (const start of find()) {
            if (controlAt(...start) !== node) continue;
            const width = run(node, start, -1, 0) + run(node, start, 1, 0);
            const height = run(node, start, 0, -1) + run(node, start, 0, 1);
            if (height >= least && (inText || width >= least)) return [];
            size = ` is ${width} × ${height}${inText ? ' in a text' : ''}`;
          }
        }
        return [name + size];
      });
    },
    { floor: FLOOR, alone: ALONE, rounding: ROUNDING, reach: REACH },
  );
}
