// The cart compared with a handwritten one: key press, mount, memory, layout shift.
import { compareDisplays, pause, rotate } from './stage.mjs';
import { median, percentile } from './trace.mjs';

const address = { ours: 'ours?as=ours', bare: 'bare?as=bare', skipping: 'bare?as=skipping&skip=1' };
const names = Object.keys(address);

/** Key presses before the first measured one, because code runs slower the first times in both carts. */
const WARM_UP = 4;

const focusThird = (page) => page.locator('.tf-cart-quantity input').nth(2).focus();
const press = (page, round) => page.keyboard.press(round % 2 === 0 ? 'ArrowUp' : 'ArrowDown');

const openAll = (stage, lines) =>
  Promise.all(names.map(async (name) => ({ name, ...(await stage.open(`${address[name]}&lines=${lines}`)) })));

/**
 * A quantity change by one key press, with alternating carts. Medians in CPU milliseconds; `answer` is the cost of the
 * backend's response.
 */
export async function keystrokes(stage, lines, rounds) {
  const carts = await openAll(stage, lines);
  for (const { page, mount } of carts) {
    await mount();
    await focusThird(page);
  }
  const spans = await stage.traced(async () => {
    for (let round = 0; round < rounds + WARM_UP; round++) {
      for (const { name, page, act, until } of rotate(carts, round)) {
        const answered = name === 'ours' ? until('answer') : null;
        await act('cart', () => press(page, round));
        await answered;
        await pause(10);
      }
    }
  });
  await compareDisplays(carts, displayedCart);
  await Promise.all(carts.map(({ close }) => close()));
  const middle = (what) => median(spans.get(what).slice(WARM_UP));
  return { ...Object.fromEntries(names.map((name) => [name, middle(`${name} cart`)])), answer: middle('ours answer') };
}

/** What depends on the changed quantity: of its line, the quantity and the amount; of the cart, the cases and totals. */
function displayedCart() {
  const line = document.activeElement.closest('.tf-cart-line');
  const quantity = line.querySelector('[role=spinbutton]');
  const texts = document.querySelectorAll('.tf-cart-amount, .tf-meter-text > :first-child, .tf-totals *');
  return [
    quantity.value,
    quantity.getAttribute('aria-valuetext'),
    line.querySelector('.tf-cart-amount').textContent,
    ...[...texts].map(({ textContent }) => textContent),
  ];
}

/**
 * Exact number of components that React renders for one key press: until the new total is visible, and for the
 * response. The first key press of a visit also adds Reset, so the maximum of three presses counts.
 */
export async function drawnByKey(stage, lines) {
  const { page, mount, act, until, close } = await stage.open(`${address.ours}&lines=${lines}&count=1`);
  await mount();
  await page.locator('.tf-toasts').first().waitFor({ state: 'attached' });
  await pause(500);
  await focusThird(page);
  const drawn = () => page.evaluate(() => window.benchDrawn());
  const most = { press: 0, answer: 0 };
  for (let round = 0; round < 3; round++) {
    await pause(1500);
    await drawn();
    const answered = until('answer');
    await act('cart', () => press(page, round));
    most.press = Math.max(most.press, await drawn());
    await answered;
    most.answer = Math.max(most.answer, await drawn());
  }
  await close();
  return most;
}

/** Elements per cart line: of the whole widget, and of one line. */
export async function elementsPerLine(stage, lines) {
  const { page, mount, close } = await stage.open(`${address.ours}&lines=${lines}`);
  await mount();
  await pause(500);
  const count = await page.evaluate(() => ({
    all: document.querySelectorAll('#root *').length,
    line: document.querySelector('.tf-cart-line').querySelectorAll('*').length + 1,
  }));
  await close();
  return { whole: count.all / lines, line: count.line };
}

/**
 * Frames during wheel scrolling at a quarter of the CPU speed: 95th percentile of the time between frames, and of the
 * main thread's own time per frame, which doesn't depend on other load of the machine.
 */
