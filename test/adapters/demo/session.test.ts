import { describe, expect, it } from 'vitest';
import { createDemoAdapter, createMemoryStore, demoEmails, type DemoStore } from '../../../src/adapters/demo';
import { faqSource } from '../../../src/adapters/demo/faqs';
import { messagesFor } from '../../../src/adapters/demo/messages';
import { LANGUAGE_TAGS } from '../../../src/rules/languages';
import { imageSource } from '../../../src/rules/web';
import { change, demo, here, locale, preparedHandle } from './demo-support';

describe('the buyer of the demo', () => {
  it('is Dana, a guest, or the selected one', async () => {
    const adapter = demo({ user: null });
    let changeCount = 0;
    const stop = adapter.demo.subscribe(() => {
      changeCount += 1;
    });
    expect(await adapter.session.isGuest({})).toBe(true);
    await adapter.demo.signIn('mei');
    expect(await adapter.session.user({})).toEqual({
      id: 'mei',
      firstName: 'Mei',
      accountId: 'english-bay-social',
      permissions: ['ordering', 'finance'],
    });
    await adapter.demo.signIn(null);
    expect(await adapter.session.isGuest({})).toBe(true);
    stop();
    await adapter.demo.signIn('dana');
    expect(changeCount).toBe(2);
    expect(await demo().session.user({})).toMatchObject({ id: 'dana', accountId: here.accountId });
  });

  it('can have every role and every language', () => {
    const { buyers } = demo().demo;
    expect(new Set(buyers.flatMap(({ permissions }) => permissions))).toEqual(
      new Set(['super', 'ordering', 'finance', 'service']),
    );
    expect(new Set(buyers.map(({ language }) => language))).toEqual(new Set(LANGUAGE_TAGS));
  });

  it('stays on the switched account, in this tab and after a reload', async () => {
    const storage = createMemoryStore();
    const adapter = demo({ storage });
    const other = demo({ storage });
    expect((await other.session.user({})).accountId).toBe(here.accountId);
    await adapter.accounts.switchTo({ accountId: 'english-bay-social' });
    expect((await adapter.session.user({})).accountId).toBe('english-bay-social');
    expect((await other.session.user({})).accountId).toBe(here.accountId);
    expect((await demo({ storage }).session.user({})).accountId).toBe('english-bay-social');
    await expect(adapter.accounts.switchTo({ accountId: 'elsewhere' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(demo({ user: 'sam' }).accounts.switchTo({ accountId: 'english-bay-social' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('has the own account only in a list that includes it', async () => {
    const accounts = await demo().accounts.list({ includeOwn: false, locale });
    expect(accounts).toHaveLength(11);
    expect(accounts.every(({ isOwn }) => !isOwn)).toBe(true);
  });

  it('keeps the language saved for each user', async () => {
    const storage = createMemoryStore();
    const adapter = demo({ storage });
    await adapter.profile.saveLanguage({ language: 'fr' });
    expect((await demo({ storage }).demo.currentBuyer())?.language).toBe('fr-CA');
    await adapter.demo.signIn('sam');
    expect((await adapter.demo.currentBuyer())?.language).toBe('en-US');
  });
});

describe('stored state of the demo', () => {
  it('survives a reload: the cart, the order and its handle', async () => {
    const storage = createMemoryStore();
    const before = demo({ storage, scenario: 'full-cart' });
    const { handle, expectedTotal } = await preparedHandle(before);
    const placed = await before.checkout.place({ ...here, key: 'k', handle, expectedTotal });
    await change(before, { type: 'add', productId: 'p-104417', quantity: 7 });
    const after = demo({ storage, scenario: 'full-cart', clock: () => Date.UTC(2026, 10, 17, 16, 30) });
    expect((await after.cart.read(here)).lines.map(({ quantity }) => quantity)).toEqual([7]);
    expect(await after.checkout.outcome({ ...here, key: 'k', handle })).toMatchObject({
      outcome: 'done',
      order: { id: placed.outcome === 'done' ? placed.order.id : '' },
    });
    expect(await after.demo.peek()).toEqual(await before.demo.peek());
    await after.demo.reset();
    expect(await after.demo.peek()).toMatchObject({ carts: [], orders: [], handles: [], lists: [], reminders: [] });
    expect((await after.cart.read(here)).lines).toHaveLength(9);
  });

  it('is separate for scenarios with their own data, and shared by those that only fail calls', async () => {
    const storage = createMemoryStore();
    await change(demo({ storage }), { type: 'clear' });
    expect((await demo({ storage, scenario: 'full-cart' }).cart.read(here)).lines).toHaveLength(9);
    expect((await demo({ storage, scenario: 'conflict' }).cart.read(here)).lines).toEqual([]);
    expect(demo({ scenario: 'conflict' }).id).toBe(demo().id);
    expect(demo({ scenario: 'full-cart' }).id).not.toBe(demo().id);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['another version', { version: 99, cart: { lines: 'x' } }],
    ['null', null],
    [
      'a cart in another format',
      { version: 1, born: 1, revision: 3, sequence: 9, cart: { id: 7 }, handles: [], orders: [] },
    ],
    [
      'a line with a quantity of minus two',
      {
        version: 1,
        born: 1,
        revision: 3,
        sequence: 9,
        cart: { id: 'c', savedAt: 1, lines: [{ id: 'l', productId: 'p-104417', quantity: -2, changedIn: 1 }] },
        handles: 4,
        orders: {},
      },
    ],
  ])('starts over from %s', async (_, value) => {
    const storage = createMemoryStore();
    await corrupt(storage, value);
    const adapter = demo({ storage });
    expect((await adapter.cart.read(here)).totals.total.minor).toBe(104896);
    expect(await change(adapter, { type: 'clear' })).toMatchObject({ outcome: 'done' });
  });

  it('keeps the orders when only the cart is invalid, and drops only invalid orders', async () => {
    const storage = createMemoryStore();
    const adapter = demo({ storage, scenario: 'full-cart' });
    const { handle, expectedTotal } = await preparedHandle(adapter);
    await adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal });
    const [key] = (await storage.keys()).filter((name) => name.includes('/account/'));
    await storage.update(key ?? '', (state) =>
      Object.assign(state ?? {}, { cart: 'gone', orders: [...Reflect.get(Object(state), 'orders'), { id: 'forged' }] }),
    );
    const after = demo({ storage, scenario: 'full-cart' });
    expect((await after.demo.peek()).orders.map((order) => order.key)).toEqual(['k']);
    expect((await after.cart.read(here)).lines).toHaveLength(9);
    expect(await after.checkout.outcome({ ...here, key: 'k', handle })).toMatchObject({ outcome: 'done' });
  });

  it('works in memory in a browser without a database', async () => {
    const adapter = createDemoAdapter({ storage: 'indexeddb' });
    expect(await change(adapter, { type: 'clear' })).toMatchObject({ outcome: 'done' });
    expect((await adapter.cart.read(here)).lines).toEqual([]);
  });
});

/** Writes a value to the key of the taproom's state. */
async function corrupt(storage: DemoStore, value: unknown): Promise<void> {
  await demo({ storage }).cart.read(here);
  const [key] = (await storage.keys()).filter((name) => name.includes('/account/'));
  await storage.update(key ?? '', () => value);
}

describe('content of the demo', () => {
  it('has at least 24 questions in 5 categories in every language, as plain text', async () => {
    const adapter = demo();
    const english = await adapter.content.faqs({ page: 0, pageSize: 50, locale });
    for (const tag of LANGUAGE_TAGS) {
      const { items } = await adapter.content.faqs({ page: 0, pageSize: 50, locale: tag });
      expect(items.length).toBeGreaterThanOrEqual(24);
      expect(items.map(({ id }) => id)).toEqual(english.items.map(({ id }) => id));
      expect(new Set(items.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
      for (const { question, answer, category } of items) {
        expect(`${question}${answer}${category}`).not.toMatch(/<\/?\w|&\w+;|&#|undefined/);
        expect(Math.min(question.length, answer.length)).toBeGreaterThan(3);
      }
      if (tag !== 'en-US')
        expect(items.every(({ answer }, index) => answer !== english.items[index]?.answer)).toBe(true);
      const raw = JSON.stringify(await faqSource(tag));
      expect(raw).toMatch(/&\w+;/);
      expect(raw).toMatch(/<(ul|em|strong)>/);
    }
  });

  it('is in the requested language, except product names', async () => {
    const seen = new Set<string>();
    for (const tag of LANGUAGE_TAGS) {
      const { items, facets, sorts } = await demo().catalog.search({
        accountId: here.accountId,
        locale: tag,
        text: '104417',
        sort: null,
        facets: {},
        page: 0,
        pageSize: 10,
      });
      expect(items[0]?.name).toBe('Maribel Cola');
      seen.add(
        [
          items[0]?.description,
          items[0]?.packSize,
          items[0]?.packageType,
          ...facets.map(({ label }) => label),
          ...sorts.map(({ label }) => label),
        ].join(),
      );
    }
    expect(seen.size).toBe(LANGUAGE_TAGS.length);
    expect(messagesFor('de-DE')).toBe(messagesFor('en-US'));
  });

  it('has valid images by key, and null for unknown keys', async () => {
    const adapter = demo();
    for (const key of ['resend-background', 'logo']) {
      const image = await adapter.content.image({ key, locale });
      expect(imageSource(image?.source, { origin: 'https://shop.example' })).toBe(image?.source);
    }
    expect(await adapter.content.image({ key: 'constructor', locale })).toBe(null);
  });

  it('sends activation emails to known addresses, and refers others to customer service', async () => {
    const { activation } = demo();
    const outcomes = new Map<string, string>();
    for (const email of [...demoEmails.keys(), 'nobody@else.example', 'NEW@HarborLane.example', 'not an email'])
      outcomes.set(email, await activation.resend({ email }));
    expect(Object.fromEntries(outcomes)).toEqual({
      'new@harborlane.example': 'success',
      'sam@harborlane.example': 'success',
      'NEW@HarborLane.example': 'success',
      'dana@harborlane.example': 'already-activated',
      'noemie@brasserieducanal.example': 'already-activated',
      'error@harborlane.example': 'contact-customer-service',
      'odd@harborlane.example': 'contact-customer-service',
      'nobody@else.example': 'contact-customer-service',
      'not an email': 'contact-customer-service',
    });
  });
});
