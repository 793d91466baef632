import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShoppingListItem, OrderFill, Product } from '../../src/domain';
import { createDemoAdapter, storyTime } from '../../src/adapters/demo';
import { type Adapter, PortError } from '../../src/ports';
import type { AddManyResult } from '../../src/runtime/cart/cart.state';
import {
  acceptAll,
  addAll,
  answer,
  retryMatches,
  insertLines,
  clear,
  insertFilledLines,
  scan,
  undo,
} from '../../src/widgets/order-builder/order-builder.actions';
import { toStoredRow, parseDraft } from '../../src/widgets/order-builder/order-builder.draft';
import { fetchFillLines } from '../../src/widgets/order-builder/lines-to-fill';
import { createBuilder, type BuilderPorts, type Line } from '../../src/widgets/order-builder/order-builder.store';
import {
  type BuilderRow,
  isEmptyRow,
  needOf,
  questionOf,
  rowTotalsOf,
} from '../../src/widgets/order-builder/rows.rules';
import { createScanFilter } from '../../src/widgets/order-builder/parts/camera-dialog';
import { createKeyboardWedge } from '../../src/widgets/common/keyboard-wedge';

const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
const account = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
const match = (entries: readonly string[]) => demo.catalog.match({ ...account, entries });
const productOf = async (sku: string): Promise<Product> => {
  const [found] = await match([sku]);
  if (!found?.product) throw new Error(`No ${sku}`);
  return found.product;
};

const builders: { flush(): void }[] = [];
afterEach(() => builders.splice(0).forEach((one) => one.flush()));

function builderWith(work: Partial<BuilderPorts> = {}, stored: Parameters<typeof createBuilder>[1] = null) {
  const builder = createBuilder(
    { match, add: async () => ({ outcome: 'done' }), onAdded: () => {}, save: () => {}, ...work },
    stored,
  );
  builders.push(builder);
  const rows = (): readonly BuilderRow[] =>
    builder.store
      .getState()
      .rowIds.map((id) => builder.store.getState().rows[id])
      .filter((row): row is BuilderRow => row !== undefined && !isEmptyRow(row));
  return { builder, rows };
}
const line = (entry: string, quantityText: string, at = 1): Line => ({
  entry,
  quantityText,
  lines: [at],
  status: 'matching',
});

describe('rows of the order builder', () => {
  it('matches pasted lines, merges lines of one product and drops none', async () => {
    const { builder, rows } = builderWith();
    await insertLines(
      builder,
      [line('104417', '8', 1), line('nonsense', '2', 2), line('104417', '3', 3), line('850001044170', '1', 4)],
      'pasted',
    );
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toContainEqual(['104417', '11']);
    expect(rows().find(({ entry }) => entry === 'nonsense')).toMatchObject({ product: null, quantityText: '2' });
    expect(
      rows()
        .flatMap(({ lines }) => lines)
        .sort(),
    ).toEqual([1, 2, 3, 4]);
  });

  it('matches five hundred lines in batches of a hundred', async () => {
    const batchSizes: number[] = [];
    const { builder, rows } = builderWith({
      match: async (entries) => (
        batchSizes.push(entries.length),
        entries.map((entry) => ({ entry, product: null, suggestions: [] }))
      ),
    });
    await insertLines(
      builder,
      Array.from({ length: 500 }, (_, nth) => line(`x-${nth}`, '1', nth + 1)),
      'pasted',
    );
    expect([rows().length, batchSizes]).toEqual([500, [100, 100, 100, 100, 100]]);
  });

  it('undoes the last action and keeps later edits', async () => {
    const { builder, rows } = builderWith();
    await insertLines(builder, [line('104417', '8')], 'pasted');
    await insertLines(builder, [line('677105', '3')], 'pasted');
    const [cola] = rows();
    builder.setQuantity(cola?.id ?? '', '9');
    undo(builder);
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toEqual([['104417', '9']]);
  });

  it('restores cleared rows on undo', async () => {
    const { builder, rows } = builderWith();
    await insertLines(builder, [line('104417', '8'), line('zzz', '1')], 'pasted');
    clear(builder);
    expect(rows()).toEqual([]);
    undo(builder);
    expect(rows().map(({ entry }) => entry)).toEqual(['104417', 'zzz']);
  });

  it('restores the product that was typed over', async () => {
    const { builder, rows } = builderWith();
    await insertLines(builder, [line('104417', '8')], 'pasted');
    const id = rows()[0]?.id ?? '';
    builder.typeEntry(id, 'cok');
    builder.restoreEntry(id);
    expect(rows()[0]).toMatchObject({ entry: '104417', quantityText: '8' });
    expect(rows()[0]?.product?.sku).toBe('104417');
  });

  it('adds one for each scan and keeps an unknown code as a row', async () => {
    const { builder, rows } = builderWith();
    await scan(builder, '104417');
    await scan(builder, '104417');
    expect(await scan(builder, '000111')).toBeNull();
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toEqual([
      ['104417', '2'],
      ['000111', ''],
    ]);
  });
});

