/** Milliseconds without a change after which a page counts as idle, and after which waiting ends in any case. */
const QUIET_MS = 60;
const MAX_WAIT_MS = 1500;

/**
 * Waits until the document has not changed for a while. A countdown or a continuous animation ends the wait as well.
 */
export async function quiet(): Promise<void> {
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - last < QUIET_MS && performance.now() - start < MAX_WAIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
  }
  observer.disconnect();
}
