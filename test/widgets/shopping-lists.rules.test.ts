import { describe, expect, it } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import { PortError } from '../../src/ports';
import { createListEdits, type EditWork } from '../../src/widgets/shopping-lists/list-edits.store';
import { movedBy } from '../../src/widgets/shopping-lists/shopping-lists.lazy.rules';
import { withEdit, worthOf } from '../../src/widgets/shopping-lists/shopping-lists.rules';

const at = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
const demo = () => createDemoAdapter({ storage: 'memory', clock: () => Date.UTC(2026, 10, 16, 15), user: 'dana' });

async function someItems() {
  const { lists } = demo();
  const [first] = await lists.list(at);
  const read = await lists.read({ ...at, listId: first?.id ?? '', page: 0, pageSize: 200 });
  return read?.items.items ?? [];
}

const list = { id: 'l', name: 'L', description: '', count: 0, changedAt: '2026-11-16T15:00:00Z' };
const edits = (send: EditWork['send']) => createListEdits({ send, settled: () => {}, failed: () => {} });
const later = () => new Promise((done) => setTimeout(done));

describe('items of a list', () => {
  it('return to their position when a removal is undone', async () => {
    const items = await someItems();
    const order = items.map(({ product }) => product.id);
    const [, second] = items;
    if (second === undefined) throw new Error('The demo’s list has too few products');
    const without = withEdit(items, { type: 'remove', productIds: [second.product.id] });
    expect(without).toHaveLength(items.length - 1);
    expect(withEdit(without, { type: 'restore', entries: [second], order })).toEqual(items);
  });

  it('move by one position or to an end, and not past it', async () => {
    const items = await someItems();
    const ids = items.map(({ product }) => product.id);
    expect(movedBy(items, ids[0] ?? '', 'up')).toBeNull();
    expect(movedBy(items, ids[0] ?? '', 'down')).toEqual([ids[1], ids[0], ...ids.slice(2)]);
    expect(movedBy(items, ids[0] ?? '', 'last')).toEqual([...ids.slice(1), ids[0]]);
  });

  it('have no total if a price is missing', async () => {
    const [first] = await someItems();
    if (first === undefined) throw new Error('The demo’s list is empty');
    expect(
      worthOf([{ ...first, problem: null, product: { ...first.product, price: { state: 'unavailable' } } }]),
    ).toBeNull();
    expect(worthOf([])).toBeNull();
  });
});

describe('edits of a list', () => {
  it('apply at once, and roll back with the reason if they are refused', async () => {
    const items = await someItems();
    const productId = items[0]?.product.id ?? '';
    const model = edits(() => Promise.resolve({ outcome: 'refused', reason: 'read-only' }));
    model.serve(items);
    model.edit({ type: 'quantity', productId, quantity: 99 });
    expect(model.store.getState().items?.[0]?.quantity).toBe(99);
    await later();
    expect(model.store.getState().items).toEqual(items);
    expect(model.store.getState().error).toMatchObject({ reason: 'read-only' });
  });

  it('are sent one after another, and only the last of several waiting quantities', async () => {
    const items = await someItems();
    const productId = items[0]?.product.id ?? '';
    const sent: unknown[] = [];
    const model = edits((edit) => (sent.push(edit), later().then(() => ({ outcome: 'done', list }))));
    model.serve(items);
    for (const quantity of [5, 6, 7]) model.edit({ type: 'quantity', productId, quantity });
    await later();
    await later();
    await later();
    expect(sent).toEqual([5, 7].map((quantity) => ({ type: 'quantity', productId, quantity })));
    expect(model.store.getState().items?.[0]?.quantity).toBe(7);
  });

  it('keep later edits when an earlier one fails', async () => {
    const items = await someItems();
    const [one = '', two = ''] = items.map(({ product }) => product.id);
    const model = edits((edit) =>
      edit.type === 'remove'
        ? Promise.reject(new PortError('unavailable', 'no'))
        : Promise.resolve({ outcome: 'done', list }),
    );
    model.serve(items);
    model.edit({ type: 'remove', productIds: [one] });
    model.edit({ type: 'quantity', productId: two, quantity: 42 });
    await later();
    expect(model.store.getState().items?.map(({ product }) => product.id)).toEqual(
      items.map(({ product }) => product.id),
    );
    expect(model.store.getState().items?.[1]?.quantity).toBe(42);
  });
});

describe('lists of the demo', () => {
  it('can be shared, deleted and restored by their owner only', async () => {
    const { lists, demo: control } = demo();
    const [first] = await lists.list(at);
    const listId = first?.id ?? '';
    expect(first).toMatchObject({ access: 'own', owner: null, sharedWith: 1 });
    await lists.share({ ...at, listId, personId: 'sam', access: 'view' });
    await control.signIn('sam');
    expect(await lists.edit({ ...at, listId, name: 'Mine now', description: '' })).toEqual({
      outcome: 'refused',
      reason: 'read-only',
    });
    expect(await lists.remove({ ...at, listId })).toEqual({ outcome: 'refused', reason: 'read-only' });
    await control.signIn('dana');
    expect(await lists.remove({ ...at, listId })).toMatchObject({ outcome: 'done' });
    expect((await lists.list(at)).some(({ id }) => id === listId)).toBe(false);
    expect(await lists.restore({ ...at, listId })).toMatchObject({
      outcome: 'done',
      list: { id: listId, count: first?.count },
    });
  });
});
