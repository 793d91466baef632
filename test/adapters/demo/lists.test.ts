import { describe, expect, it } from 'vitest';
import { createMemoryStore, type DemoAdapter } from '../../../src/adapters/demo';
import type { Product, ShoppingListDraft } from '../../../src/domain';
import { MAX_SHOPPING_LISTS } from '../../../src/rules/limits';
import { demo, here, taproom } from './demo-support';

const draft = (changes: Partial<ShoppingListDraft> = {}): ShoppingListDraft => ({
  name: 'Regatta',
  description: '',
  items: [{ productId: 'p-104417', quantity: 8 }],
  ...changes,
});
const create = (adapter: DemoAdapter, changes: Partial<ShoppingListDraft> = {}) =>
  adapter.lists.create({ ...here, draft: draft(changes) });

/** The lists of the taproom in the ledger. */
const storedLists = async (adapter: DemoAdapter) =>
  (await adapter.demo.peek()).lists.filter(({ accountId }) => accountId === taproom);

/** The first products of the catalog, most ordered first: more than fit on a list. */
async function everything(adapter: DemoAdapter): Promise<readonly Product[]> {
  const pages = await Promise.all(
    [0, 1].map((page) => adapter.catalog.search({ ...here, text: '', sort: null, facets: {}, page, pageSize: 200 })),
  );
  return pages.flatMap(({ items }) => items);
}

describe('shopping lists of the demo', () => {
  it('start with lists of ordered products, newest first', async () => {
    const adapter = demo();
    const lists = await adapter.lists.list(here);
    expect(lists.map(({ name }) => name)).toEqual([
      'Weekend specials',
      'Cocktail bar',
      'Taps and fountain',
      'Thursday order',
    ]);
    expect(lists.every(({ count }) => (count ?? 0) >= 3)).toBe(true);
    const ordered = new Set(
      (await everything(adapter)).filter(({ lastOrdered }) => lastOrdered !== null).map(({ id }) => id),
    );
    expect(ordered.size).toBeGreaterThan(10);
    for (const { items } of await storedLists(adapter))
      expect(items.every(({ productId, quantity }) => ordered.has(productId) && quantity > 0)).toBe(true);
  });

  it('differ by account and language, and an account without orders has none', async () => {
    const french = demo({ user: 'noemie' });
    expect(
      (await french.lists.list({ accountId: 'brasserie-du-canal', locale: 'fr-CA' })).map(({ name }) => name),
    ).toEqual(['Terrasse', 'Bar à cocktails', 'Commande du mercredi']);
    expect(await demo().lists.list({ ...here, accountId: 'old-port-pantry' })).toEqual([]);
  });

  it('show a new list first, in another tab too', async () => {
    const storage = createMemoryStore();
    const adapter = demo({ storage });
    expect(await create(adapter, { name: '  Regatta ', description: ' For the 4th ' })).toMatchObject({
      outcome: 'done',
      list: { name: 'Regatta', description: 'For the 4th', count: 1 },
    });
    const lists = await demo({ storage }).lists.list(here);
    expect(lists[0]).toMatchObject({ name: 'Regatta', count: 1 });
    expect((await storedLists(adapter))[0]).toMatchObject({
      name: 'Regatta',
      items: [{ productId: 'p-104417', quantity: 8 }],
    });
  });

  it('accept ten lists and refuse the eleventh', async () => {
    const adapter = demo();
    for (let nth = 5; nth <= MAX_SHOPPING_LISTS; nth += 1)
      expect((await create(adapter, { name: `List ${nth}` })).outcome).toBe('done');
    expect(await create(adapter, { name: 'One more' })).toEqual({ outcome: 'refused', reason: 'too-many-lists' });
    expect(await storedLists(adapter)).toHaveLength(MAX_SHOPPING_LISTS);
    expect(await demo({ scenario: 'ten-lists' }).lists.list(here)).toHaveLength(MAX_SHOPPING_LISTS);
    expect(await demo({ scenario: 'no-lists' }).lists.list(here)).toEqual([]);
  });

  it('refuse a name that differs only in case, accents and spaces', async () => {
    const adapter = demo();
    expect(await create(adapter, { name: ' wéekend   SPECIALS' })).toEqual({
      outcome: 'refused',
      reason: 'name-taken',
    });
    await expect(create(adapter, { name: '  ' })).rejects.toMatchObject({
      code: 'rejected',
      fields: { name: 'valueMissing' },
    });
    await expect(create(adapter, { name: 'x'.repeat(256) })).rejects.toMatchObject({
      code: 'rejected',
      fields: { name: 'tooLong' },
    });
    expect(await storedLists(adapter)).toHaveLength(4);
  });

  it('keep the larger quantity of a repeated product, in either order', async () => {
    const adapter = demo();
    const made = await create(adapter, {
      items: [
        { productId: 'p-104417', quantity: 8 },
        { productId: 'p-210031', quantity: 2 },
      ],
    });
    const listId = made.outcome === 'done' ? made.list.id : '';
    const answer = await adapter.lists.addItems({
      ...here,
      listId,
      items: [
        { productId: 'p-104417', quantity: 3 },
        { productId: 'p-210031', quantity: 6 },
        { productId: 'p-415500', quantity: 1 },
      ],
    });
    expect(answer).toMatchObject({ outcome: 'done', list: { id: listId, count: 3 } });
    expect((await storedLists(adapter))[0]?.items).toEqual([
      { productId: 'p-415500', quantity: 1 },
      { productId: 'p-104417', quantity: 8 },
      { productId: 'p-210031', quantity: 6 },
    ]);
  });

  it('refuse too many or discontinued products, and then write nothing', async () => {
    const adapter = demo({ scenario: 'thousand-line-cart' });
    const items = (await everything(adapter)).slice(0, 201).map(({ id }) => ({ productId: id, quantity: 1 }));
    expect(items).toHaveLength(201);
    expect(await create(adapter, { items })).toEqual({ outcome: 'refused', reason: 'list-full' });
    expect((await create(adapter, { items: items.slice(0, 200) })).outcome).toBe('done');
    const listId = (await storedLists(adapter))[0]?.id ?? '';
    expect(await adapter.lists.addItems({ ...here, listId, items: items.slice(199, 201) })).toEqual({
      outcome: 'refused',
      reason: 'list-full',
    });
    expect(await adapter.lists.addItems({ ...here, listId: 'nobody’s', items })).toEqual({
      outcome: 'refused',
      reason: 'list-gone',
    });
    await expect(
      adapter.lists.addItems({ ...here, listId, items: [{ productId: 'p-104417', quantity: 0 }] }),
    ).rejects.toMatchObject({ code: 'rejected' });
    await expect(
      adapter.lists.addItems({ ...here, listId, items: [{ productId: 'p-none', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await storedLists(adapter))[0]?.items).toHaveLength(200);
  });

  it('require the ordering permission', async () => {
    await expect(demo({ scenario: 'guest' }).lists.list({ accountId: null, locale: 'en-US' })).rejects.toMatchObject({
      code: 'signed-out',
    });
    await expect(demo({ user: 'priya' }).lists.list(here)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(demo({ user: 'noemie' }).lists.list(here)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('return to the initial lists after a reset', async () => {
    const adapter = demo();
    await create(adapter);
    await adapter.demo.reset();
    expect(await adapter.lists.list(here)).toHaveLength(4);
  });
});
