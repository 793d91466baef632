declare global {
  interface Window {
    /** Defined by the runner; called when the frame with the change is complete. */
    onBenchFrame?: (what: string) => void;
    bench: { mount(): void };
  }
}

/** A number in the query of the page, such as `?lines=200`. */
export const given = (name: string): number => Number(new URLSearchParams(location.search).get(name) ?? 0);

/** A text in the query of the page, such as `?watch=rows`. */
export const textParam = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** Name of this page for the runner; part of its marks. */
const as = new URLSearchParams(location.search).get('as') ?? 'page';

const mark = (kind: 'key' | 'shown', what: string) => performance.mark(`${kind}:${as} ${what}`);

/** Calls back when the main thread has completed the next frame. */
function afterFrame(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
}

const markFrame = (what: string) =>
  afterFrame(() => {
    mark('shown', what);
    window.onBenchFrame?.(what);
  });

/** Marks each key press, and the end of the first frame after it in which the text of `node` differs. */
export function watchText(what: string, node: Element): void {
  let text = node.textContent;
  addEventListener('keydown', () => mark('key', what), { capture: true });
  new MutationObserver(() => {
    if (node.textContent === text) return;
    text = node.textContent;
    markFrame(what);
  }).observe(node, { characterData: true, childList: true, subtree: true });
}

/**
 * Marks the start of a mount, and the end of the first frame in which `ready` returns an element; then changes of the
 * element, as `what`.
 */
export function watchMount(mount: () => void, ready: () => Element | null, what = 'cart'): void {
  mark('key', 'mount');
  const seen = () => {
    const node = ready();
    if (node === null) return false;
    markFrame('mount');
    watchText(what, node);
    return true;
  };
  const observer = new MutationObserver(() => seen() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  mount();
}

/** Marks the backend's response to an edit, and the end of the frame that shows it. */
export function watchAnswer(): void {
  mark('key', 'answer');
  // Microtasks process the response before a timer runs.
  setTimeout(() => markFrame('answer'));
}
