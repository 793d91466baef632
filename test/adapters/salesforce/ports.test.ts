import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartChange, Product } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import { addMoney } from '../../../src/rules';
import type { FaultRule } from '../../support/platform-server';
import { openStore, type Store } from './support/store';

const locale = 'en-US';
let store: Store;
let accountId: string;
let products: readonly Product[];

const errorOf = async (work: Promise<unknown>): Promise<PortError> => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof PortError)) throw new Error('A PortError was expected');
  return thrown;
};
const fault = (...rules: FaultRule[]) => store.server.platform.faults.set(rules);
const change = (given: CartChange) => store.adapter.cart.change({ change: given, revision: null, accountId, locale });
const read = () => store.adapter.cart.read({ accountId, locale });
const inLedger = () =>
  store
    .peek()
    .carts.filter(({ status }) => status === 'Active' || status === 'Checkout')
    .find((cart) => cart.accountId === 'harbor-lane-taproom');
const search = (more: object = {}) =>
  store.adapter.catalog.search({ text: '', page: 0, pageSize: 10, sort: null, facets: {}, accountId, locale, ...more });

beforeAll(async () => {
  store = await openStore();
  accountId = await store.accountId();
  products = (await search({ pageSize: 50 })).items.filter(
    ({ stock, price, quantityRule: { min, step } }) =>
      stock.label === null && price.state === 'known' && min === 1 && step === 1,
  );
}, 30_000);
beforeEach(() => fault());
afterAll(() => store.close());

const product = (place: number): Product => {
  const found = products[place];
  if (found === undefined) throw new Error('The store has too few products');
  return found;
};

describe('session and accounts', () => {
  it('returns the buyer, or a guest', async () => {
    expect(await store.adapter.session.isGuest({})).toBe(false);
    expect(await store.adapter.session.user({})).toMatchObject({
      firstName: 'Dana',
      permissions: ['super', 'ordering', 'finance', 'service'],
    });
    const guests = await openStore({ scenario: 'guest-checkout' }, null);
    expect(await guests.adapter.session.isGuest({})).toBe(true);
    expect((await errorOf(guests.adapter.session.user({}))).code).toBe('signed-out');
    await guests.close();
  });

  it('lists accounts with their terms, with or without the own account', async () => {
    const all = await store.adapter.accounts.list({ includeOwn: true, locale });
    const others = await store.adapter.accounts.list({ includeOwn: false, locale });
    expect(all).toHaveLength(others.length + 1);
    expect(all[0]).toMatchObject({ name: 'Harbor Lane Taproom', number: '0048-2207', isDefault: true });
    expect(await store.adapter.accounts.read({ accountId, locale })).toMatchObject({
      timeZone: 'America/New_York',
      currency: 'USD',
      minimum: { cases: 40 },
    });
  });

  it('switches to another account, and reports the status text of a failed switch', async () => {
    const other = await store.accountId(1);
    await store.adapter.accounts.switchTo({ accountId: other });
    expect((await store.adapter.session.user({})).accountId).toBe(other);
    fault({ path: '**/effective-accounts/*', fault: { kind: 'status', status: 503, message: 'Back soon' } });
    const error = await errorOf(store.adapter.accounts.switchTo({ accountId }));
    expect(error.statusText).toBeTruthy();
    expect((await store.adapter.session.user({})).accountId).toBe(other);
    fault();
    await store.adapter.accounts.switchTo({ accountId });
  });

  it('ends with the session, detected by 401 or by a sign-in page', async () => {
    fault({ path: '**', fault: { kind: 'sign-in-page' }, times: 1 });
    expect((await errorOf(read())).code).toBe('signed-out');
    fault({ path: '**', fault: { kind: 'status', status: 401, code: 'INVALID_SESSION_ID' }, times: 1 });
    expect((await errorOf(read())).code).toBe('signed-out');
  });
});