describe('questions that stem from earlier orders', () => {
  const fillOf = async (change: Partial<OrderFill['lines'][number]>): Promise<OrderFill> => {
    const product = await productOf('104417');
    const base = {
      product,
      name: product.name,
      sku: product.sku,
      quantity: 8,
      previousPrice: { minor: 2190, currency: 'USD' },
      usual: { least: 6, most: 8 },
      substitute: null,
    };
    return { lines: [{ ...base, ...change }], orders: [{ id: 'o', number: '1', date: '2026-11-12' }] };
  };

  it.each([
    ['dearer', { previousPrice: { minor: 2100, currency: 'USD' } }],
    ['unusual', { quantity: 40 }],
  ] as const)('asks once about a row that is %s', async (kind, change) => {
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, await fillOf(change));
    const row = () => rows()[0] as BuilderRow;
    expect([needOf(row()), questionOf(row())?.kind]).toEqual(['question', kind]);
    answer(builder, row().id, true);
    expect(needOf(row())).toBeNull();
  });

  it('applies the suggested quantity when an unusual one is rejected', async () => {
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, await fillOf({ quantity: 40 }));
    answer(builder, rows()[0]?.id ?? '', false);
    expect(rows()[0]?.quantityText).toBe('8');
  });

  it('uses the substitute or removes the row, depending on the answer', async () => {
    const substitute = await productOf('677105');
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, await fillOf({ product: null, substitute }));
    const id = rows()[0]?.id ?? '';
    answer(builder, id, true);
    expect(rows().map(({ product, quantityText }) => [product?.sku, quantityText])).toEqual([['677105', '8']]);
    const other = builderWith();
    await insertFilledLines(other.builder, await fillOf({ product: null, substitute }));
    answer(other.builder, other.rows()[0]?.id ?? '', false);
    expect(other.rows()).toEqual([]);
  });

  it('adds a row only after its questions are answered, and accepts all of them at once', async () => {
    const add = vi.fn(async (): Promise<AddManyResult> => ({ outcome: 'done' }));
    const { builder, rows } = builderWith({ add });
    await insertFilledLines(builder, await fillOf({ previousPrice: { minor: 1, currency: 'USD' }, quantity: 40 }));
    await addAll(builder);
    expect(add).not.toHaveBeenCalled();
    acceptAll(builder);
    expect(rowTotalsOf(rows())).toMatchObject({ ready: 1, open: 0, cases: 40 });
  });

  it('does not double the quantities when rows are filled twice', async () => {
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, await fillOf({}));
    await insertFilledLines(builder, await fillOf({}));
    expect(rows().map(({ quantityText }) => quantityText)).toEqual(['8']);
  });
});

