import { describe, expect, it, vi } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import { type Adapter, type ContentPort, type OrderDetail, type OrdersPort, PortError } from '../../src/ports';
import { allCases, casesFor, conform, type ConformanceCase, countByPort, formatReport } from '../../src/testing';
import { portMethods } from '../docs/type-check';
import { demoHarness } from './demo-harness';

const faqs = (answer: () => ReturnType<ContentPort['faqs']>) => (): Adapter => ({
  id: 'some',
  content: { faqs: answer },
});
const none = faqs(async () => ({ items: [], page: 0, pageSize: 50, total: 0, hasMore: false }));
const caseOf = (id: string, ...given: Parameters<typeof casesFor>) => casesFor(...given).find((one) => one.id === id);

const ONCE = 'the case that does it once compares what is prepared, done, found and closed';
/**
 * Methods without a case for the shape of their response: the case that compares the whole response, or the reason why
 * there is none.
 */
const comparedBy: Readonly<Record<string, string>> = {
  '*.prepare': ONCE,
  '*.commit': ONCE,
  '*.outcome': ONCE,
  '*.abandon': ONCE,
  'accounts.switchTo': 'accounts/switch',
  'checkout.upload': 'checkout/upload',
  'invoices.file': 'invoices/document',
  'invoices.quote': 'invoices/quote',
  'invoices.receipt': 'invoices/receipt',
  'invoices.statement': 'invoices/statement',
  'lists.arrange': 'lists/arranged',
  'lists.edit': 'lists/edited',
  'lists.people': 'lists/shared',
  'lists.remove': 'lists/removed',
  'lists.removeItems': 'lists/taken-off',
  'lists.restore': 'lists/restored',
  'lists.setQuantity': 'lists/quantity-set',
  'lists.share': 'lists/shared',
  'notifications.markAllRead': 'notifications/all-read',
  'notifications.markRead': 'notifications/read',
  'notifications.markUnread': 'notifications/read',
  'notifications.unread': 'notifications/counted',
  'orders.accountOf': 'orders/account-of',
  'session.account': 'session/account-is-the-users',
  'orders.deleteDraft': 'orders/draft-deleted',
  'orders.resumeDraft': 'orders/draft-resumed',
  'password.change': 'password/changed',
  'profile.save': 'profile/changed',
  'profile.saveLanguage': 'profile/saved',
  'registration.sendCode': 'registration/texted',
  'registration.verify': 'registration/verified',
  'reminders.remove': 'reminders/removed',
  'reminders.update': 'reminders/updated',
  'rewards.history': 'rewards/history',
  'session.isGuest': 'session/buyer-is-no-guest',
  'support.comment': 'support/comment',
  'support.file': 'support/file',
  'support.rate': 'support/rate',
  'support.upload': 'support/upload',
  'users.create': 'users/created',
  'users.edit': 'users/edited',
  'users.setEnabled': 'users/disabled',
  'wallet.remove': 'wallet/removed',
  'wallet.rename': 'wallet/renamed',
  'wallet.setDefault': 'wallet/default-first',
};