describe('catalog', () => {
  it('searches by text, filters, sorts and pages; each product has its own price', async () => {
    const all = await search();
    expect(all.total).toBeGreaterThan(100);
    expect(all.hasMore).toBe(true);
    const brands = all.facets[0];
    const [value] = brands?.values ?? [];
    const some = await search({ facets: { [brands?.id ?? '']: [value?.id ?? ''] } });
    expect(some.total).toBe(value?.count);
    const sorted = await Promise.all(all.sorts.map(({ id }) => search({ sort: id })));
    expect(new Set(sorted.map(({ items }) => items.map(({ id }) => id).join())).size).toBeGreaterThan(1);
    const second = await search({ page: 1 });
    expect(second.items.map(({ id }) => id)).not.toEqual(all.items.map(({ id }) => id));
    expect((await search({ text: 'cola' })).items.every(({ name }) => /cola/i.test(name))).toBe(true);
  });

  it('filters by one of the store’s categories at a time', async () => {
    const everything = await search();
    const categories = everything.facets.find(({ id }) => id === 'Category');
    expect(categories?.label).toBe('Category');
    const [first, second] = categories?.values ?? [];
    const narrowed = await search({ facets: { Category: [first?.id ?? ''] } });
    expect(narrowed.total).toBe(first?.count);
    // The selected category can be removed; its siblings would widen the search, which the platform does not support.
    expect(narrowed.facets.find(({ id }) => id === 'Category')?.values).toEqual([first]);
    const byText = await search({ text: 'orange', facets: { Category: [second?.id ?? ''] } });
    expect(byText.total).toBeLessThan((await search({ text: 'orange' })).total ?? 0);
    expect((await search({ locale: 'fr-CA' })).facets.find(({ id }) => id === 'Category')?.label).toBe('Catégorie');
    // From a URL, before any response.
    const fresh = await store.adapterWith({}).catalog.search({
      text: '',
      page: 0,
      pageSize: 10,
      sort: null,
      facets: { Category: [first?.id ?? ''] },
      accountId,
      locale,
    });
    expect(fresh.facets.find(({ id }) => id === 'Category')?.values).toEqual([first]);
  });

  it('shows products whose prices failed as unavailable, never as 0, and hides prices from buyers who may not see them', async () => {
    fault({ path: '**/pricing/products', fault: { kind: 'status', status: 500 } });
    expect((await search()).items.every(({ price }) => price.state === 'unavailable')).toBe(true);
    fault({ path: '**/pricing/products', fault: { kind: 'status', status: 403, code: 'INSUFFICIENT_ACCESS' } });
    expect((await search()).items.every(({ price }) => price.state === 'hidden')).toBe(true);
    fault({
      path: '**/pricing/products',
      fault: { kind: 'set', at: 'pricingLineItemResults.0.success', value: false },
    });
    expect((await search()).items.map(({ price }) => price.state).slice(0, 2)).toContain('known');
  });

  it('returns a product with its images, null for an unknown one, and its substitutes', async () => {
    const one = await store.adapter.catalog.product({ productId: product(0).id, accountId, locale });
    expect(one).toMatchObject({ id: product(0).id, name: product(0).name, price: product(0).price });
    expect(await store.adapter.catalog.product({ productId: '01t000000000000AAA', accountId, locale })).toBeNull();
    expect(
      (await store.adapter.catalog.substitutes({ productId: product(0).id, accountId, locale })).length,
    ).toBeGreaterThan(0);
    expect(
      (await store.adapter.catalog.related({ productId: product(0).id, accountId, locale })).length,
    ).toBeGreaterThan(0);
  });

  it('matches texts with the store’s method, and exact SKUs without it', async () => {
    const entries = [product(3).sku, 'nothing like it', product(4).sku];
    const byMethod = await store.adapter.catalog.match({ entries, accountId, locale });
    expect(byMethod.map((match) => match.product?.id ?? null)).toEqual([product(3).id, null, product(4).id]);
    const lacking = store.adapterWith({ apex: { methods: { matchProducts: null } } });
    const byPlatform = await lacking.catalog.match({ entries, accountId, locale });
    expect(byPlatform.map((match) => match.product?.id ?? null)).toEqual([product(3).id, null, product(4).id]);
  });

  it('refuses texts that the platform would truncate', async () => {
    const values = Array.from({ length: 21 }, (_, index) => String(index));
    expect((await errorOf(search({ facets: { 'Custom/Brand__c': values } }))).fields).toEqual({
      facets: 'rangeOverflow',
    });
    expect((await search({ page: 500 })).hasMore).toBe(false);
  });
});

