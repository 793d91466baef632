import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { everyOperation, journeys, type Outcomes, waitUntilStable, usually } from './journeys';

/** The part of the browser's protocol that this file uses. */
interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    given: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>;
}
// Playwright's Chromium implements it; Vitest's type lists no method.
const browser = () => cdp() as unknown as Emulation;
const media = (features: Readonly<Record<string, string>>) =>
  browser().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

const everything = journeys.map(({ operation }) => operation);

let usual: Awaited<ReturnType<typeof everyOperation>>;
let complaints: string[];

/** Expected outcome of every operation on any page: its outcome on an ordinary one. */
function expectUsualOutcomes({ outcomes }: { readonly outcomes: Outcomes }): void {
  expect(Object.keys(outcomes).length).toBeGreaterThan(0);
  for (const [operation, outcome] of Object.entries(outcomes))
    expect(outcome, operation).toEqual(usual.outcomes[operation]);
}

/** Adds a stylesheet to the host page, as a theme would; returns a function that removes it. */
function hostSheet(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}

const isShown = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1;
/** All buttons, links and fields in an element. */
const controls = (place: HTMLElement) =>
  [
    ...place.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, [role="combobox"], [tabindex="0"]',
    ),
  ].filter((one) => isShown(one) && !one.matches(':disabled'));
const named = (one: Element): string =>
  `${one.tagName.toLowerCase()}.${one.className} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 30)}`;

/** Controls without a visible focus: neither they nor their frame change when focused. */
function unseen(place: HTMLElement): readonly string[] {
  const isRinged = (one: Element | null): boolean => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  return controls(place)
    .filter((one) => {
      one.focus({ focusVisible: true } as FocusOptions); // newer than the type
      if (document.activeElement !== one) return false;
      return (
        !isRinged(one) &&
        !isRinged(one.closest('.tf-ring-frame')) &&
        !isRinged(one.parentElement) &&
        !isRinged(one.nextElementSibling) &&
        !isRinged(one.closest('label')?.querySelector('span') ?? null)
      );
    })
    .map(named);
}

/** Whether a click eleven pixels above and below a control's center hits the control or its hit area. */
function hasRoom(one: HTMLElement): boolean {
  one.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = one.getBoundingClientRect();
  return (
    width >= 24 &&
    [-11, 11].every((down) => one.contains(document.elementFromPoint(left + width / 2, top + height / 2 + down)))
  );
}

/**
 * Controls under 24 pixels without 24 pixels of spacing (WCAG 2.5.8); a link in a sentence is as high as the sentence.
 */
function tooSmall(place: HTMLElement): readonly string[] {
  const boxes = controls(place).map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }));
  return boxes
    .filter(({ one, box }) => {
      if (
        Math.min(box.width, box.height) >= 23.5 ||
        (one.tagName === 'A' && getComputedStyle(one).display === 'inline')
      )
        return false;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return boxes.some(
        ({ one: other, box: { left, right, top, bottom } }) =>
          other !== one &&
          !hasRoom(one) &&
          !other.contains(one) &&
          !one.contains(other) &&
          Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < 12,
      );
    })
    .map(({ one, box }) => `${named(one)} ${Math.round(box.width)}×${Math.round(box.height)}`);
}

beforeAll(async () => {
  usual = await usually();
}, 300_000);
beforeEach(() => {
  complaints = [];
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ').slice(0, 300)),
    );
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await media({});
  await page.viewport(1280, 900);
});

describe('a page with scripts of its own', { timeout: 120_000 }, () => {
  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F55: may extend every array, wrap fetch and replace Date', async () => {
    const NativeDate = Date;
    Object.defineProperty(Array.prototype, 'hostile', {
      value: 1,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The host’s own')));
    vi.stubGlobal(
      'Date',
      class HostDate extends NativeDate {
        override toString = () => 'a host’s date';
      },
    );
    try {
      expectUsualOutcomes(await everyOperation({}, everything, usual.outcomes));
    } finally {
      Reflect.deleteProperty(Array.prototype, 'hostile');
    }
    expect(complaints).toEqual([]);
  });

  it('O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O29 F57: renders on the server without warnings, and hydrates in the browser without any', async () => {
    const roots: Root[] = [];
    const recovered: string[] = [];
    const drawn = await everyOperation(
      {
        render: (whole) => {
          const place = document.createElement('div');
          place.innerHTML = renderToString(whole);
          document.body.append(place);
          act(
            () =>
              void roots.push(
                hydrateRoot(place, whole, { onRecoverableError: (error) => void recovered.push(String(error)) }),
              ),
          );
          return place;
        },
      },
      ['O18', 'O19', 'O20', 'O21', 'O22', 'O23', 'O24', 'O25', 'O26', 'O27', 'O28', 'O29', 'O30'],
      usual.outcomes,
    ).finally(() => {
      for (const root of roots) act(() => root.unmount());
    });
    expectUsualOutcomes(drawn);
    expect(recovered).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a page with a style of its own', { timeout: 120_000 }, () => {
  const theme = `
    html { font-size: 62.5% }
    *, *::before, *::after { margin: 0; padding: 0; box-sizing: content-box; letter-spacing: 0.05em }
    *:focus { outline: none }
    button { text-transform: uppercase; border-radius: 0; line-height: 1; min-width: 0 }
    a { color: #c00; text-decoration: none }
    table { border-collapse: separate; width: auto }
    ul, ol { list-style: square inside }
    input, select { border: 1px solid #999; height: auto; width: auto }
    h1, h2, h3 { font-size: 3em; text-transform: uppercase }
    img, svg { vertical-align: baseline }`;

  it('O01 O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F49: may reset all styles: each control works, has its hit area and shows its focus', async () => {
    const undo = hostSheet(theme);
    const found: Record<string, unknown> = {};
    try {
      const styled = await everyOperation(
        (operation) => ({
          after: (place) => {
            const [small, lost] = [tooSmall(place), unseen(place)];
            if (small.length + lost.length > 0)
              found[operation] = { small: [...new Set(small)].slice(0, 8), lost: [...new Set(lost)].slice(0, 8) };
          },
        }),
        everything,
        usual.outcomes,
      );
      expectUsualOutcomes(styled);
      expect(found).toEqual({});
    } finally {
      undo();
    }
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F60: may be zoomed to 400 percent, in forced colors and without motion: nothing is clipped, nothing moves, the focus shows', async () => {
    await page.viewport(320, 256);
    await media({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const found: Record<string, unknown> = {};
    const enlarged = await everyOperation((operation) => ({
      after: async (place) => {
        const wide = document.documentElement.scrollWidth > 320 ? [document.documentElement.scrollWidth] : [];
        const cut = controls(place)
          .filter((one) => {
            one.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { left, right } = one.getBoundingClientRect();
            return left < -1 || right > 321;
          })
          .map(named);
        const moving = document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 10)
          .map((one) => (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty); // the only two kinds
        const lost = unseen(place);
        if (wide.length + cut.length + moving.length + lost.length > 0)
          found[operation] = {
            wide,
            cut: cut.slice(0, 5),
            moving: [...new Set(moving)],
            lost: [...new Set(lost)].slice(0, 5),
          };
        await waitUntilStable();
      },
    }));
    expect(Object.keys(enlarged.outcomes)).toEqual(everything);
    for (const [operation, outcome] of Object.entries(enlarged.outcomes))
      expect(JSON.stringify(outcome), operation).not.toMatch(/^"Failed|^""$|^\[\]$/);
    expect(found).toEqual({});
  });
});
