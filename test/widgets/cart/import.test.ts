import { describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { PortError } from '../../../src/ports';
import { createImport, type ImportWork } from '../../../src/widgets/common/import/import.machine';
import { needsConfirmation, itemsToAdd, MAX_LINES } from '../../../src/widgets/common/import/import-rows';
import { rowProblem } from '../../../src/widgets/common/import/row-problem';
import { entriesOf, rowsOf } from '../../../src/widgets/common/import/parse-rows';

const read = async (text: string) => entriesOf(await rowsOf(text));
const plain = async (text: string) => (await read(text)).entries.map(({ entry, quantity }) => [entry, quantity]);

describe('a pasted list', () => {
  it.each([
    ['commas', '104417, 8\n677105, 3'],
    ['tabs, as a spreadsheet copies them', '104417\t8\n677105\t3'],
    ['semicolons', '104417;8\n677105;3'],
    ['quotes and a byte order mark', '\ufeff"104417","8"\r\n"677105","3"\r\n'],
    ['handwritten forms', '104417 x 8\n3 × 677105'],
    ['blanks', '104417 8\n677105 3'],
    ['names between code and quantity', '104417,Maribel Cola,8\n677105,Sunmill Orange Juice,3'],
    ['a mix of commas and tabs', '104417, 8\n677105\t3'],
  ])('is parsed with %s', async (_, text) => {
    expect(await plain(text)).toEqual([
      ['104417', '8'],
      ['677105', '3'],
    ]);
  });

  it('is parsed by its headings, in any order', async () => {
    const list = await read('Product,Qty,SKU\nCola,8,104417\nJuice,,677105');
    expect(list.hasHeader).toBe(true);
    // A code column takes precedence over a name column.
    expect(list.entries.map(({ entry, quantity }) => [entry, quantity])).toEqual([
      ['104417', '8'],
      ['677105', null],
    ]);
    expect((await read('Maribel Cola, 8')).hasHeader).toBe(false);
  });

  it('keeps lines that match nothing, and numbers lines as in the text', async () => {
    const { entries } = await read('104417, 8\n\n, 4\n104417 2\nMaribel Cola Syrup');
    expect(entries).toEqual([
      { lines: [1, 4], entry: '104417', quantity: '10' },
      { lines: [3], entry: '', quantity: '4' },
      { lines: [5], entry: 'Maribel Cola Syrup', quantity: null },
    ]);
  });
});

describe('an import', () => {
  const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
  const here = { accountId: 'harbor-lane-taproom', locale: 'en-US' } as const;
  const opened = (work: Partial<ImportWork> = {}) => {
    const reported: unknown[] = [];
    const model = createImport({
      match: (entries) => demo.catalog.match({ ...here, entries }),
      add: async () => ({ outcome: 'done' }),
      added: (...given) => void reported.push(given),
      ...work,
    });
    const rows = () => {
      const { now } = model.store.getState();
      return now.step === 'preview' ? now.rows : [];
    };
    const check = async (text: string) => {
      model.setText(text);
      await model.check();
      return rows();
    };
    return { model, rows, check, reported, now: () => model.store.getState().now };
  };

  it('adds nothing until an unusual quantity is confirmed', async () => {
    const requests: unknown[] = [];
    const { check, model, rows, now } = opened({
      add: async (items) => (requests.push(items.map(({ quantity }) => quantity)), { outcome: 'done' }),
    });
    await check('104417, 800\n677105, 3');
    expect(rows().map(needsConfirmation)).toEqual([true, false]);
    await model.add();
    expect([requests, now()]).toMatchObject([[], { step: 'preview', refusedAdds: 1 }]);
    model.confirm(0);
    expect(rows().map(needsConfirmation)).toEqual([false, false]);
    // A confirmation applies to one quantity only.
    model.setQuantity(0, '900');
    await model.add();
    expect([requests, now()]).toMatchObject([[], { step: 'preview', refusedAdds: 2 }]);
    model.confirm(0);
    await model.add();
    expect([requests, now().step]).toEqual([[[900, 3]], 'done']);
  });

  it('needs no confirmation of an excluded line', async () => {
    const { check, model, now } = opened();
    await check('104417, 800\n677105, 3');
    model.setExcluded(0, true);
    await model.add();
    expect(now().step).toBe('done');
  });

  it('matches each line to a product or a problem', async () => {
    const { check } = opened();
    const rows = await check(
      '104417, 8\n104417, 2\nHalden Tonic Watr, 6\n845011, 50\n999999, 1\n700318, 2\n, 3\n415500',
    );
    expect(rows.map((row) => [row.lines, row.product?.name ?? null, row.quantityText, rowProblem(row)])).toEqual([
      [[1, 2], 'Maribel Cola', '10', null],
      [[3], null, '6', 'near'],
      [[4], 'Fennimore Pale Ale', '50', 'quantity'],
      [[5], null, '1', expect.stringMatching(/near|not-found/)],
      [[6], 'Bramrook Ginger Beer', '2', 'out-of-stock'],
      [[7], null, '3', 'blank'],
      [[8], 'Coldwell Still Water', '1', null],
    ]);
    expect(itemsToAdd(rows).map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['104417', 10],
      ['415500', 1],
    ]);
  });

  it('adds the chosen product and the corrected quantity, without excluded lines', async () => {
    const { check, model, rows } = opened();
    const [near] = await check('Halden Tonic Watr, 6\n845011, 50\n104417, 1');
    model.chooseProduct(0, near?.suggestions[0]?.id ?? '');
    model.setQuantity(1, '2');
    model.setExcluded(2, true);
    expect(itemsToAdd(rows()).map(({ quantity }) => quantity)).toEqual([6, 2]);
  });

  it('adds a product once if lines name it by SKU and by name', async () => {
    const { check } = opened();
    const rows = await check('104417, 8\nMaribel Cola, 2');
    if (rows[1]?.product?.sku === '104417') expect(itemsToAdd(rows)).toMatchObject([{ quantity: 10 }]);
    else expect(rows[1]?.suggestions.map(({ sku }) => sku)).toContain('104417');
  });

  it('looks up a hundred entries per request, and stops when the buyer goes back', async () => {
    const requests: number[] = [];
    const { check, model, now } = opened({
      match: async (entries) => {
        requests.push(entries.length);
        if (requests.length === 3) model.back();
        return entries.map((entry) => ({ entry, product: null, suggestions: [] }));
      },
    });
    await check(Array.from({ length: 350 }, (_, at) => `sku-${at}`).join('\n'));
    expect(requests).toEqual([100, 100, 100]);
    expect(now()).toMatchObject({ step: 'writing' });
  });

  it.each([
    ['blank', '  \n ', { kind: 'empty' }],
    [
      'longer than the limit',
      Array.from({ length: MAX_LINES + 1 }, (_, at) => `s${at}`).join('\n'),
      { kind: 'too-many' },
    ],
  ])('keeps a text that is %s', async (_, text, problem) => {
    const { check, model } = opened();
    await check(text);
    expect(model.store.getState()).toMatchObject({ text, now: { step: 'writing', problem } });
  });

  it('keeps the text when the lookup fails', async () => {
    const { check, model } = opened({ match: async () => Promise.reject(new PortError('unavailable', 'down')) });
    await check('104417, 8');
    expect(model.store.getState()).toMatchObject({
      text: '104417, 8',
      now: { step: 'writing', problem: { kind: 'failed', code: 'unavailable' } },
    });
  });

  it('reports each product that was added in part', async () => {
    const { check, model, reported, now } = opened({
      add: async (items) => ({
        outcome: 'partial',
        items: [{ productId: items[0]?.product.id ?? '', quantity: 3, reason: 'out-of-stock' }],
      }),
    });
    await check('104417, 8\n415500, 2');
    await model.add();
    expect(now()).toMatchObject({
      step: 'done',
      added: 2,
      notAdded: [{ product: { sku: '104417' }, requested: 8, quantity: 3, reason: 'out-of-stock' }],
    });
    expect(reported).toMatchObject([[[{ quantity: 3 }, { quantity: 2 }], [{ quantity: 3 }]]]);
    expect(model.store.getState().text).toBe('');
  });

  it('keeps the text when nothing was added, and reports no additions after an unknown outcome', async () => {
    const failed = opened({ add: async () => ({ outcome: 'failed', error: new PortError('forbidden', 'no') }) });
    await failed.check('104417, 8');
    await failed.model.add();
    expect(failed.model.store.getState()).toMatchObject({
      text: '104417, 8',
      now: { added: 0, notAdded: [{ reason: 'forbidden' }] },
    });
    const lost = opened({ add: async () => ({ outcome: 'unknown' }) });
    await lost.check('104417, 8');
    await lost.model.add();
    expect(lost.now()).toMatchObject({ step: 'done', isUnknown: true });
    expect(lost.reported).toEqual([]);
  });
});