describe('cart', () => {
  beforeEach(async () => {
    await change({ type: 'clear' });
  });

  it('adds, sets, removes and clears, as the ledger records it', async () => {
    expect((await change({ type: 'add', productId: product(0).id, quantity: 3 })).outcome).toBe('done');
    const [line] = (await read()).lines;
    expect(await change({ type: 'set', lineId: line?.id ?? '', quantity: 9 })).toMatchObject({
      outcome: 'done',
      cart: { lines: [{ quantity: 9 }] },
    });
    expect(inLedger()?.lines.map(({ quantity }) => quantity)).toEqual([9]);
    expect(await change({ type: 'remove', lineId: line?.id ?? '' })).toMatchObject({
      outcome: 'done',
      cart: { lines: [] },
    });
    expect((await change({ type: 'remove', lineId: line?.id ?? '' })).outcome).toBe('done');
    expect(await change({ type: 'set', lineId: line?.id ?? '', quantity: 2 })).toMatchObject({
      outcome: 'refused',
      reason: 'line-gone',
    });
    expect(await change({ type: 'add', productId: product(0).id, quantity: 0 })).toMatchObject({
      outcome: 'refused',
      reason: 'quantity',
    });
  });

  it('adds many in the given order, and reports those that were not added', async () => {
    const items = [0, 1, 2].map((place) => ({ productId: product(place).id, quantity: place + 1 }));
    const answer = await change({
      type: 'add-many',
      items: [...items, { productId: '01tTf0000999999IAA', quantity: 1 }],
    });
    expect(answer).toMatchObject({
      outcome: 'partial',
      items: [{ productId: '01tTf0000999999IAA', quantity: 0, reason: 'not-listed' }],
    });
    expect((await read()).lines.map(({ product: { id } }) => id)).toEqual(items.map(({ productId }) => productId));
  });

  it('replaces a line’s product, with the store’s method and without it', async () => {
    for (const adapter of [store.adapter, store.adapterWith({ apex: { methods: { replaceCartItem: null } } })]) {
      await adapter.cart.change({ change: { type: 'clear' }, revision: null, accountId, locale });
      const added = await adapter.cart.change({
        change: { type: 'add', productId: product(0).id, quantity: 3 },
        revision: null,
        accountId,
        locale,
      });
      const lineId = added.cart?.lines[0]?.id ?? '';
      const answer = await adapter.cart.change({
        change: { type: 'replace', lineId, productId: product(1).id, quantity: 2 },
        revision: null,
        accountId,
        locale,
      });
      expect(answer).toMatchObject({
        outcome: 'done',
        cart: { lines: [{ quantity: 2, product: { id: product(1).id } }] },
      });
    }
  });

  it('removes the other product again when the line cannot be removed', async () => {
    const adapter = store.adapterWith({ apex: { methods: { replaceCartItem: null } } });
    const added = await adapter.cart.change({
      change: { type: 'add', productId: product(0).id, quantity: 3 },
      revision: null,
      accountId,
      locale,
    });
    fault({ method: 'DELETE', path: '**/cart-items/*', fault: { kind: 'status', status: 503 }, times: 1 });
    const error = await errorOf(
      adapter.cart.change({
        change: { type: 'replace', lineId: added.cart?.lines[0]?.id ?? '', productId: product(1).id, quantity: 2 },
        revision: null,
        accountId,
        locale,
      }),
    );
    expect(error.code).toBe('timeout');
    expect((await read()).lines.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([[product(0).id, 3]]);
  });

  it('reads long carts page by page, and its lines add up to the total', async () => {
    const items = products.slice(0, 40).map(({ id }) => ({ productId: id, quantity: 2 }));
    await change({ type: 'add-many', items });
    const { lines, totals } = await read();
    // Free goods are lines too.
    expect(lines.filter(({ isFreeGood }) => !isFreeGood)).toHaveLength(40);
    expect(
      addMoney(
        totals.subtotal,
        ...totals.discounts.map(({ amount }) => amount),
        ...[totals.deposits, totals.tax, totals.minimumOrderCharge].flatMap((amount) => amount ?? []),
      ),
    ).toEqual(totals.total);
    expect(totals.total.minor).toBe(inLedger()?.total);
  });

  it('never reports a sent change as not sent', async () => {
    for (const status of [401, 403, 409, 429]) {
      fault({ method: 'GET', path: '**/cart-items', fault: { kind: 'status', status } });
      expect((await errorOf(change({ type: 'add', productId: product(5).id, quantity: 1 }))).code, String(status)).toBe(
        'timeout',
      );
      fault();
    }
    fault({ method: 'POST', path: '**/cart-items', fault: { kind: 'drop', after: true }, times: 1 });
    expect((await errorOf(change({ type: 'add', productId: product(6).id, quantity: 1 }))).code).toBe('timeout');
    expect(inLedger()?.lines.find(({ productId }) => productId === product(6).id)?.quantity).toBe(1);
  });

  it('serializes the changes of one cart, whichever caller makes them', async () => {
    await Promise.all(
      [0, 1, 2, 3, 4].map((place) => change({ type: 'add', productId: product(place).id, quantity: 1 })),
    );
    expect(inLedger()?.lines).toHaveLength(5);
  });

  it('reports repricing while the platform calculates', async () => {
    store.server.platform.behaviour = { ...store.server.platform.behaviour, calculationReads: 2 };
    expect((await change({ type: 'add', productId: product(0).id, quantity: 3 })).cart?.isRepricing).toBe(true);
    await read();
    expect((await read()).isRepricing).toBe(false);
    store.server.platform.behaviour = { ...store.server.platform.behaviour, calculationReads: 0 };
  });

  it('finds a new cart when the known one no longer exists', async () => {
    await change({ type: 'add', productId: product(0).id, quantity: 3 });
    const other = store.adapterWith({});
    await other.cart.change({ change: { type: 'clear' }, revision: null, accountId, locale });
    expect(await change({ type: 'add', productId: product(1).id, quantity: 2 })).toMatchObject({
      outcome: 'done',
      cart: { lines: [{ quantity: 2 }] },
    });
  });

  it('requests a new token when the page’s token is refused', async () => {
    await change({ type: 'add', productId: product(0).id, quantity: 1 });
    store.server.platform.sessions.rotateTokens();
    expect((await change({ type: 'add', productId: product(1).id, quantity: 1 })).outcome).toBe('done');
  });
});

describe('orders, lists and reminders', () => {
  it('pages through the account’s orders, and reads one with its lines', async () => {
    const { orders } = store.adapter;
    const [one, two] = [
      await orders.list({ page: 0, pageSize: 20, accountId, locale }),
      await orders.list({ page: 1, pageSize: 20, accountId, locale }),
    ];
    expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(40);
    expect([...one.items].sort((a, b) => (a.placedAt < b.placedAt ? 1 : -1)).map(({ id }) => id)).toEqual(
      one.items.map(({ id }) => id),
    );
    const far = await store.adapterWith({}).orders.list({ page: 2, pageSize: 20, accountId, locale });
    expect(far.items.length).toBeGreaterThan(0);
    const detail = await orders.read({ orderId: one.items[3]?.id ?? '', accountId, locale });
    expect(detail).toMatchObject({ id: one.items[3]?.id, number: one.items[3]?.number, total: one.items[3]?.total });
    expect(detail?.lines.every(({ product: { packSize } }) => packSize !== '')).toBe(true);
    expect(await orders.read({ orderId: '1OsTf0009999999AAA', accountId, locale })).toBeNull();
    expect(
      await orders
        .read({ orderId: one.items[3]?.id ?? '', accountId: await store.accountId(1), locale })
        .catch((error: PortError) => error.code),
    ).not.toMatchObject({ id: one.items[3]?.id });
  });

  it('returns no orders for a buyer without any, in every form of the store’s response', async () => {
    for (const status of [403, 404]) {
      fault({ path: '**/order-summaries', fault: { kind: 'status', status } });
      expect((await store.adapter.orders.list({ page: 0, pageSize: 10, accountId, locale })).items).toEqual([]);
    }
    expect((await errorOf(store.adapter.orders.list({ page: 0, pageSize: 10, accountId: null, locale }))).code).toBe(
      'signed-out',
    );
  });

  it('counts cases from the lines when neither a method nor a field contains them', async () => {
    const { items } = await store.adapter.orders.list({ page: 0, pageSize: 10, accountId, locale });
    const bare = store.adapterWith({ apex: { methods: { getOrderTerms: null } } });
    const counted = await bare.orders?.list?.({ page: 0, pageSize: 10, accountId, locale });
    expect(items.some(({ cases }) => (cases ?? 0) > 1)).toBe(true);
    expect(counted?.items.map(({ id, cases }) => [id, cases])).toEqual(items.map(({ id, cases }) => [id, cases]));
    const detail = await bare.orders?.read?.({ orderId: items[0]?.id ?? '', accountId, locale });
    expect(detail?.cases).toBe(items[0]?.cases);
  });

  it('returns the account of an order', async () => {
    const other = await store.accountId(1);
    const { items } = await store.adapter.orders.list({ page: 0, pageSize: 10, accountId: other, locale });
    expect(await store.adapter.orders.accountOf({ orderId: items[0]?.id ?? '', locale })).toBe(other);
    expect(await store.adapter.orders.accountOf({ orderId: '1OsTf0009999999AAA', locale })).toBeNull();
  });

  it('returns the usual products', async () => {
    const usual = await store.adapter.orders.usual({ accountId, locale });
    expect(usual.length).toBeGreaterThan(3);
    expect(usual[0]?.orders).toBeGreaterThanOrEqual(usual[1]?.orders ?? 0);
  });

  it('stores lists with quantities and descriptions, at most ten', async () => {
    const { lists } = store.adapter;
    const draft = { name: 'Patio', description: 'Warm days', items: [{ productId: product(0).id, quantity: 4 }] };
    const made = await lists.create({ draft, accountId, locale });
    expect(made).toMatchObject({ outcome: 'done', list: { name: 'Patio', description: 'Warm days', count: 1 } });
    expect(await lists.create({ draft: { ...draft, name: ' PATÍO ' }, accountId, locale })).toEqual({
      outcome: 'refused',
      reason: 'name-taken',
    });
    const listId = made.outcome === 'done' ? made.list.id : '';
    for (const quantity of [9, 2])
      expect(
        await lists.addItems({ listId, items: [{ productId: product(0).id, quantity }], accountId, locale }),
      ).toMatchObject({ outcome: 'done', list: { count: 1 } });
    expect(store.peek().wishlists.find(({ id }) => id === listId)?.items).toEqual([
      { productId: product(0).id, quantity: 9 },
    ]);
    expect(await lists.addItems({ listId: '0WlTf0009999999KAA', items: draft.items, accountId, locale })).toEqual({
      outcome: 'refused',
      reason: 'list-gone',
    });
    for (let more = (await lists.list({ accountId, locale })).length; more < 10; more += 1)
      await lists.create({ draft: { ...draft, name: `List ${more}` }, accountId, locale });
    expect(await lists.create({ draft: { ...draft, name: 'One more' }, accountId, locale })).toEqual({
      outcome: 'refused',
      reason: 'too-many-lists',
    });
  });

  it('refuses a description that the store would drop', async () => {
    const { lists } = store.adapterWith({ apex: { methods: { saveListItems: null } } });
    expect(
      (await errorOf(lists.create({ draft: { name: 'Lost', description: 'Words', items: [] }, accountId, locale })))
        .fields,
    ).toEqual({ description: 'invalidEntry' });
  });

  it('creates, lists and removes reminders once', async () => {
    const { reminders } = store.adapter;
    const reminder = { at: '2031-01-01T08:00:00-05:00', repeats: 'weekly' as const, orderId: null };
    const [one, two] = [
      await reminders.create({ reminder, accountId, locale }),
      await reminders.create({ reminder, accountId, locale }),
    ];
    expect(two.id).toBe(one.id);
    expect(await reminders.list({ accountId, locale })).toHaveLength(1);
    await reminders.remove({ reminderId: one.id, accountId, locale });
    await reminders.remove({ reminderId: one.id, accountId, locale });
    expect(await reminders.list({ accountId, locale })).toHaveLength(0);
  });
});

describe('content', () => {
  it('returns the questions in the requested language, across the platform’s pages of 25, as plain text', async () => {
    const all = await store.adapter.content.faqs({ page: 0, pageSize: 50, locale: 'fr-CA' });
    expect(all.items.length).toBeGreaterThan(25);
    expect(all.hasMore).toBe(false);
    const second = await store.adapter.content.faqs({ page: 1, pageSize: 10, locale: 'fr-CA' });
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(10, 20).map(({ id }) => id));
    expect(second.hasMore).toBe(true);
    expect(all.items.every(({ answer }) => !/<|&[a-z]+;/i.test(answer))).toBe(true);
    const byMethod = await store
      .adapterWith({ siteId: undefined, channelId: undefined })
      .content.faqs({ page: 0, pageSize: 50, locale: 'fr-CA' });
    expect(byMethod.items.length).toBe(all.items.length);
  });

  it('falls back to the media path for an image that is not read, and records the error', async () => {
    fault({ path: '**/contents/**', fault: { kind: 'status', status: 403 } });
    const adapter = store.adapterWith({ sitePath: '/us' });
    expect(await adapter.content.image({ key: 'MC HERO', locale })).toEqual({
      source: '/us/cms/delivery/media/MC%20HERO',
      alt: '',
    });
    expect(adapter.platform.warnings).toHaveLength(1);
    // A transient error is retried.
    fault({ path: '**/contents/**', fault: { kind: 'status', status: 503 } });
    expect((await errorOf(adapter.content.image({ key: 'MC HERO', locale }))).code).toBe('unavailable');
    fault();
    expect(await adapter.content.image({ key: 'MCNONE', locale })).toBeNull();
  });

  it('names the missing or invalid parameter', async () => {
    const { platform } = store.adapter;
    const fieldsOf = async (request: unknown) => (await errorOf(platform.contents(request as never))).fields;
    expect(await fieldsOf(undefined)).toEqual({ options: 'valueMissing' });
    expect(await fieldsOf({})).toEqual({ channelOrSiteId: 'valueMissing' });
    expect(await fieldsOf({ channelOrSiteId: '001' })).toEqual({ channelOrSiteId: 'badInput' });
    expect(await fieldsOf({ channelOrSiteId: '0DM1', page: '1' })).toEqual({ page: 'typeMismatch' });
    expect(await fieldsOf({ channelOrSiteId: '0ap1', contentKeys: ['a'], managedContentIds: ['b'] })).toEqual({
      managedContentIds: 'badInput',
    });
  });
});

