import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The focused element, and whether its focus is visible. */
interface Stop {
  readonly name: string;
  readonly ring: boolean;
  readonly inView: boolean;
  readonly covered: boolean;
}

const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return null;
    const label =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement
        ? node.labels?.[0]
        : null;
    const name = (node.getAttribute('aria-label') ?? label?.textContent ?? node.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const ringed = (one: Element | null): boolean => {
      const style = one === null ? null : getComputedStyle(one);
      return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    };
    // A radio button of a tile and a number of a stepper show the ring on the frame around them.
    const chain = [node, node.parentElement, node.parentElement?.parentElement ?? null];
    const box = (ringed(node) ? node : (chain.find(ringed) ?? node)).getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height * 0.5] as const);
    return {
      name,
      ring: chain.some(ringed),
      inView: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      covered: !points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (node.contains(top) || top.contains(node) || chain.some((one) => one?.contains(top)));
      }),
    };
  });

/** A person without a mouse: keys only, and every stop must show the focus. */
export class Keyboard {
  readonly #page: Page;
  stops = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs until an element with this name has the focus; fails at a stop without visible focus. */
  async to(name: RegExp, { back = false, most = 80 } = {}): Promise<void> {
    const seen: string[] = [];
    for (let at = 0; at < most; at++) {
      await this.#page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const stop = await stopOf(this.#page);
      if (stop === null) continue;
      this.stops += 1;
      seen.push(stop.name);
      expect({ ...stop, name: stop.name }, `the focus shows at “${stop.name}”`).toMatchObject({
        ring: true,
        inView: true,
        covered: false,
      });
      if (name.test(stop.name)) return;
    }
    throw new Error(`No ${String(name)} among: ${seen.join(' | ')}`);
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Replaces the value of the focused field. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.type(text);
  }

  /** Waits until the page's heading has the focus. */
  async arrivesAt(heading: RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.#page.evaluate(
          () => `${document.activeElement?.tagName ?? ''} ${document.activeElement?.textContent?.trim() ?? ''}`,
        ),
      )
      .toMatch(new RegExp(`^H1 ${heading.source}`));
  }
}
