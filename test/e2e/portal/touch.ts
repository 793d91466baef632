import type { Page as Tab } from 'playwright';

/** Minimum target size in pixels (WCAG 2.5.8), and the size for a control outside a sentence. */
const FLOOR = 24;
const ALONE = 44;

/** Pixels of tolerance for rounding to the screen's grid. */
const ROUNDING = 1;

/** Maximum distance in pixels from a control's center that is tested: a larger target is large enough. */
const REACH = 32;

/**
 * Targets that are too small. A target is measured where it is hit: its extensions (`::before`, a padding, the label of
 * a field) count, and covered parts do not. A link or button inside a text, with text beside it, needs the minimum in
 * height only: its width is its text's, and its line leaves no more space.
 */
export async function smallTargets(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate(
    ({ floor, alone, rounding, reach }) => {
      const kinds =
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [role="option"], [role="switch"]';
      /** The target of a touch at a point: the control itself, or the field of the label. */
      const controlAt = (x: number, y: number): Element | null => {
        const top = document.elementFromPoint(x, y);
        const nearest = top?.closest(`${kinds}, label`) ?? null;
        return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
      };
      /** Pixels from a point in a direction in which a touch still hits the control. */
      const run = (node: Element, [x, y]: readonly [number, number], dx: number, dy: number): number => {
        let pixels = 0;
        for (const step of [4, 0.5])
          while (pixels < reach && controlAt(x + dx * (pixels + step), y + dy * (pixels + step)) === node)
            pixels += step;
        return pixels;
      };
      const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
      /** Points on the parts of a link: its image may be a part of it, apart from the text. */
      const besideOf = (node: Element) => {
        const box = (node instanceof HTMLElement ? node.offsetParent : null)?.getBoundingClientRect();
        if (box === undefined || !(node instanceof HTMLAnchorElement) || box.height > innerHeight) return [];
        const steps = (length: number) => Array.from({ length: Math.floor(length / floor) }, (_, at) => at * floor);
        return steps(box.height).flatMap((y) => steps(box.width).map((x) => [box.left + x, box.top + y] as const));
      };
      /** Elements that only a keyboard reaches, and that are visible only when focused. */
      const isForKeys = (node: Element): boolean => {
        if (getComputedStyle(node).pointerEvents === 'none') return true;
        for (let at: Element | null = node; at !== null; at = at.parentElement)
          if (at.matches('.tf-skip') || getComputedStyle(at).clipPath === 'inset(50%)') return true;
        return false;
      };
      const textOf = (node: Element) => (node.textContent ?? '').replace(/[\s\p{P}\p{S}]+/gu, '');
      /** Whether text of the same paragraph is beside the control. */
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
        // In the middle of the screen no bar of the portal covers it.
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