describe('capabilities without their server methods', () => {
  it('are absent', () => {
    const { activation, catalog, checkout, orders, profile, reminders } = store.adapterWith({
      apex: {
        methods: {
          getCheckoutTerms: null,
          sendActivationEmail: null,
          getSubstitutes: null,
          getUsualProducts: null,
          updateUserLanguage: null,
          createReminder: null,
        },
      } as object,
    });
    expect([
      activation.resend,
      catalog.substitutes,
      checkout.place,
      orders.usual,
      profile.saveLanguage,
      reminders.create,
    ]).toEqual(Array.from({ length: 6 }, () => undefined));
    expect([typeof catalog.search, typeof orders.list, typeof reminders.list]).toEqual([
      'function',
      'function',
      'function',
    ]);
  });
});

describe('calls without a port', () => {
  it('read the AI configuration, the shopper agent and contents', async () => {
    const { platform } = store.adapter;
    expect(await platform.aiConfiguration()).toMatchObject({
      isDeployed: expect.any(Boolean),
      tenant: expect.any(String),
    });
    expect(await platform.shopperAgentContext({ accountId })).toBeTypeOf('object');
    const { contents } = await platform.contents({
      channelOrSiteId: store.server.platform.siteId,
      contentTypeFQN: 'FAQ',
      page: 0,
      pageSize: 5,
      includeContentBody: true,
      language: 'en_US',
    });
    expect(contents).toHaveLength(5);
    const [first] = contents ?? [];
    expect(
      await platform.content({
        channelOrSiteId: store.server.platform.channelId,
        contentKeyOrId: first?.contentKey ?? '',
      }),
    ).toMatchObject({ contentKey: first?.contentKey });
  });

  it('manage coupons, addresses and the profile', async () => {
    const { platform } = store.adapter;
    await change({ type: 'add', productId: product(0).id, quantity: 2 });
    const { id: cartId } = await read();
    expect((await platform.coupons({ cartId, accountId })).cartCoupons?.coupons).toEqual([]);
    expect((await platform.promotions({ cartId, accountId })).length).toBeGreaterThanOrEqual(0);
    expect((await platform.profile()).firstName).toBe('Dana');
    const { items } = await platform.addresses({ accountId });
    const saved = await platform.saveAddress({
      accountId,
      address: {
        name: 'Back door',
        street: '1 Quay',
        city: 'Portland',
        region: 'ME',
        country: 'US',
        postalCode: '04101',
      },
    });
    expect((await platform.addresses({ accountId })).items).toHaveLength((items?.length ?? 0) + 1);
    await platform.removeAddress({ accountId, addressId: saved.addressId });
    expect((await platform.addresses({ accountId })).items).toHaveLength(items?.length ?? 0);
  });

  it('reorder, and read an order’s shipments', async () => {
    const { items } = await store.adapter.orders.list({ page: 0, pageSize: 20, accountId, locale });
    const orderId = items.find(({ status }) => status === 'delivered')?.id ?? '';
    const answer = await store.adapter.platform.reorder({ orderId, accountId });
    expect((answer.totalSucceededProductCount ?? 0) + (answer.totalFailedProductCount ?? 0)).toBeGreaterThan(0);
    expect((await store.adapter.platform.shipments({ orderId, accountId })).shipments).toBeInstanceOf(Array);
    expect(await store.adapter.platform.suggestions({ text: 'cola', accountId })).toBeInstanceOf(Array);
  });
});

