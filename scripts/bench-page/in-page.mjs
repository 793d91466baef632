// Functions that run in a page. Each is self-contained, because the browser receives its source text.

/** Sets the page's clock to the time of the demo; it advances from there. */
export function setClock(offset) {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...args) {
      if (args.length === 0) super(Real.now() + offset);
      else super(...args);
    }
    static now() {
      return Real.now() + offset;
    }
  };
}

/** Records layout shifts without preceding input, and tasks that block the main thread for more than 50 ms. */
export function watchPage() {
  const seen = { shifts: [], longTasks: [] };
  window.benchSeen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) seen.shifts.push({ value, startTime });
  });
  watch('longtask', ({ duration, startTime }) => seen.longTasks.push({ duration, startTime }));
}

/**
 * Clicks Add on the first product as soon as the button is enabled. `benchAdded` resolves with the time of the click,
 * and with the time when the card and the header show the product's quantity.
 */
export function addFirstProduct() {
  const labelOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  const isReady = (button) =>
    /^Add\b/.test(labelOf(button)) && !button.disabled && button.getAttribute('aria-disabled') !== 'true';
  const until = (what, find) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found) resolve(found);
        else if (performance.now() > 90_000) reject(new Error(`There is no ${what} within 90 s`));
        else requestAnimationFrame(look);
      };
      look();
    });
  window.benchAdded = (async () => {
    const button = await until('Add', () => [...document.querySelectorAll('main li button')].find(isReady));
    const there = performance.now();
    const name = labelOf(button).replace(/^Add /, '');
    button.click();
    // The card re-renders, so it is found by name. The header shows a number once the cart has loaded.
    await until('product in the cart', () => {
      const quantity = document.querySelector(`main [data-in-cart="true"] input[aria-label$="${CSS.escape(name)}"]`);
      return (
        Number(quantity?.value) > 0 && /\d/.test(document.querySelector('header a[href$="/cart"]')?.textContent ?? '')
      );
    });
    return { there, worked: performance.now() };
  })();
}

/**
 * Waits until each embedded widget has rendered its data. `benchReady` resolves with the time and name of the last one,
 * and with the time of the first one on the page, which is in the viewport.
 */
export function embedsReady() {
  const isReady = ({ shadowRoot }) => {
    const widget = shadowRoot?.querySelector('[data-tf-widget]');
    return (
      Boolean(widget?.textContent.trim()) &&
      shadowRoot.querySelector('[aria-busy="true"], [class*="skeleton"], [class*="bone"]') === null
    );
  };
  window.benchReady = new Promise((resolve, reject) => {
    let last = '';
    let top;
    const look = () => {
      const elements = [...document.querySelectorAll('main > *')];
      const waiting = elements.find((element) => !isReady(element));
      last = waiting?.localName ?? last;
      if (elements.length > 0 && waiting !== elements[0]) top ??= performance.now();
      if (elements.length > 0 && waiting === undefined) resolve({ ready: performance.now(), last, top });
      else if (performance.now() > 90_000) reject(new Error(`${last} is not there within 90 s`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Measures one click or key press. `benchResult` resolves with the milliseconds from the event to the end of the first
 * frame with its result. `shows` selects the result: a new dialog or listbox, a new field, a changed product list, or a
 * changed page text.
 */
export function watchInput(shows) {
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
  const isDone = (element) =>
    element.querySelector('[aria-busy="true"], [class*="skeleton"], [class*="bone"]') === null;
  const main = document.querySelector('main');
  const reads = {
    layer: () =>
      [...document.querySelectorAll('[role="dialog"], [role="listbox"], dialog[open]')].filter(
        (element) => isVisible(element) && isDone(element) && element.textContent.trim() !== '',
      ).length,
    fields: () => [...main.querySelectorAll('input, iframe')].filter(isVisible).length,
    list: () => [...main.querySelectorAll('li a[href*="/products/"]')].map(({ href }) => href).join(' '),
    text: () => main.textContent,
  };
  const read = reads[shows];
  const before = read();
  const isShown = () => (typeof before === 'number' ? read() > before : read() !== before);
  window.benchResult = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }) => {
      for (const type of ['click', 'keydown']) removeEventListener(type, begin, true);
      const look = () => {
        if (performance.now() - timeStamp > 30_000) reject(new Error('It shows nothing within 30 s'));
        else if (!isShown()) requestAnimationFrame(look);
        else {
          // The next frame contains the result; a message is delivered after that frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        }
      };
      requestAnimationFrame(look);
    };
    for (const type of ['click', 'keydown']) addEventListener(type, begin, true);
  });
}
