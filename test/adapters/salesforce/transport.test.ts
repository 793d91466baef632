import { describe, expect, it, vi } from 'vitest';
import { PortError, type PortErrorCode } from '../../../src/ports';
import { refusedOf } from '../../../src/adapters/salesforce/transport/errors';
import { maxAgeOf, retryAfterOf } from '../../../src/adapters/common/retry-after';
import { json, page, type Stubbed, stubbed } from './support/stub';

const locale = 'fr-CA';
const accountId = '001Tf0000000001IAA';

async function errorOf(work: Promise<unknown>): Promise<PortError> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof PortError)) throw new Error('A PortError was expected');
  return thrown;
}

const readWith = (answer: Stubbed | (() => Stubbed)) =>
  errorOf(stubbed({ 'external-managed-accounts': answer }).adapter.accounts.list({ includeOwn: true, locale }));
const addWith = (answer: Stubbed | (() => Stubbed)) =>
  errorOf(
    stubbed({ 'GET carts/current': { cartId: '0a6Tf0000000001AAA' }, 'POST cart-items': answer }).adapter.cart.change({
      change: { type: 'add', productId: '01t', quantity: 1 },
      revision: null,
      accountId,
      locale,
    }),
  );

describe('a call of the transport', () => {
  it('contains store, version, language, account and the site’s own parameters', async () => {
    const { adapter, sent } = stubbed({
      'product-search': {},
      'search/products': { productsPage: { total: 0, products: [] } },
      'sort-rules': { sortRules: [] },
    });
    await adapter.catalog.search({ text: 'cola', page: 2, pageSize: 10, sort: null, facets: {}, accountId, locale });
    const search = sent.find(({ url }) => url.pathname.endsWith('/search/products'));
    expect(search?.url.pathname).toBe('/services/data/v65.0/commerce/webstores/0ZETf0000000001OAA/search/products');
    expect(Object.fromEntries(search?.url.searchParams ?? [])).toMatchObject({
      language: 'fr-CA',
      effectiveAccountId: accountId,
      asGuest: 'false',
      htmlEncode: 'false',
      page: '2',
      pageSize: '10',
      searchTerm: 'cola',
    });
    expect(search?.headers.get('csrf-token')).toBeNull();
  });

  it('uses a configured prefix and version, and leaves the site’s parameters out', async () => {
    const { adapter, sent } = stubbed(
      { 'session-context': { guestUser: true } },
      { apiPrefix: '/us/webruntime/api/services/data/', apiVersion: 'v66.0', siteParameters: false, language: 'ko-KR' },
    );
    expect(await adapter.session.isGuest({})).toBe(true);
    expect(sent[0]?.url.pathname).toBe(
      '/us/webruntime/api/services/data/v66.0/commerce/webstores/0ZETf0000000001OAA/session-context',
    );
    expect([...(sent[0]?.url.searchParams ?? [])]).toEqual([['language', 'ko-KR']]);
  });

  it('is a guest’s once the session is', async () => {
    const { adapter, sent } = stubbed({ 'session-context': { guestUser: true }, 'contents/K': { contentBody: {} } });
    await adapter.session.isGuest({});
    await adapter.content.image({ key: 'K', locale });
    expect(sent.at(-1)?.url.searchParams.get('asGuest')).toBe('true');
  });

  it('requests the application context as a guest, whoever is signed in', async () => {
    const { adapter, sent } = stubbed({});
    await adapter.session.settings({});
    expect(sent[0]?.url.searchParams.get('asGuest')).toBe('true');
  });

  it('sends the token only with writes, requests it once, and again when it is refused', async () => {
    const token = vi.fn(() => Promise.resolve(token.mock.calls.length === 1 ? 'old' : 'new'));
    const { adapter, sent } = stubbed(
      {
        sendActivationEmail: ({ headers }) =>
          headers.get('csrf-token') === 'old'
            ? json([{ errorCode: 'INVALID_CSRF_TOKEN', message: 'refused' }], 403)
            : JSON.stringify({ responseCode: 'SUCCESS' }),
        'session-context': { guestUser: false, userId: '005' },
      },
      { csrfToken: token },
    );
    await adapter.session.isGuest({});
    expect(token).toHaveBeenCalledTimes(1);
    expect(await adapter.activation.resend({ email: 'a@b.co' })).toBe('success');
    expect(await adapter.activation.resend({ email: 'a@b.co' })).toBe('success');
    expect(sent.map(({ headers }) => headers.get('csrf-token'))).toEqual([null, 'old', 'new', 'new']);
  });

  it('is never retried by the transport', async () => {
    for (const status of [429, 500, 503]) {
      const { adapter, sent } = stubbed({
        'external-managed-accounts': () => json([{ errorCode: 'X', message: 'x' }], status, { 'retry-after': '0' }),
      });
      await errorOf(adapter.accounts.list({ includeOwn: true, locale }));
      expect(sent).toHaveLength(1);
    }
  });

  it('ends on an abort, and on a timeout', async () => {
    const never = () => new Promise<Stubbed>(() => undefined);
    const life = new AbortController();
    const request = stubbed({ 'external-managed-accounts': never }).adapter.accounts.list(
      { includeOwn: true, locale },
      { signal: life.signal },
    );
    life.abort();
    expect((await errorOf(request)).code).toBe('aborted');
    expect(
      (
        await errorOf(
          stubbed({ 'external-managed-accounts': never }, { timeout: 20 }).adapter.accounts.list({
            includeOwn: true,
            locale,
          }),
        )
      ).code,
    ).toBe('timeout');
  });

  it('aborts a body that never ends', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) }),
        { headers: { 'content-type': 'application/json' } },
      );
    const { adapter } = stubbed({}, { timeout: 30, fetch: () => Promise.resolve(endless()) });
    expect((await errorOf(adapter.accounts.list({ includeOwn: true, locale }))).code).toBe('timeout');
  });

  it('reports a started write as unknown and a started read as failed', async () => {
    const lost = () => {
      throw new TypeError('fetch failed');
    };
    expect((await readWith(lost)).code).toBe('unavailable');
    expect((await addWith(lost)).code).toBe('timeout');
  });

  it('reports an offline device before anything is sent', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      const { adapter, sent } = stubbed({});
      expect((await errorOf(adapter.accounts.list({ includeOwn: true, locale }))).code).toBe('offline');
      expect(sent).toHaveLength(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a response', () => {
  const platform = (errorCode: string, status: number) => json([{ errorCode, message: 'Said' }], status);
  const cases: readonly (readonly [string, Stubbed, PortErrorCode])[] = [
    ['401', platform('INVALID_SESSION_ID', 401), 'signed-out'],
    ['403', platform('INSUFFICIENT_ACCESS', 403), 'forbidden'],
    ['a session that ended, with 403', platform('INVALID_SESSION_ID', 403), 'signed-out'],
    ['404', platform('WEBSTORE_NOT_FOUND', 404), 'not-found'],
    ['410', platform('GONE', 410), 'not-found'],
    ['409', platform('CHECKOUT_CONFLICT', 409), 'conflict'],
    ['423', platform('LOCKED', 423), 'conflict'],
    ['400', platform('INVALID_API_INPUT', 400), 'rejected'],
    ['a missing record, with 400', platform('MISSING_RECORD', 400), 'not-found'],
    ['412', json({ errors: [{ type: '/commerce/errors/checkout-failure', title: 'No' }] }, 412), 'rejected'],
    ['422', json({ errors: [] }, 422), 'rejected'],
    ['429', platform('REQUEST_LIMIT_EXCEEDED', 429), 'too-many-requests'],
    ['500', platform('INTERNAL_SERVER_ERROR', 500), 'unavailable'],
    ['503 without a body', new Response(null, { status: 503 }), 'unavailable'],
    ['a page with 500', page('<html>Down</html>', 500), 'unavailable'],
    ['a page with 404, as for an unknown path', page('<html>Not here</html>', 404), 'malformed'],
    ['404 without a body', new Response(null, { status: 404 }), 'not-found'],
    [
      'a sign-in page with 200',
      page('<!DOCTYPE html><form action="/login"><input name="pw" type="password"></form>'),
      'signed-out',
    ],
    ['another page with 200', page('<!DOCTYPE html><title>Shop</title>'), 'malformed'],
    ['an empty body with 200', new Response('', { status: 200 }), 'malformed'],
    [
      'truncated JSON',
      new Response('{"externalManaged', { headers: { 'content-type': 'application/json' } }),
      'malformed',
    ],
    ['a plain text', new Response('OK'), 'malformed'],
    ['another value', json({ externalManagedAccounts: 'none' }), 'malformed'],
  ];
  it.each(cases)('%s', async (_, answer, code) => {
    expect((await readWith(answer)).code).toBe(code);
  });

  it('keeps the platform’s message beside the code', async () => {
    const error = await readWith(() =>
      json([{ errorCode: 'LIMIT_EXCEEDED', message: '<b>Too &amp; many</b>' }], 400, {
        'x-sfdc-request-id': 'abc',
        'retry-after': '2',
      }),
    );
    expect(error).toMatchObject({ code: 'rejected', statusText: 'Too & many', correlationId: 'abc', retryAfter: 2000 });
    expect(refusedOf(error)?.errors).toEqual([{ code: 'LIMIT_EXCEEDED', message: '<b>Too &amp; many</b>' }]);
  });

  it('reads an exception of a server method in each of its formats', async () => {
    const forms = [
      json({ message: 'ITEM_NOT_FOUND: no such order', isUserDefinedException: true }, 400),
      json([{ errorCode: 'ITEM_NOT_FOUND', message: 'x' }], 500),
      json({ returnValue: 'ITEM_NOT_FOUND' }, 400),
      json({ message: 'ITEM_NOT_FOUND', exceptionType: 'System.AuraHandledException' }, 500),
    ];
    for (const form of forms) {
      const { adapter } = stubbed({ deleteReminder: form });
      expect((await errorOf(adapter.reminders.remove({ reminderId: 'r', accountId, locale }))).code).toBe('not-found');
    }
  });

  it('does not change prototypes', async () => {
    const body =
      '{"externalManagedAccounts":[{"accountId":"001Tf0000000001","accountName":"A","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]}';
    const { adapter } = stubbed({ 'external-managed-accounts': new Response(body), getAccountTerms: { accounts: [] } });
    const [account] = await adapter.accounts.list({ includeOwn: true, locale });
    expect(account?.name).toBe('A');
    expect('polluted' in {}).toBe(false);
    expect(account !== undefined && 'polluted' in account).toBe(false);
  });
});

