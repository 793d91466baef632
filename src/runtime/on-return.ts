import { isOnline } from './online';

/** Milliseconds without activity after which the next activity counts as a return. */
const AWAY_MS = 5 * 60_000;
/** Milliseconds between updates of a visible page that nobody uses, such as one on a screen on the wall. */
const UNATTENDED_MS = 30 * 60_000;

const activities = ['focus', 'keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

const callbacks = new Set<() => void>();
let watch: AbortController | null = null;

const isVisible = (): boolean => document.visibilityState === 'visible';

function watchPage(signal: AbortSignal): void {
  let activeAt = Date.now();
  const isAway = (): boolean => Date.now() - activeAt >= AWAY_MS;
  const notify = () => {
    if (!isVisible()) return;
    activeAt = Date.now();
    for (const callback of [...callbacks]) callback();
  };
  const onActivity = () => {
    if (isAway()) notify();
    activeAt = Date.now();
  };
  const timer = setInterval(() => {
    if (isAway() && isOnline()) notify();
  }, UNATTENDED_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', notify, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal });
  document.addEventListener('visibilitychange', notify, { signal });
  for (const activity of activities)
    window.addEventListener(activity, onActivity, { signal, capture: true, passive: true });
}

/**
 * Calls back when the page may show old data to somebody: it becomes visible or comes back from the back/forward cache,
 * the device is online again, the buyer uses it after five minutes without activity, or half an hour has passed in a
 * visible page without any. Never in a hidden page. Returns a function that ends this; on a server nothing happens.
 */
export function onReturn(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  // A function of its own for each call: the same callback can be given twice.
  const own = () => callback();
  callbacks.add(own);
  if (watch === null) {
    watch = new AbortController();
    watchPage(watch.signal);
  }
  return () => {
    callbacks.delete(own);
    if (callbacks.size > 0) return;
    watch?.abort();
    watch = null;
  };
}