describe('cases', () => {
  it('have an id, a title and methods of their own port', () => {
    expect(new Set(allCases.map(({ id }) => id)).size).toBe(allCases.length);
    for (const { id, port, title, needs } of allCases) {
      expect(id).toMatch(new RegExp(`^${port}/[a-zA-Z-]+$`));
      expect(title.length, id).toBeGreaterThan(20);
      expect(
        needs.some((method) => method.startsWith(`${port}.`)),
        id,
      ).toBe(true);
    }
  });

  it('use every port method', () => {
    const used = new Set<string>(allCases.flatMap(({ needs }) => needs));
    expect(portMethods().filter((method) => !used.has(method))).toEqual([]);
  }, 60_000);

  it('check the shape of every port method’s response, or compare it completely', () => {
    const own = (cases: readonly ConformanceCase[]) =>
      new Set<string>(cases.flatMap(({ needs, port }) => needs.filter((method) => method.startsWith(`${port}.`))));
    const checked = own(allCases.filter(({ family }) => family === 'shape'));
    const named = (method: string) =>
      comparedBy[method] ??
      Object.entries(comparedBy).find(([pattern]) => pattern.startsWith('*') && method.endsWith(pattern.slice(1)))?.[1];
    expect(portMethods().filter((method) => !checked.has(method) && named(method) === undefined)).toEqual([]);
    expect(Object.keys(comparedBy).filter((method) => checked.has(method))).toEqual([]);
    const cases = new Map<string, ConformanceCase>(allCases.map((one) => [one.id, one]));
    for (const [method, id] of Object.entries(comparedBy)) {
      if (id.includes('/')) expect(cases.get(id)?.needs, `${method}: ${id}`).toContain(method);
    }
  }, 60_000);

  it('find an order by the available method', async () => {
    const { orders, session } = createDemoAdapter({ storage: 'memory' });
    const skippedOf = async (ports: Partial<OrdersPort>) =>
      (
        await conform(
          {
            open: (seat) => (seat === 'buyer' ? { adapter: { id: 'some', session, orders: ports } } : null),
            fixtures: { otherLocale: 'fr-CA', otherAccountId: 'jetty-grocer' },
          },
          { ports: ['orders'] },
        )
      )
        .filter(({ outcome, message }) => outcome === 'skipped' && !/injectFault|no guest/.test(message))
        .map((result) => result.case);
    const { list: _list, ...others } = orders;
    const whole = await skippedOf(orders);
    expect((await skippedOf(others)).filter((id) => !whole.includes(id))).toEqual([
      'orders/list-shape',
      'orders/newest-first',
      'orders/paged',
      'orders/past-the-end',
      'orders/list-given-up',
      'orders/list-fault',
      'orders/unknown-account',
      'orders/search-agrees',
    ]);
  }, 60_000);

  it('report an order without the data of its page', async () => {
    const lacking = demoHarness({
      wrap: (demo) => ({
        ...demo,
        orders: {
          ...demo.orders,
          detail: async (...call) => {
            const detail = await demo.orders.detail(...call);
            return detail && { ...detail, shipments: undefined as unknown as OrderDetail['shipments'] }; // an adapter in JavaScript may return this
          },
        },
      }),
    });
    expect(await caseOf('orders/detail-shape', lacking)?.grade()).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('shipments'),
    });
  });
});

