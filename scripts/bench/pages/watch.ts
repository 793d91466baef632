declare global {
  interface Window {
    /** Given by the runner: the frame with the change was made. */
    benchShown?: (what: string) => void;
    bench: { mount(): void };
  }
}

/** The number of the page's address, such as `?lines=200`. */
export const given = (name: string): number => Number(new URLSearchParams(location.search).get(name) ?? 0);

/** A word of the page's address, such as `?watch=rows`. */
export const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** What the runner calls this page; its marks carry it. */
const as = new URLSearchParams(location.search).get('as') ?? 'page';

const mark = (kind: 'key' | 'shown', what: string) => performance.mark(`${kind}:${as} ${what}`);

/** Calls back once the frame that is being prepared has left the main thread. */
function afterFrame(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
}

const tell = (what: string) =>
  afterFrame(() => {
    mark('shown', what);
    window.benchShown?.(what);
  });

/** Marks each key press, and the end of the first frame after it in which `node` reads differently. */
export function watchText(what: string, node: Element): void {
  let text = node.textContent;
  addEventListener('keydown', () => mark('key', what), { capture: true });
  new MutationObserver(() => {
    if (node.textContent === text) return;
    text = node.textContent;
    tell(what);
  }).observe(node, { characterData: true, childList: true, subtree: true });
}

/** Marks the start of a mount, and the end of the first frame in which `ready` finds what it waits for; then changes of that, as `what`. */
export function watchMount(mount: () => void, ready: () => Element | null, what = 'cart'): void {
  mark('key', 'mount');
  const seen = () => {
    const node = ready();
    if (node === null) return false;
    tell('mount');
    watchText(what, node);
    return true;
  };
  const observer = new MutationObserver(() => seen() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  mount();
}

/** Marks that the backend has answered an edit, and the end of the frame that shows its answer. */
export function watchAnswer(): void {
  mark('key', 'answer');
  // The answer is taken in by microtasks, which are done before a timer.
  setTimeout(() => tell('answer'));
}