export async function scrolling(stage, name, lines, ticks) {
  const { page, cdp, mount, close } = await stage.open(`${address[name]}&lines=${lines}`);
  await mount();
  await pause(1000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A binding and no `page.evaluate` in each frame: that has a cost on the page's own thread.
  await cdp.send('Runtime.addBinding', { name: 'onNextFrame' });
  let ended = () => {};
  let left = ticks;
  cdp.on('Runtime.bindingCalled', ({ name: binding }) => {
    if (binding !== 'onNextFrame') return;
    if (left === 0) return ended();
    left -= 1;
    // One notch per frame: 7,200 px a second at 60 frames a second. On a busy machine, a frame has no additional work.
    void cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 400, y: 500, deltaX: 0, deltaY: 120 });
  });
  const spans = await stage.traced(async () => {
    await page.mouse.move(400, 500);
    const allTicks = new Promise((resolve) => (ended = resolve));
    await page.evaluate(() => {
      window.frames = [];
      const frame = (now) => {
        window.frames.push(now);
        performance.mark('shown:frame');
        performance.mark('key:frame');
        window.onNextFrame('');
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await allTicks;
  });
  const times = await page.evaluate(() => window.frames);
  const scrolled = await page.evaluate(() => window.scrollY);
  await close();
  const between = times.slice(1).map((time, at) => time - times[at]);
  return { wall: percentile(between, 0.95), cpu: percentile(spans.get('frame'), 0.95), scrolled };
}

/** Markup of one line of the widget. */
export async function lineMarkup(stage) {
  const { page, mount, close } = await stage.open(`${address.ours}&lines=3`);
  await mount();
  // The code of its image loads after the line.
  await page.waitForSelector('.tf-cart-line img');
  const markup = await page.evaluate(() => document.querySelector('.tf-cart-line').outerHTML);
  await close();
  return markup;
}

/** A first mount in a new page, with alternating carts. Medians in CPU milliseconds. */
export async function mounts(stage, lines, rounds) {
  const carts = await openAll(stage, lines);
  const spans = await stage.traced(async () => {
    for (let round = 0; round < rounds; round++) {
      for (const { load, mount } of rotate(carts, round)) {
        if (round > 0) await load();
        await mount();
      }
    }
  });
  await Promise.all(carts.map(({ close }) => close()));
  return Object.fromEntries(names.map((name) => [name, median(spans.get(`${name} mount`))]));
}

/** Bytes of script heap with a cart in the page, including its data. */
export async function heap(stage, lines) {
  const { cdp, close } = await stage.openForMemory(`${address.ours}&lines=${lines}`);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}

/**
 * Layout shift from the first frame with the cart to the frame with the data that arrives 200 ms later. With `seen` the
 * browser has rendered the cart before, and has stored its height.
 */
export async function shift(stage, lines, below, seen = false) {
  const { page, act, load, close } = await stage.open(`${address.ours}&lines=${lines}&wait=200`);
  if (seen) {
    await act('mount', () => page.evaluate(begin, below));
    await pause(1000);
    await load();
  }
  await act('mount', () => page.evaluate(begin, below));
  await pause(1000);
  const sum = await page.evaluate(() => window.shifts.reduce((total, value) => total + value, 0));
  await close();
  return sum;
}

/** A host that renders the cart and the content below it at once. */
async function begin(below) {
  document.body.append(Object.assign(document.createElement('p'), { textContent: below }));
  window.shifts = [];
  window.bench.mount();
  // The frame without the cart belongs to the host.
  while (document.querySelector('.tf-cart-page') === null) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
    type: 'layout-shift',
  });
}

/**
 * 95th percentile of the browser's event timing, at a quarter of the CPU speed. Wall time: other load of the machine
 * affects it, in both carts alike.
 */
export async function eventTiming(stage, name, lines, rounds) {
  const { page, cdp, mount, act, until, close } = await stage.open(`${address[name]}&lines=${lines}`);
  await mount();
  await focusThird(page);
  await page.evaluate(() => {
    window.events = [];
    new PerformanceObserver((list) =>
      window.events.push(
        ...list
          .getEntries()
          .filter(({ name }) => name === 'keydown')
          .map(({ duration }) => duration),
      ),
    ).observe({ type: 'event', durationThreshold: 16 });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 0; round < rounds; round++) {
    const answered = name === 'ours' ? until('answer') : null;
    await act('cart', () => press(page, round));
    await answered;
    await pause(20);
  }
  await pause(300);
  const found = await page.evaluate(() => window.events);
  await close();
  // The observer doesn't report events shorter than 16 ms.
  return percentile([...found, ...Array(Math.max(0, rounds - found.length)).fill(16)], 0.95);
}
