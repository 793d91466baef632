import { describe, expect, it } from 'vitest';
import { createVendureAdapter, type VendureOptions } from '../../../src/adapters/vendure';
import { memoryToken } from './support/replay';

/** A request that a stub received. */
interface Seen {
  readonly url: string;
  readonly headers: Headers;
  readonly body: { readonly query: string; readonly variables: unknown };
}

/** An adapter with a server that answers each request with the next of the given responses, the last one for all. */
function stubbed(answers: readonly (() => Response)[], options: Partial<VendureOptions> = {}) {
  const seen: Seen[] = [];
  const adapter = createVendureAdapter({
    baseUrl: 'https://shop.example',
    trade: true,
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // The adapter's own request.
      seen.push({ url: request.url, headers: request.headers, body: (await request.json()) as Seen['body'] });
      const answer = answers[Math.min(seen.length, answers.length) - 1];
      if (answer === undefined) throw new Error('No answer');
      return answer();
    },
  });
  return { adapter, seen };
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);
const failing = (code: string | undefined) =>
  json({ errors: [{ message: 'No', extensions: code === undefined ? {} : { code } }], data: null });
const signedIn = json({ data: { me: { id: '2' } } });
const at = { accountId: '7', locale: 'fr-CA' };

describe('a request to the Shop API', () => {
  it('has the account in a header, the language in the address, and the bearer token', async () => {
    const token = memoryToken();
    token.set('secret');
    const { adapter, seen } = stubbed([failing('ENTITY_NOT_FOUND')], { token, channelToken: 'east' });
    await adapter.cart?.read?.(at).catch(() => undefined);
    expect(seen[0]?.url).toBe('https://shop.example/shop-api?languageCode=fr');
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      'x-account': '7',
      authorization: 'Bearer secret',
      'vendure-token': 'east',
      'content-type': 'application/json',
    });
  });

  it('stores a new token of a response', async () => {
    const token = memoryToken();
    const { adapter } = stubbed([json({ data: { tradeUser: null } }, { headers: { 'vendure-auth-token': 'new' } })], {
      token,
    });
    expect(await adapter.session?.isGuest?.({})).toBe(true);
    expect(token.get()).toBe('new');
  });

  it('names its operation, for the logs of the server', async () => {
    const { adapter, seen } = stubbed([json({ data: { tradeUser: null } })]);
    await adapter.session?.isGuest?.({});
    expect(seen[0]?.body.query).toMatch(/^query User \{ tradeUser \{/);
  });

  it('uses another code of the shop for a language', async () => {
    const { adapter, seen } = stubbed([failing('ENTITY_NOT_FOUND')], { languageCodes: { 'zh-CN': 'zh_Hans' } });
    await adapter.cart?.read?.({ ...at, locale: 'zh-CN' }).catch(() => undefined);
    expect(new URL(seen[0]?.url ?? '').searchParams.get('languageCode')).toBe('zh_Hans');
  });
});

it('a sign-in makes the guest who was read before it outdated', async () => {
  const user = { id: '1', firstName: 'Dana', permissions: ['ordering'], defaultAccountId: '7' };
  const { adapter } = stubbed([
    json({ data: { tradeUser: null } }),
    json({ data: { result: {} } }),
    json({ data: { tradeUser: user } }),
  ]);
  expect(await adapter.session?.isGuest?.({})).toBe(true);
  await adapter.shop.signIn({ email: 'dana@shop.example', password: 'secret' });
  expect(await adapter.session?.user?.({})).toMatchObject({ id: '1', accountId: '7' });
});