describe('the requested delay', () => {
  const headers = (values: Record<string, string>) => new Headers(values);
  it('is read in seconds and as a date, by the server’s clock, between zero and one minute', () => {
    const now = Date.parse('2026-11-22T00:00:00Z');
    const date = (ms: number) => new Date(ms).toUTCString();
    expect(retryAfterOf(headers({ 'retry-after': '3' }), now)).toBe(3000);
    expect(retryAfterOf(headers({ 'retry-after': '100000' }), now)).toBe(60_000);
    expect(retryAfterOf(headers({ 'retry-after': date(now + 5000) }), now)).toBe(5000);
    expect(retryAfterOf(headers({ 'retry-after': date(now + 86_405_000), date: date(now + 86_400_000) }), now)).toBe(
      5000,
    );
    expect(retryAfterOf(headers({ 'retry-after': date(now - 5000) }), now)).toBe(0);
    expect(retryAfterOf(headers({ 'retry-after': 'soon' }), now)).toBeUndefined();
  });

  it('of an application context is its max-age, and none when the platform sends 0', () => {
    expect(maxAgeOf(headers({ 'cache-control': 'private, max-age=120' }))).toBe(120);
    expect(maxAgeOf(headers({ 'cache-control': 'no-cache,must-revalidate,max-age=0,no-store,private' }))).toBeNull();
    expect(maxAgeOf(headers({}))).toBeNull();
  });
});