describe('grading', () => {
  it('accepts an adapter with one method, omits the other ports and reports skipped cases', async () => {
    const report = await conform(none);
    expect(new Set(report.map(({ port }) => port))).toEqual(new Set(['content']));
    const byId = new Map<string, string>(report.map((result) => [result.case, `${result.outcome} ${result.message}`]));
    expect(byId.get('content/faqs-shape')).toBe('passed ');
    expect(byId.get('content/image-unknown')).toBe('skipped the adapter has no content.image');
    expect(byId.get('content/faqs-language')).toBe('skipped needs fixtures.otherLocale');
    expect(byId.get('content/faqs-for-guests')).toBe('skipped the harness has no guest');
    expect(byId.get('content/faqs-fault')).toMatch(/^skipped needs a harness that can inject faults/);
  });

  it.each(['catalog/guests', 'cart/guests'])(
    '%s leaves no rejection to nobody while the settings are on their way',
    async (id) => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      const refuse = () => Promise.reject(new PortError('signed-out', 'Test'));
      const slow = demoHarness({
        wrap: (demo) => ({
          ...demo,
          catalog: { ...demo.catalog, search: refuse },
          cart: { ...demo.cart, read: refuse },
          session: {
            ...demo.session,
            settings: async (request) => (
              await new Promise((resolve) => setTimeout(resolve, 20)),
              { ...(await demo.session.settings(request)), guestBrowsingEnabled: false, guestCartEnabled: false }
            ),
          },
        }),
      });
      expect(await caseOf(id, slow)?.grade()).toMatchObject({ outcome: 'passed' });
      await new Promise((resolve) => setTimeout(resolve, 20));
      process.off('unhandledRejection', unhandled);
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  it('assumes no step for a product that can not be read', async () => {
    const named = demoHarness({
      fixtures: { products: { stepped: 'p-1' } },
      wrap: ({ catalog: { product: _product, ...catalog }, ...demo }) => ({ ...demo, catalog }),
    });
    expect(await caseOf('cart/step', named)?.grade()).toMatchObject({
      outcome: 'skipped',
      message: expect.stringContaining('catalog.product'),
    });
  });

  it('reports the expected and the actual value', async () => {
    const odd = faqs(async () => ({
      items: [{ id: 'a', category: 'Orders', question: 'How &amp; when?', answer: '<b>Now</b>' }],
      page: 0,
      pageSize: 50,
      total: Number.NaN,
      hasMore: false,
    }));
    const [first] = await conform(odd);
    expect(first).toMatchObject({
      case: 'content/faqs-shape',
      outcome: 'failed',
      message: 'faqs.total is NaN: answers are plain data',
    });
    const marked = faqs(async () => ({
      items: [{ id: 'a', category: 'Orders', question: 'How &amp; when?', answer: 'Now' }],
      page: 0,
      pageSize: 50,
      total: 1,
      hasMore: false,
    }));
    expect((await conform(marked))[0]?.message).toBe(
      'faqs.items[0].question has markup or entities in it: ports carry plain text, got "How &amp; when?"',
    );
  });

  it('skips the given cases with their reason', async () => {
    const report = await conform(none, { skip: { 'content/faqs-shape': 'not yet' } });
    expect(report[0]).toMatchObject({ case: 'content/faqs-shape', outcome: 'skipped', message: 'not yet' });
  });

  it('fails a case after its timeout', async () => {
    const report = await conform(
      faqs(() => new Promise(() => undefined)),
      { timeout: 20 },
    );
    expect(report[0]).toMatchObject({
      case: 'content/faqs-shape',
      outcome: 'failed',
      message: 'did not end within 20 ms',
    });
  });

  it('closes every environment that it opened, also after a failure', async () => {
    const close = vi.fn();
    const open = vi.fn(async () => ({ adapter: faqs(() => Promise.reject(new Error('no')))(), close }));
    await conform({ open });
    expect(open.mock.calls.length).toBeGreaterThan(5);
    expect(close).toHaveBeenCalledTimes(open.mock.calls.length);
  });

  it('prints counts per port, then failed and skipped cases', async () => {
    const report = await conform(
      demoHarness({ wrap: (demo) => ({ ...demo, profile: { saveLanguage: async () => undefined } }) }),
      { ports: ['profile'], skip: { 'profile/guest': 'no guests here' } },
    );
    expect(countByPort(report)).toEqual([{ port: 'profile', passed: 1, failed: 4, skipped: 9 }]);
    const text = formatReport(report);
    expect(text.split('\n')[0]).toBe('profile     1 passed, 4 failed, 9 skipped');
    expect(text).toContain(
      'failed profile/saved: the store has the language that was saved last\n  the saved language: expected "fr-CA", got "en-US"',
    );
    expect(text).toContain('skipped profile/guest: a guest has no profile to save: signed-out\n  no guests here');
  });
});

describe('under a test runner', () => {
  it('a case rejects with its id and takes no callback', async () => {
    const broken = caseOf(
      'content/faqs-shape',
      faqs(() => Promise.reject(new Error('no'))),
    );
    expect(broken?.run).toHaveLength(0);
    await expect(broken?.run()).rejects.toThrow('content/faqs-shape: no');
    await expect(caseOf('content/faqs-shape', none)?.run()).resolves.toBeUndefined();
  });

  it('a skip is reported if the runner supports it', async () => {
    const skip = vi.fn();
    await caseOf('content/image-unknown', none)?.run({ skip });
    expect(skip).toHaveBeenCalledExactlyOnceWith('the adapter has no content.image');
    // jest passes no argument; mocha and other runners pass one without `skip`.
    await caseOf('content/image-unknown', none)?.run();
    await caseOf('content/image-unknown', none)?.run({});
  });
});