describe('server methods of the store', () => {
  it('mark the cart for repricing after a change; a failed mark does not undo the change', async () => {
    await change({ type: 'clear' });
    await change({ type: 'add', productId: product(0).id, quantity: 1 });
    store.server.platform.log.clear();
    await change({ type: 'add', productId: product(1).id, quantity: 1 });
    const marks = store.server.platform.log.entries.filter(({ path }) => path.endsWith('/updateRepricingNeeded'));
    expect(marks.map(({ body }) => body)).toEqual([{ cartId: (await read()).id, isRepricingNeeded: true }]);
    fault({ path: '**/updateRepricingNeeded', fault: { kind: 'status', status: 500 } });
    expect((await change({ type: 'add', productId: product(2).id, quantity: 1 })).outcome).toBe('done');
  });

  it('read an image without a configured site, and send activation emails', async () => {
    const adapter = store.adapterWith({ siteId: undefined });
    store.server.platform.log.clear();
    await adapter.content.image({ key: 'MCNONE', locale: 'fr-CA' });
    const [request] = store.server.platform.log.entries.filter(({ path }) => path.endsWith('/getContent'));
    expect(JSON.parse(new URLSearchParams(request?.query).get('methodParams') ?? '')).toEqual({
      page: 0,
      pageSize: 1,
      language: 'fr_CA',
      filterby: null,
      contentId: 'MCNONE',
    });
    expect(await adapter.activation.resend({ email: 'dana@harborlane.example' })).toBe('already-activated');
    expect(await adapter.activation.resend({ email: 'new@harborlane.example' })).toBe('success');
    expect(await adapter.activation.resend({ email: 'nobody@else.example' })).toBe('contact-customer-service');
  });
});
