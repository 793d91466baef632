import type { Page } from 'playwright';
import { expect } from 'vitest';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records shifts without the buyer's input, from the first paint on: for an init script. */
export const watchShifts = () => {
  window.shifts = [];
  const name = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.parentElement?.className ?? 'gone');
  const corner = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    // The DOM's types do not contain layout shifts.
    const entries = list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[];
    for (const { value, hadRecentInput, sources } of entries) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)}: ${corner(previousRect)} → ${corner(currentRect)}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum of shifts so far; the moved elements are named where it is too large. */
export async function expectShift(page: Page, limit: number): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit);
}
