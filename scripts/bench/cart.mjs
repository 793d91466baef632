// The cart beside the one written by hand: a key press, a mount, what stays in memory, what moves.
import { pause, turned } from './stage.mjs';
import { median, percentile } from './trace.mjs';

const address = { ours: 'ours?as=ours', bare: 'bare?as=bare', skipping: 'bare?as=skipping&skip=1' };
const names = Object.keys(address);

/** Presses before the first that counts: code runs slower the first times, here as there. */
const WARM_UP = 4;

const focusThird = (page) => page.locator('.tf-cart-quantity input').nth(2).focus();
const press = (page, round) => page.keyboard.press(round % 2 === 0 ? 'ArrowUp' : 'ArrowDown');

const openAll = (stage, lines) =>
  Promise.all(names.map(async (name) => ({ name, ...(await stage.open(`${address[name]}&lines=${lines}`)) })));

/** A quantity by one key, carts taking turns. Medians in CPU milliseconds; `answer` is what the backend's answer takes. */
export async function keystrokes(stage, lines, rounds) {
  const carts = await openAll(stage, lines);
  for (const { page, mount } of carts) {
    await mount();
    await focusThird(page);
  }
  const spans = await stage.traced(async () => {
    for (let round = 0; round < rounds + WARM_UP; round++) {
      for (const { name, page, act, until } of turned(carts, round)) {
        const answered = name === 'ours' ? until('answer') : null;
        await act('cart', () => press(page, round));
        await answered;
        await pause(10);
      }
    }
  });
  await Promise.all(carts.map(({ close }) => close()));
  const middle = (what) => median(spans.get(what).slice(WARM_UP));
  return { ...Object.fromEntries(names.map((name) => [name, middle(`${name} cart`)])), answer: middle('ours answer') };
}

/**
 * Components that React calls for one key, exactly: from the press until the new total shows, and for the answer to it.
 * The first press of a visit offers Reset as well: the most of three presses counts.
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

/** Elements of a cart for each of its lines: the whole widget, and one line alone. */
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
 * Frames while the wheel turns, with the CPU held to a quarter: 95th percentile of the time from one frame to the next, and
 * of the main thread's own time in it, which a busy machine does not add to.
 */
export async function scrolling(stage, name, lines, ticks) {
  const { page, cdp, mount, close } = await stage.open(`${address[name]}&lines=${lines}`);
  await mount();
  await pause(1000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.frames = [];
    const frame = (now) => {
      window.frames.push(now);
      performance.mark('shown:frame');
      performance.mark('key:frame');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const spans = await stage.traced(async () => {
    await page.mouse.move(400, 500);
    for (let tick = 0; tick < ticks; tick++) {
      // One notch a frame, 7,200 px a second where frames come on time: on a busy machine a frame has no more to do.
      void cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 400, y: 500, deltaX: 0, deltaY: 120 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const times = await page.evaluate(() => window.frames);
  const scrolled = await page.evaluate(() => window.scrollY);
  await close();
  const between = times.slice(1).map((time, at) => time - times[at]);
  return { wall: percentile(between, 0.95), cpu: percentile(spans.get('frame'), 0.95), scrolled };
}

/** The markup of one of the widget's lines. */
export async function lineMarkup(stage) {
  const { page, mount, close } = await stage.open(`${address.ours}&lines=3`);
  await mount();
  // Its picture comes with code that is fetched after the line.
  await page.waitForSelector('.tf-cart-line img');
  const markup = await page.evaluate(() => document.querySelector('.tf-cart-line').outerHTML);
  await close();
  return markup;
}

/** A first mount in a fresh page, carts taking turns. Medians in CPU milliseconds. */
export async function mounts(stage, lines, rounds) {
  const carts = await openAll(stage, lines);
  const spans = await stage.traced(async () => {
    for (let round = 0; round < rounds; round++) {
      for (const { load, mount } of turned(carts, round)) {
        if (round > 0) await load();
        await mount();
      }
    }
  });
  await Promise.all(carts.map(({ close }) => close()));
  return Object.fromEntries(names.map((name) => [name, median(spans.get(`${name} mount`))]));
}

/** Bytes of script heap with a cart on the page, its data included. */
export async function heap(stage, lines) {
  const { cdp, mount, close } = await stage.open(`${address.ours}&lines=${lines}`);
  await mount();
  await pause(500);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}

/**
 * Layout shift from the first frame with the cart in it to the one that shows what was read 200 ms later. With `seen`
 * the browser has had the cart before, and knows how long it was.
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

/** A host that draws the cart and what stands below it at once. */
async function begin(below) {
  document.body.append(Object.assign(document.createElement('p'), { textContent: below }));
  window.shifts = [];
  window.bench.mount();
  // The frame without the cart is the host's.
  while (document.querySelector('.tf-cart-page') === null) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
    type: 'layout-shift',
  });
}

/** 95th percentile of the browser's own event timing, with the CPU held to a quarter. Wall time: a busy machine shows in it, in both carts alike. */
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
  // What took less than the observer's 16 ms is not told of.
  return percentile([...found, ...Array(Math.max(0, rounds - found.length)).fill(16)], 0.95);
}
