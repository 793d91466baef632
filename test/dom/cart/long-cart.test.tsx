import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { cdp, userEvent as keys } from 'vitest/browser';
import '../../../src/styles/styles.css';
import type { Links } from '../../../src/runtime/links';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { Cart, type CartSlots } from '../../../src/widgets/cart';
import { cartAdapter } from '../../../scripts/bench/pages/cart-data';

/** Chromium's protocol, which the types of `cdp` leave open. */
const protocol = {
  send: (method: string, params: object) =>
    (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(method, params),
};

const media = (name: string) => protocol.send('Emulation.setEmulatedMedia', { media: name });

/** Returns an element's center in pixels of the browser's page, which shows the test in a scaled frame. */
function centerOf(element: Element) {
  const box = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  return { x: frame.x + (box.x + box.width / 2) * scale, y: frame.y + (box.y + box.height / 2) * scale };
}

/** Presses or releases the real mouse button: only the browser decides whether both make a click. */
function mouse(type: 'mousePressed' | 'mouseReleased', at: { readonly x: number; readonly y: number }) {
  return protocol.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
}

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

afterEach(async () => {
  cleanup();
  await media('');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

async function open(lines: number, links?: Links, slots?: CartSlots) {
  const adapter = cartAdapter(lines, { image });
  const { container } = render(
    <TradefrontProvider adapter={adapter} {...(links && { links })}>
      <Cart {...(slots && { slots })} />
    </TradefrontProvider>,
  );
  await screen.findByRole('region', { name: 'Order summary' }, { timeout: 20_000 });
  await waitFor(() => expect(container.querySelectorAll('.tf-cart-line')).toHaveLength(lines), { timeout: 20_000 });
  // Queried each time: activating a line replaces its element.
  const row = (at: number) => {
    const found = container.querySelectorAll<HTMLElement>('.tf-cart-line')[at];
    if (found === undefined) throw new Error(`No line ${at}`);
    return found;
  };
  return { container, row };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const drawn = (node: Element) => node.checkVisibility({ contentVisibilityAuto: true });
const name = (row: Element) => row.querySelector('.tf-cart-name > *');

it('renders the visible part of a long cart, and all of a short one', async () => {
  const short = await open(20);
  await frame();
  expect(Array.from({ length: 20 }, (_, at) => drawn(name(short.row(at)) ?? document.body))).not.toContain(false);
  cleanup();
  const long = await open(300);
  await frame();
  expect(drawn(name(long.row(0)) ?? document.body)).toBe(true);
  expect(drawn(name(long.row(150)) ?? document.body)).toBe(false);
}, 60_000);

it('keeps the height of lines that are not rendered, which prevents shifts when they scroll into view', async () => {
  const { container, row } = await open(300);
  await frame();
  const before = container.querySelector('.tf-cart-lines')?.getBoundingClientRect().height;
  for (const at of [60, 150, 240, 299]) {
    row(at).scrollIntoView();
    await frame();
    await frame();
  }
  expect(drawn(name(row(299)) ?? document.body)).toBe(true);
  expect(container.querySelector('.tf-cart-lines')?.getBoundingClientRect().height).toBe(before);
}, 60_000);

it('keeps every line in the table, for find-in-page and printing', async () => {
  const { row } = await open(300);
  await frame();
  const label = name(row(150));
  expect(drawn(label ?? document.body)).toBe(false);
  // Accessibility queries leave out hidden elements, but not elements that are only not painted.
  expect(within(row(150)).getByRole('spinbutton').getAttribute('aria-label')).toContain(label?.textContent);
  // Its cells are in the same columns as those of an interactive line.
  expect(within(row(0)).getAllByRole('cell')[2]?.className).toBe(within(row(150)).getAllByRole('cell')[1]?.className);
  expect(row(150).ariaColIndex).toBe('2');
  // A page can start find-in-page like this.
  expect('find' in window && typeof window.find === 'function' && window.find(label?.textContent)).toBe(true);
  expect(row(150).contains(getSelection()?.anchorNode ?? null)).toBe(true);
  getSelection()?.removeAllRanges();
  await media('print');
  await frame();
  expect(drawn(name(row(250)) ?? document.body)).toBe(true);
}, 60_000);

it('moves the focus across segments when a line is removed: from the last line of one to the first of the next', async () => {
  const { container } = await open(300);
  // The lazy tools decide where the focus moves.
  await screen.findByRole('button', { name: 'Clear' });
  const parts = container.querySelectorAll('.tf-cart-part');
  const last = parts[1]?.querySelectorAll<HTMLElement>('.tf-cart-remove button');
  // Products of this cart have no page: their names take no focus, their checkboxes do.
  const next = () => parts[2]?.querySelector<HTMLElement>('.tf-cart-check input') ?? null;
  last?.[last.length - 1]?.focus();
  // The focus scrolls the line into view, and the segment below it mounts.
  await expect.poll(next).not.toBeNull();
  const below = next()?.closest('.tf-cart-line');
  await userEvent.keyboard('{Enter}');
  expect(container.querySelectorAll('.tf-cart-line')).toHaveLength(299);
  expect(document.activeElement).toBe(next());
  expect(below?.isConnected).toBe(true);
}, 60_000);

it('selects static lines with the others, and moves their focus to the line that replaces them', async () => {
  const { container } = await open(300);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(container.querySelectorAll('.tf-cart-line[data-selected]')).toHaveLength(300);
  const staticLines = container.querySelectorAll<HTMLElement>('[data-static]');
  const id = staticLines[staticLines.length - 1]?.dataset.line;
  staticLines[staticLines.length - 1]?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  await expect
    .poll(() => document.activeElement?.closest('.tf-stepper')?.closest<HTMLElement>('.tf-cart-line')?.dataset.line)
    .toBe(id);
  const focusedLine = document.activeElement?.closest('.tf-cart-line');
  expect(focusedLine?.querySelector<HTMLInputElement>('.tf-cart-check > input')?.checked).toBe(true);
  expect(focusedLine?.hasAttribute('data-selected')).toBe(true);
}, 60_000);

it('handles every key pressed right after the page scrolls to a far line: a quantity, and the removal of the line', async () => {
  const { container } = await open(300);
  await screen.findByRole('button', { name: 'Clear' });
  let left = 300;
  for (const at of [290, 220, 150, 95, 34]) {
    const target = container.querySelectorAll<HTMLElement>('.tf-cart-line')[at];
    const id = target?.dataset.line ?? '';
    const below = container.querySelectorAll<HTMLElement>('.tf-cart-line')[at + 1]?.dataset.line;
    const now = () => container.querySelector<HTMLElement>(`.tf-cart-line[data-line="${CSS.escape(id)}"]`);
    target?.scrollIntoView({ block: 'center' });
    // Works whether the line is static or interactive by now: no wait between the focus and the keys.
    const field = now()?.querySelector<HTMLElement>('[role=spinbutton]');
    const before = Number(field?.getAttribute('aria-valuenow'));
    field?.focus();
    await keys.keyboard('{ArrowUp}');
    await expect.poll(() => Number(now()?.querySelector('input[role=spinbutton]')?.ariaValueNow)).toBe(before + 1);
    expect(now()?.contains(document.activeElement)).toBe(true);
    // Past the plus to Remove.
    await keys.keyboard('{Tab}{Tab}{Enter}');
    left -= 1;
    await expect.poll(() => container.querySelectorAll('.tf-cart-line').length).toBe(left);
    expect(now()).toBeNull();
    expect(document.activeElement?.closest<HTMLElement>('.tf-cart-line')?.dataset.line).toBe(below);
  }
}, 60_000);

it('keeps the lines static while the page scrolls fast, and mounts the segment where the scrolling stops', async () => {
  const { container } = await open(300);
  await screen.findByRole('button', { name: 'Clear' });
  const countMountedSegments = () => container.querySelectorAll('.tf-cart-part[data-mounted]').length;
  await expect.poll(() => container.querySelectorAll('.tf-cart-part:not([data-mounted])').length).toBeGreaterThan(20);
  const before = countMountedSegments();
  const height = document.documentElement.scrollHeight;
  const start = { time: performance.now(), top: scrollY };
  for (let isBelow = true; isBelow;) {
    // The same speed at any frame rate.
    const top = start.top + (performance.now() - start.time) * 6;
    scrollTo({ top, behavior: 'instant' });
    isBelow = top + innerHeight < height;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const passed = countMountedSegments();
  await expect.poll(() => container.querySelector('.tf-cart-part:last-child')?.hasAttribute('data-mounted')).toBe(true);
  // Segments near the start may mount meanwhile.
  expect(passed - before).toBeLessThan(4);
  expect(container.querySelectorAll('.tf-cart-part:not([data-mounted])').length).toBeGreaterThan(10);
}, 60_000);

it('follows a link of a static line, although its segment is about to mount when the button is pressed', async () => {
  const links: Links = { href: (to) => (to.to === 'product' ? `#${to.id}` : null) };
  const { container } = await open(300, links);
  await screen.findByRole('button', { name: 'Clear' });
  const pressed: unknown[] = [];
  const clicked: unknown[] = [];
  container.addEventListener('pointerdown', ({ target }) => pressed.push(target));
  container.addEventListener('click', ({ target }) => clicked.push(target));
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let followed = 0;
  // From a press before the segment's rendering starts to one after it.
  for (const delay of [0, 100, 120, 140, 160, 200]) {
    const staticLines = container.querySelectorAll<HTMLElement>('[data-static]');
    const link = staticLines[staticLines.length - 1]?.querySelector('a');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!link?.isConnected) continue;
    const at = centerOf(link);
    await mouse('mousePressed', at);
    // Longer than a line near the viewport takes to mount.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await mouse('mouseReleased', at);
    // The link was replaced before the press reached the page.
    if (pressed.at(-1) !== link) continue;
    await expect.poll(() => clicked.at(-1)).toBe(link);
    followed += 1;
    // After the release, the line mounts as others near the viewport do.
    await expect.poll(() => link.isConnected).toBe(false);
  }
  expect(followed).toBeGreaterThan(0);
}, 60_000);

it('puts every line into the host’s slot, near the viewport and far from it', async () => {
  const { container, row } = await open(200, undefined, {
    line: ({ data, children }) => (
      <div role="presentation" data-of={data.line.id}>
        {children}
      </div>
    ),
  });
  const last = row(199);
  expect(last.hasAttribute('data-static')).toBe(true);
  for (const line of [row(0), last]) expect(line.parentElement?.dataset.of).toBe(line.dataset.line);
  expect(container.querySelectorAll('[data-of]')).toHaveLength(200);
});
