import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/domain';
import { PortError } from '../../src/ports';
import type { AddManyResult } from '../../src/runtime/cart/cart.state';
import {
  canEnter,
  createEntries,
  type EntryPorts,
  entryProblem,
  entryTotals,
  pastedColumn,
  typedText,
} from '../../src/widgets/product-grid/parts/entry/entry.store';
import { storeEntries, parseEntries } from '../../src/widgets/product-grid/parts/entry/entry.draft';
import { storedKey, storeFor } from '../../src/runtime/storage';
import { product } from '../runtime/cart/cart-support';

const cola = product('cola');
const tonic = product('tonic');
const keg: Product = { ...product('keg'), quantityRule: { min: 2, max: 10, step: 2 } };
const out: Product = { ...product('out'), stock: { label: 'out-of-stock', available: 0, backOn: null } };

type Item = Parameters<EntryPorts['addMany']>[0][number];

/** Creates a store of entries, and records the items it adds and the additions it reports. */
function listWith(answer: AddManyResult | Promise<AddManyResult>, requestAdd: EntryPorts['requestAdd'] = () => true) {
  const requests: (readonly Item[])[] = [];
  const added: string[] = [];
  const model = createEntries(() => ({
    addMany: async (items) => {
      requests.push(items);
      return answer;
    },
    requestAdd,
    onAdded: ({ id }, quantity) => added.push(`${id} ${quantity}`),
  }));
  return { model, requests, added, state: () => model.store.getState() };
}

const done: AddManyResult = { outcome: 'done' };
const textsOf = ({ entries }: ReturnType<ReturnType<typeof listWith>['state']>) =>
  Object.fromEntries(Object.entries(entries).map(([id, { text }]) => [id, text]));

