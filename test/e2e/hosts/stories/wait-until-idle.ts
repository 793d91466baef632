/** How long nothing may change before a page counts as settled, and when waiting is over anyway; milliseconds. */
const QUIET = 60;
const LONGEST = 1500;

/** Waits until the document has not changed for a while; a countdown or a bar that never rests ends it as well. */
export async function quiet(): Promise<void> {
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - last < QUIET && performance.now() - start < LONGEST) {
    await new Promise((resolve) => setTimeout(resolve, QUIET / 4));
  }
  observer.disconnect();
}