describe('the application context', () => {
  it('is cached for its max-age, 300 s without one, and refreshed in the background in its last 30 s', async () => {
    let now = 0;
    const { adapter, sent } = stubbed(
      { 'application-context': () => json({ defaultCurrency: 'CAD' }) },
      { clock: () => now },
    );
    const at = async (seconds: number) => {
      now = seconds * 1000;
      await adapter.session.settings({});
      await new Promise((done) => setTimeout(done, 5));
      return sent.length;
    };
    expect([await at(0), await at(100), await at(269)]).toEqual([1, 1, 1]);
    expect(await at(271)).toBe(2);
    expect(await at(400)).toBe(2);
    const briefly = stubbed(
      { 'application-context': () => json({}, 200, { 'cache-control': 'max-age=60' }) },
      { clock: () => now },
    );
    expect((await briefly.adapter.session.settings({})).maxAge).toBe(60);
  });
});

describe('server methods', () => {
  it('use GET with methodParams if they are cacheable, otherwise POST with the arguments', async () => {
    const { adapter, sent } = stubbed(
      { 'acme__Notes/list': { reminders: [] }, deleteReminder: json(null) },
      { apex: { namespace: 'acme', methods: { getReminders: 'Notes.list' } } },
    );
    await adapter.reminders.list({ accountId, locale });
    await adapter.reminders.remove({ reminderId: 'r1', accountId, locale });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { effectiveAccountId: accountId, reminderId: 'r1' } });
    expect(sent.at(-1)?.url.pathname).toBe('/lwr/apex/v65.0/acme__TradefrontController/deleteReminder');
    expect(sent.at(-1)?.headers.get('x-sfdc-allow-continuation')).toBe('false');
    const [read] = sent;
    expect(read?.method).toBe('GET');
    expect(JSON.parse(read?.url.searchParams.get('methodParams') ?? '')).toEqual({
      effectiveAccountId: accountId,
      language: locale,
    });
  });

  it('are cached for 300 s by account, language and arguments if the contract allows it, others never', async () => {
    let now = 0;
    const { adapter, sent } = stubbed(
      { getSubstitutes: { productIds: [] }, getUsualProducts: { products: [] } },
      { clock: () => now },
    );
    const ask = (productId: string) => adapter.catalog.substitutes({ productId, accountId, locale });
    await ask('a');
    await ask('a');
    await ask('b');
    await adapter.catalog.substitutes({ productId: 'a', accountId: null, locale });
    expect(sent).toHaveLength(3);
    now = 300_000;
    await ask('a');
    expect(sent).toHaveLength(4);
    await adapter.orders.usual({ accountId, locale });
    await adapter.orders.usual({ accountId, locale });
    expect(sent).toHaveLength(6);
  });
});