describe('quantities typed into the list', () => {
  it('keeps quantities by product in typing order and drops an empty one', () => {
    const { model, state } = listWith(done);
    model.type(cola, '4');
    model.type(tonic, ' 12 ');
    model.type(cola, '６');
    expect(Object.entries(textsOf(state()))).toEqual([
      ['cola', '6'],
      ['tonic', '12'],
    ]);
    model.type(cola, '');
    expect(textsOf(state())).toEqual({ tonic: '12' });
  });

  it('counts orderable quantities and has no value while a price is unknown', () => {
    const { model, state } = listWith(done);
    model.type(cola, '4');
    model.type(tonic, '0');
    expect(entryTotals(state().entries)).toMatchObject({ products: 2, cases: 4 });
    model.type({ ...keg, price: { state: 'hidden' } }, '2');
    expect(entryTotals(state().entries)).toMatchObject({ products: 3, cases: 6, value: null });
    expect(entryTotals({}).value).toBeNull();
  });

  it('validates quantities by the product’s rule', () => {
    expect(entryProblem({ product: keg, text: '' })).toBeNull();
    expect(['0', '1', '3', '12', 'x'].map((text) => entryProblem({ product: keg, text })?.code)).toEqual([
      'invalidEntry',
      'rangeUnderflow',
      'stepMismatch',
      'rangeOverflow',
      'badInput',
    ]);
    expect([cola, out, { ...cola, price: { state: 'unavailable' } } as Product].map(canEnter)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('restores cleared quantities without overwriting later ones', () => {
    const { model, state } = listWith(done);
    model.type(cola, '4');
    model.type(tonic, '5');
    const before = model.clear();
    expect(textsOf(state())).toEqual({});
    model.type(cola, '9');
    model.restore(before);
    expect(textsOf(state())).toEqual({ cola: '9', tonic: '5' });
  });
});

describe('a pasted column', () => {
  it('reads the last of several pasted columns', () => {
    expect(pastedColumn('4')).toBeNull();
    expect(pastedColumn('4\n')).toEqual(['4']);
    expect(pastedColumn('4\r\n\r\n1 200\r\n')).toEqual(['4', '', '1200']);
    expect(pastedColumn('104417\t4\n210031\t\n')).toEqual(['4', '']);
    expect(typedText(' １ ０ ')).toBe('10');
  });

  it('fills down, skips blanks, and counts the values without an orderable row', () => {
    const { model, state } = listWith(done);
    model.type(tonic, '7');
    expect(model.fill([cola, tonic, out, keg], ['4', '', '5', '3', '8', ''])).toEqual({ filled: 2, off: 1, over: 1 });
    expect(textsOf(state())).toEqual({ tonic: '7', cola: '4', keg: '3' });
    expect(state().checked).toEqual({ cola: true, keg: true });
  });
});

describe('adding all entries', () => {
  it('adds nothing while an entry is invalid, and returns its product', async () => {
    const { model, requests, state } = listWith(done);
    model.type(cola, '4');
    model.type(keg, '3');
    expect(await model.addAll()).toBe('keg');
    expect(requests).toEqual([]);
    expect(state()).toMatchObject({ isAdding: false, checked: { keg: true }, feedback: { kind: 'fix', count: 1 } });
    expect(textsOf(state())).toEqual({ cola: '4', keg: '3' });
  });

  it('clears the entries that were added and reports each quantity', async () => {
    const { model, requests, added, state } = listWith(done);
    model.type(cola, '4');
    model.type(tonic, '2');
    expect(await model.addAll()).toBeNull();
    expect(requests).toEqual([
      [
        { product: cola, quantity: 4 },
        { product: tonic, quantity: 2 },
      ],
    ]);
    expect(added).toEqual(['cola 4', 'tonic 2']);
    expect(state()).toMatchObject({
      entries: {},
      feedback: { kind: 'done', cases: 6 },
      outcomes: { cola: { kind: 'added', quantity: 4 } },
    });
    model.type(cola, '1');
    expect(state().outcomes['cola']).toBeUndefined();
  });

  it('keeps refused entries with the reason and reports what was added of the others', async () => {
    const { model, added, state } = listWith({
      outcome: 'partial',
      items: [
        { productId: 'cola', quantity: 0, reason: 'not-listed' },
        { productId: 'tonic', quantity: 25, reason: 'out-of-stock' },
      ],
    });
    model.type(cola, '4');
    model.type(tonic, '40');
    model.type(keg, '2');
    await model.addAll();
    expect(textsOf(state())).toEqual({ cola: '4' });
    expect(state().outcomes).toMatchObject({
      cola: { kind: 'refused', reason: 'not-listed' },
      tonic: { kind: 'partial', quantity: 25, requested: 40, reason: 'out-of-stock' },
      keg: { kind: 'added', quantity: 2 },
    });
    expect(state().feedback).toEqual({ kind: 'some', count: 2 });
    expect(added).toEqual(['tonic 25', 'keg 2']);
  });

  it.each([
    ['unknown', { outcome: 'unknown' }, { kind: 'unknown' }],
    [
      'failed',
      { outcome: 'failed', error: new PortError('unavailable', 'down') },
      { kind: 'failed', code: 'unavailable' },
    ],
  ] as const)('keeps every entry when the outcome is %s', async (_, answer, feedback) => {
    const { model, added, state } = listWith(answer);
    model.type(cola, '4');
    await model.addAll();
    expect(textsOf(state())).toEqual({ cola: '4' });
    expect(state()).toMatchObject({ isAdding: false, feedback });
    expect(added).toEqual([]);
  });

  it('emits the host’s event for each product and keeps the entries it cancels', async () => {
    const { model, requests, state } = listWith(done, ({ id }) => id !== 'cola');
    model.type(cola, '4');
    model.type(tonic, '2');
    await model.addAll();
    expect(requests).toEqual([[{ product: tonic, quantity: 2 }]]);
    expect(textsOf(state())).toEqual({ cola: '4' });
    expect(state()).toMatchObject({
      outcomes: { cola: { kind: 'refused', reason: 'stopped' } },
      feedback: { kind: 'some', count: 1 },
    });
    await model.addAll();
    expect(requests).toHaveLength(1);
    expect(state()).toMatchObject({ isAdding: false, feedback: { kind: 'some', count: 1 } });
  });

  it('sends one request when *Add all* is pressed twice', async () => {
    let answered: (answer: AddManyResult) => void = () => {};
    const { model, requests, state } = listWith(new Promise<AddManyResult>((resolve) => (answered = resolve)));
    model.type(cola, '4');
    const first = model.addAll();
    await model.addAll();
    expect(state().isAdding).toBe(true);
    answered(done);
    await first;
    expect(requests).toHaveLength(1);
  });
});

describe('stored quantities of the list', () => {
  /** Opens a page with the list, which restores the entries of an earlier page in the same tab. */
  const page = (account = 'pine', answer: AddManyResult = done) => {
    const made = listWith(answer);
    return { ...made, leave: storeEntries(made.model, 'reload', account, 'memory') };
  };
  const readStoredEntries = () => storeFor('entries', 'memory').get(storedKey('entries', 'reload', 'pine'));

  it('restores entries when their product is loaded, for the account they were typed for', async () => {
    const before = page();
    before.model.type(cola, '4');
    before.model.type(keg, '3');
    before.leave();
    expect(JSON.parse(readStoredEntries() ?? '')).toEqual([
      ['cola', cola.sku, '4'],
      ['keg', keg.sku, '3'],
    ]);

    const other = page('dock');
    expect(other.state().pending).toEqual([]);
    other.leave();

    const { model, state, leave } = page();
    expect(state().pending.map(({ id }) => id)).toEqual(['cola', 'keg']);
    model.resolvePending([tonic, cola]);
    expect(textsOf(state())).toEqual({ cola: '4' });
    // Typed before the product of the restored entry was loaded.
    model.type(keg, '6');
    model.resolvePending([keg]);
    expect(textsOf(state())).toEqual({ cola: '4', keg: '6' });
    expect(state().pending).toEqual([]);
    await model.addAll();
    expect(readStoredEntries()).toBeNull();
    leave();
  });

  it('removes stored entries when the list is cleared, including those of products not loaded', () => {
    const before = page();
    before.model.type(cola, '4');
    before.model.type(keg, '2');
    before.leave();
    const { model, leave } = page();
    model.resolvePending([cola]);
    expect(JSON.parse(readStoredEntries() ?? '')).toHaveLength(2);
    model.clear();
    expect(readStoredEntries()).toBeNull();
    leave();
  });

  it.each([
    ['an object', { cola: 4 }],
    ['a missing part', [['cola', '4']]],
    ['an empty text', [['cola', 's', '']]],
    ['a number', [['cola', 's', 4]]],
    ['a text that is too long', [['cola', 's', '1'.repeat(21)]]],
    ['too many entries', Array.from({ length: 501 }, (_, at) => [`p${at}`, 's', '1'])],
  ])('restores nothing from %s', (_name, value) => {
    expect(parseEntries(value)).toBeNull();
  });
});
