import type { Page, Request, Route } from 'playwright';

/** Number of consecutive idle checks without a new request after which a page counts as loaded. */
const IDLE_TIMES = 4;

/** Requests of a page from its navigation until it sends no more. */
export interface PageCalls {
  /** Calls of the platform by wave: a call that depends on a response is in a later wave. Sorted within one. */
  readonly waves: readonly (readonly string[])[];
  /** Duplicate calls: the same method, address and body. */
  readonly repeated: readonly string[];
  /** All files that the page loaded: document, code, styles, fonts, images and calls. */
  readonly requests: number;
}

const isCall = (url: URL): boolean => /^\/(webruntime|lwr)\//.test(url.pathname);

/** A call by its method and the end of its path. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.split('/').at(-1) ?? ''}`;

/** Resolves when the page's main thread is idle; at once during a navigation. */
const idle = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 20))))
    .catch(() => new Promise((done) => setTimeout(done, 20)));

/**
 * Opens a page and holds its platform calls until no more are sent, then releases them together: waves are the same
 * however fast the browser or the server is.
 */
export async function callsOf(page: Page, open: () => Promise<unknown>): Promise<PageCalls> {
  let held: { readonly name: string; readonly route: Route }[] = [];
  const calls: string[] = [];
  const waves: string[][] = [];
  const running = new Set<Request>();
  let requests = 0;

  const begun = (request: Request) => {
    if (request.url().startsWith('data:')) return;
    requests += 1;
    if (!isCall(new URL(request.url()))) running.add(request);
  };
  const ended = (request: Request) => void running.delete(request);
  const hold = (route: Route) => {
    const request = route.request();
    calls.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    held.push({ name: nameOf(request), route });
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.route(isCall, hold);
  let opened = false;
  const opening = open().finally(() => (opened = true));
  // Its error is thrown below.
  opening.catch(() => undefined);
  const quiet = async () => {
    for (let times = 0, before = requests; times < IDLE_TIMES; times += 1) {
      await idle(page);
      if (running.size > 0 || requests !== before) times = -1;
      before = requests;
    }
  };
  for (await quiet(); held.length > 0 || !opened; await quiet()) {
    if (held.length === 0) continue;
    const wave = held;
    held = [];
    waves.push(wave.map(({ name }) => name).sort());
    for (const { route } of wave) running.add(route.request());
    await Promise.all(wave.map(({ route }) => route.continue()));
  }
  await opening;
  await page.unroute(isCall, hold);
  page.off('request', begun);
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
  return { waves, repeated: calls.filter((call, index) => calls.indexOf(call) !== index), requests };
}
