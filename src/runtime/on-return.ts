import { isOnline } from './online';

/** Milliseconds without activity after which the next activity counts as a return. */
const AWAY_MS = 5 * 60_000;
/** Milliseconds between updates of a visible page that nobody uses, such as one on a screen on the wall. */
const UNATTENDED_MS = 30 * 60_000;

const callbacks = new Set<() => void>();
let watch: AbortController | undefined;

function watchPage(signal: AbortSignal): void {
  let activeAt = Date.now();
  // Only the event `pageshow` has `persisted`.
  const notice = ({ type, persisted }: Partial<PageTransitionEvent> = {}) => {
    const isAway = Date.now() - activeAt >= AWAY_MS;
    const isReturn = (isAway && isOnline()) || persisted || type === 'visibilitychange';
    if (type === 'online' || (isReturn && document.visibilityState === 'visible'))
      callbacks.forEach((callback) => callback());
    activeAt = Date.now();
  };
  // In the capture phase, the window also gets the document's events.
  for (const type of ['online', 'pageshow', 'visibilitychange', 'focus', 'keydown', 'pointerdown', 'pointermove'])
    window.addEventListener(type, notice, { signal, capture: true, passive: true });
  const timer = setInterval(notice, UNATTENDED_MS);
  signal.onabort = () => clearInterval(timer);
}

/**
 * Calls back when the page may show old data to somebody: it becomes visible or comes back from the back/forward cache,
 * the device is online again, the buyer uses it after five minutes without activity, or half an hour has passed in a
 * visible page without any. `callback` must not be in use already. Returns a function that ends this.
 */
export function onReturn(callback: () => void): () => void {
  callbacks.add(callback);
  if (watch === undefined) watchPage((watch = new AbortController()).signal);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    watch?.abort();
    watch = undefined;
  };
}