describe('an error of the Shop API', () => {
  it.each([
    ['ENTITY_NOT_FOUND', 'not-found'],
    ['USER_INPUT_ERROR', 'rejected'],
    ['GRAPHQL_VALIDATION_FAILED', 'malformed'],
    ['INTERNAL_SERVER_ERROR', 'unavailable'],
    // An error of the database has no code: a write may have been executed.
    [undefined, 'unavailable'],
  ])('with the code %s is %s', async (code, expected) => {
    const { adapter, seen } = stubbed([failing(code)]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ name: 'PortError', code: expected });
    expect(seen).toHaveLength(1);
  });

  it('FORBIDDEN is signed-out if nobody is signed in', async () => {
    const { adapter, seen } = stubbed([failing('FORBIDDEN')]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'signed-out' });
    expect(seen.map(({ body }) => body.query)).toEqual([
      expect.stringContaining('tradeCart'),
      'query User { me { id } }',
    ]);
  });

  it('FORBIDDEN is forbidden if somebody is signed in', async () => {
    const { adapter } = stubbed([failing('FORBIDDEN'), signedIn]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('FORBIDDEN is forbidden if it can’t be told', async () => {
    const { adapter } = stubbed([failing('FORBIDDEN'), () => new Response('', { status: 502 })]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['the sign-in form of a proxy', '<form><input name="password" type="password"></form>', 'signed-out'],
    ['a page whose title asks for a sign-in', '<title>Sign in to Harbor</title><div id="root"></div>', 'signed-out'],
    // A wrong path of a site has its first page as the answer.
    ['another page', '<title>Harbor Lane</title><a href="/sign-in">Sign in</a>', 'malformed'],
  ])('%s with status 200 (%j) is %s', async (_what, html, code) => {
    const { adapter } = stubbed([() => new Response(html, { headers: { 'content-type': 'text/html' } })]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code });
  });

  it('has the server’s reference of the request', async () => {
    const { adapter } = stubbed([() => new Response('', { status: 500, headers: { 'x-request-id': 'req-5581' } })]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'unavailable', correlationId: 'req-5581' });
  });

  it.each([
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'malformed'],
    [429, 'too-many-requests'],
    [503, 'unavailable'],
  ])('with the status %i is %s', async (status, code) => {
    const { adapter } = stubbed([() => new Response('<html>', { status })]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code });
  });

  it('is malformed for a page with status 200, and for a response without data', async () => {
    const page = stubbed([() => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })]);
    await expect(page.adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'malformed' });
    const empty = stubbed([json({ data: {} })]);
    await expect(empty.adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('stops all requests until the pause that the server requests is over', async () => {
    const { adapter, seen } = stubbed([() => new Response('{}', { status: 429, headers: { 'retry-after': '5' } })]);
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5000 });
    await expect(adapter.cart?.read?.(at)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(seen).toHaveLength(1);
  });

  it('without a response is unavailable for a read, and of unknown outcome for a write', async () => {
    const lost: typeof fetch = () => Promise.reject(new TypeError('lost'));
    const broken = createVendureAdapter({ baseUrl: 'https://shop.example', trade: true, fetch: lost });
    await expect(broken.cart.read(at)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(broken.cart.change({ ...at, revision: null, change: { type: 'clear' } })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('never contains a password', async () => {
    const { adapter } = stubbed([
      json(
        { errors: [{ message: 'Variable $next: hunter2', extensions: { code: 'BAD_USER_INPUT' } }] },
        { status: 400 },
      ),
    ]);
    const error: unknown = await adapter.password
      ?.change?.({ current: 'hunter1', next: 'hunter2' })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'rejected', message: 'The password was not changed' });
    expect(Reflect.get(error as object, 'cause')).toBeUndefined();
  });
});

describe('the ports', () => {
  const portsOf = (adapter: object): readonly string[] =>
    Object.entries(adapter)
      .filter(([, value]) => typeof value === 'object')
      .map(([name]) => name)
      .filter((name) => name !== 'shop')
      .sort();

  it('of plain Vendure are those that it can serve', () => {
    expect(portsOf(createVendureAdapter({ baseUrl: '' }))).toEqual([
      'accounts',
      'cart',
      'catalog',
      'checkout',
      'orders',
      'password',
      'profile',
      'session',
    ]);
  });

  it('of the plugin include those for accounts, invoices, lists, tickets and users', () => {
    expect(portsOf(createVendureAdapter({ baseUrl: '', trade: true }))).toEqual([
      'accounts',
      'activation',
      'cancelOrder',
      'cart',
      'catalog',
      'checkout',
      'createCase',
      'invoices',
      'lists',
      'notifications',
      'orders',
      'password',
      'payInvoices',
      'profile',
      'promotions',
      'register',
      'registration',
      'reminders',
      'session',
      'support',
      'users',
      'wallet',
    ]);
  });
});
