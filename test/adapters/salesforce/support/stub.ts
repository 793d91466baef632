import {
  type CompleteApex,
  createSalesforceAdapter,
  type SalesforceAdapter,
  type SalesforceOptions,
} from '../../../../src/adapters/salesforce';

/** A request that was sent. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Response of a stub: a body, or a whole response. */
export type Stubbed = Response | object | string | null;

/** Part of a path, optionally with an HTTP method, and its response. */
export type Routes = Readonly<Record<string, Stubbed | ((sent: Sent) => Stubbed | Promise<Stubbed>)>>;

const applicationContext = { defaultCurrency: 'USD', guestBrowsingEnabled: true };

/** A JSON response. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** An HTML page. */
export const page = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html' } });

/** An adapter with stubbed responses: the first route whose text occurs in the path answers; 404 without one. */
export function stubbed(
  routes: Routes,
  options: Partial<SalesforceOptions> = {},
): { readonly adapter: SalesforceAdapter; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const one: Sent = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    sent.push(one);
    const key = Object.keys(routes).find((route) => {
      const [method, path] = route.includes(' ') ? route.split(' ') : [null, route];
      return (method === null || method === one.method) && one.url.pathname.endsWith(path ?? '');
    });
    const route = key === undefined ? undefined : routes[key];
    const answer = typeof route === 'function' ? await route(one) : route;
    if (answer === undefined)
      return one.url.pathname.endsWith('/application-context')
        ? json(applicationContext)
        : json([{ errorCode: 'NOT_FOUND', message: 'No such path' }], 404);
    return answer instanceof Response ? answer.clone() : json(answer);
  };
  // A test that removes methods checks the remaining ones itself.
  const adapter = createSalesforceAdapter({
    baseUrl: 'https://shop.example',
    webstoreId: '0ZETf0000000001OAA',
    siteId: '0DMTf0000000001OAA',
    fetch: fetcher,
    rootCategoryId: '0ZGTf0000000001',
    apex: {},
    ...options,
  } as SalesforceOptions & { apex: CompleteApex });
  return { adapter, sent };
}
