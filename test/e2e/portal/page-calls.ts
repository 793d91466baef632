import type { Page, Request, Route } from 'playwright';

/** Times that a page was found idle, without a new request, after which none is coming. */
const IDLE_TIMES = 4;

/** What a page asked for from its address to when it has nothing more to ask. */
export interface PageCalls {
  /** Calls of the platform by wave: what depends on an answer is in a later wave than what it depends on. Sorted within one. */
  readonly waves: readonly (readonly string[])[];
  /** Calls that ask for what another one asked for: the same method, address and body. */
  readonly repeated: readonly string[];
  /** Everything that the page fetched: document, code, styles, fonts, images and calls. */
  readonly requests: number;
}

const isCall = (url: URL): boolean => /^\/(webruntime|lwr)\//.test(url.pathname);

/** A call by its method and the end of its path. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.split('/').at(-1) ?? ''}`;

/** Resolves when the page's main thread has nothing to do; at once while the page is being replaced. */
const idle = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 20))))
    .catch(() => new Promise((done) => setTimeout(done, 20)));

/**
 * Opens a page with its calls of the platform held until no more are coming, and lets them go together: waves are the
 * same however fast the browser or the server is.
 */
export async function callsOf(page: Page, open: () => Promise<unknown>): Promise<PageCalls> {
  let held: { readonly name: string; readonly route: Route }[] = [];
  const asked: string[] = [];
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
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    held.push({ name: nameOf(request), route });
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.route(isCall, hold);
  let opened = false;
  const opening = open().finally(() => (opened = true));
  // Its trouble is thrown below.
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
  return { waves, repeated: asked.filter((call, index) => asked.indexOf(call) !== index), requests };
}