describe('adding to the cart', () => {
  const two = [line('104417', '8', 1), line('677105', '3', 2)];

  it('O17 F19: keeps quantities that the cart refused with the reason, and sends only those again', async () => {
    const sent: (readonly { readonly quantity: number }[])[] = [];
    const { builder, rows } = builderWith({
      add: async (items) => (
        sent.push(items),
        sent.length === 1
          ? { outcome: 'partial', items: [{ productId: 'p-104417', quantity: 5, reason: 'out-of-stock' }] }
          : { outcome: 'done' }
      ),
    });
    await insertLines(builder, two, 'pasted');
    await addAll(builder);
    expect(rows().map(({ entry, quantityText, refused }) => [entry, quantityText, refused])).toEqual([
      ['104417', '3', 'out-of-stock'],
    ]);
    await addAll(builder);
    expect(sent.map((items) => items.map(({ quantity }) => quantity))).toEqual([[8, 3], [3]]);
    expect(rows()).toEqual([]);
  });

  it.each(['offline', 'timeout', 'unavailable', 'forbidden'] as const)(
    'O17 F01 F04 F06 F10: keeps every row when adding fails: %s',
    async (code) => {
      const { builder, rows } = builderWith({
        add: async () => ({ outcome: 'failed', error: new PortError(code, 'Test') }),
      });
      await insertLines(builder, two, 'pasted');
      await addAll(builder);
      expect(rows()).toHaveLength(2);
      expect(builder.store.getState().outcome).toMatchObject({ kind: 'failed', code });
    },
  );

  it('O17 F02 F03: keeps every row and reports an unknown outcome after a lost response', async () => {
    const { builder, rows } = builderWith({ add: async () => ({ outcome: 'unknown' }) });
    await insertLines(builder, two, 'pasted');
    await addAll(builder);
    expect([rows().length, builder.store.getState().outcome?.kind]).toEqual([2, 'unknown']);
  });

  it('O17 F24 F25: sends one request when *Add all* is pressed twice', async () => {
    const add = vi.fn(() => new Promise<AddManyResult>((resolve) => setTimeout(() => resolve({ outcome: 'done' }), 5)));
    const { builder } = builderWith({ add });
    await insertLines(builder, two, 'pasted');
    await Promise.all([addAll(builder), addAll(builder)]);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('O17 F20: keeps a quantity that is typed while the request is pending', async () => {
    let answer = (_: AddManyResult) => {};
    const { builder, rows } = builderWith({ add: () => new Promise((resolve) => (answer = resolve)) });
    await insertLines(builder, two, 'pasted');
    const pendingAdd = addAll(builder);
    builder.setQuantity(rows()[0]?.id ?? '', '9');
    answer({ outcome: 'done' });
    await pendingAdd;
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toEqual([['104417', '9']]);
  });
});

describe('matching entries with products', () => {
  it('O17 F01 F05: keeps rows whose match failed, and matches them again', async () => {
    let works = false;
    const { builder, rows } = builderWith({
      match: (entries) => (works ? match(entries) : Promise.reject(new PortError('offline', 'Test'))),
    });
    await insertLines(builder, [line('104417', '8')], 'pasted');
    expect(needOf(rows()[0] as BuilderRow)).toBe('failed');
    works = true;
    await retryMatches(builder);
    expect(needOf(rows()[0] as BuilderRow)).toBeNull();
  });

  it('O17 F21: drops a match whose entry was typed over', async () => {
    const answers: ((found: Awaited<ReturnType<typeof match>>) => void)[] = [];
    const { builder, rows } = builderWith({ match: () => new Promise((resolve) => answers.push(resolve)) });
    const pendingInsert = insertLines(builder, [line('104417', '8')], 'pasted');
    builder.typeEntry(rows()[0]?.id ?? '', '677105');
    answers[0]?.(await match(['104417']));
    await pendingInsert;
    expect(rows()[0]).toMatchObject({ entry: '677105', product: null });
  });
});

describe('filling from a list', () => {
  const listsOf = (items: readonly ShoppingListItem[], size: number): Partial<Adapter> => ({
    lists: {
      read: async ({ page }) => ({
        list: { id: 'l-1', name: 'Bar', description: '', count: items.length, changedAt: '2026-11-17T10:00:00-05:00' },
        items: {
          items: items.slice(page * size, (page + 1) * size),
          page,
          pageSize: size,
          total: items.length,
          hasMore: (page + 1) * size < items.length,
        },
      }),
    },
  });
  const entry = async (
    sku: string,
    quantity: number,
    problem: ShoppingListItem['problem'] = null,
  ): Promise<ShoppingListItem> => ({ product: await productOf(sku), quantity, problem });

  it('fills every item of a paged list and asks no question about earlier prices', async () => {
    const items = await Promise.all([entry('104417', 8), entry('210031', 6), entry('677105', 3)]);
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, {
      lines: await fetchFillLines({ ...demo, ...listsOf(items, 2) }, { type: 'list', listId: 'l-1' }, account),
    });
    expect(rows().map(({ entry: sku, quantityText }) => [sku, quantityText])).toEqual([
      ['104417', '8'],
      ['210031', '6'],
      ['677105', '3'],
    ]);
    expect(rows().map(needOf)).toEqual([null, null, null]);
  });

  it('keeps a row for a product that is no longer sold, and doubles nothing on a second fill', async () => {
    const items = [await entry('104417', 8), await entry('210031', 6, 'not-listed')];
    const { builder, rows } = builderWith();
    const lines = await fetchFillLines({ ...demo, ...listsOf(items, 50) }, { type: 'list', listId: 'l-1' }, account);
    await insertFilledLines(builder, { lines });
    expect(rows().map(({ product }) => product?.sku ?? null)).toEqual(['104417', null]);
    expect(rows()[1]?.entry).toContain('210031');
    await insertFilledLines(builder, { lines });
    expect(
      rows()
        .filter(({ product }) => product !== null)
        .map(({ quantityText }) => quantityText),
    ).toEqual(['8']);
  });

  it('offers substitutes for list items that are out of stock or no longer sold', async () => {
    const items = await Promise.all([entry('104417', 8), entry('700318', 4), entry('210031', 6, 'not-listed')]);
    const { builder, rows } = builderWith();
    await insertFilledLines(builder, {
      lines: await fetchFillLines({ ...demo, ...listsOf(items, 50) }, { type: 'list', listId: 'l-1' }, account),
    });
    expect(rows().map((row) => questionOf(row)?.kind ?? null)).toEqual([null, 'out-of-stock', 'gone']);
    const [, beer, soda] = rows();
    answer(builder, beer?.id ?? '', true);
    expect(rows()[1]).toMatchObject({
      product: { name: 'Bramrook Ginger Beer', packSize: '24 × 12\u00a0oz cans' },
      quantityText: '4',
    });
    answer(builder, soda?.id ?? '', false);
    expect(rows()).toHaveLength(2);
  });

  it('O17 F06: fills the rows of a list when the substitutes can not be fetched', async () => {
    const items = await Promise.all([entry('104417', 8), entry('700318', 4)]);
    const { builder, rows } = builderWith();
    const catalog: Adapter['catalog'] = {
      ...demo.catalog,
      substitutes: () => Promise.reject(new PortError('unavailable', 'Down')),
    };
    await insertFilledLines(builder, {
      lines: await fetchFillLines(
        { ...demo, ...listsOf(items, 50), catalog },
        { type: 'list', listId: 'l-1' },
        account,
      ),
    });
    expect(rows().map((row) => needOf(row))).toEqual([null, 'out-of-stock']);
  });

  it('fills nothing from a deleted list, or without an earlier order', async () => {
    expect(
      await fetchFillLines({ ...demo, lists: { read: async () => null } }, { type: 'list', listId: 'l-1' }, account),
    ).toEqual([]);
    expect(
      await fetchFillLines({ ...demo, builder: { fill: async () => null } }, { type: 'last-order' }, account),
    ).toEqual([]);
  });
});

describe('stored draft of the order builder', () => {
  it('O17 F32: restores rows after a reload, fetches prices again and repeats open questions', async () => {
    const { builder, rows } = builderWith();
    const product = await productOf('104417');
    await insertFilledLines(builder, {
      lines: [
        {
          product,
          name: product.name,
          sku: product.sku,
          quantity: 8,
          previousPrice: { minor: 2000, currency: 'USD' },
          usual: null,
          substitute: null,
        },
      ],
    });
    await insertLines(builder, [line('not a product', '4')], 'pasted');
    const stored = parseDraft(JSON.parse(JSON.stringify(rows().map(toStoredRow))));
    const restored = builderWith({}, stored);
    await vi.waitFor(() => expect(restored.rows().map((row) => needOf(row))).toEqual(['question', 'not-found']));
    expect(restored.rows().map(({ quantityText }) => quantityText)).toEqual(['8', '4']);
  });

  it.each([
    ['null', null],
    ['a number', 7],
    ['no rows', []],
    ['rows of another shape', [{ sku: 1 }, 'x', null]],
  ])('O17 F36: restores no draft from %s', (_what, value) => {
    expect(parseDraft(value)).toBeNull();
  });

  it('O17 F48: reads only own properties of a stored draft', () => {
    const rows = parseDraft(
      JSON.parse(
        '[{"entry":"104417","wanted":"8","__proto__":{"lines":[1]},"answered":["dearer","constructor"],"past":{"usual":{"least":"x"}}}]',
      ),
    );
    expect(rows).toEqual([
      {
        entry: '104417',
        wanted: '8',
        lines: [],
        answered: ['dearer'],
        past: { then: null, usual: null, substitute: null },
      },
    ]);
  });
});

describe('scanner input', () => {
  const type = (wedge: ReturnType<typeof createKeyboardWedge>, text: string, every: number) =>
    [...text, 'Enter'].map((key, nth) => wedge.key(key, 1000 + nth * every)).at(-1);

  it('distinguishes a scanner from typing by its speed', () => {
    expect(type(createKeyboardWedge(), '850001044170', 8)).toBe('850001044170');
    expect(type(createKeyboardWedge(), '850001044170', 90)).toBeNull();
    expect(type(createKeyboardWedge(), '12', 8)).toBeNull();
  });

  it('counts a code again once it has left the camera image', () => {
    const sightings = createScanFilter();
    expect([0, 200, 400, 2000].map((time) => sightings.takeNew(['1'], time))).toEqual([['1'], [], [], ['1']]);
  });
});
