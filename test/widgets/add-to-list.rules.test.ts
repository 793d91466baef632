import { describe, expect, it, vi } from 'vitest';
import type { ListResult, ShoppingListSummary } from '../../src/domain';
import { PortError } from '../../src/ports';
import { storedKey, storeFor } from '../../src/runtime/storage';
import {
  type AddToListWork,
  createAddToList,
  findLists,
  lastUsedFirst,
  writableLists,
} from '../../src/widgets/common/add-to-list/add-to-list.machine';
import { lastListOf } from '../../src/widgets/common/add-to-list/last-list';

const list = (id: string, name: string): ShoppingListSummary => ({
  id,
  name,
  description: '',
  count: 3,
  changedAt: '2026-11-17T10:00:00-05:00',
});
const weekend = list('w', 'Weekend specials');
const bar = list('b', 'Bar à cocktails');
const done = (of: ShoppingListSummary): ListResult => ({ outcome: 'done', list: of });

/** Creates a store with mocked calls; each succeeds unless the test replaces it. */
function made(changes: Partial<AddToListWork> = {}) {
  const work = {
    add: vi.fn(async () => done(weekend)),
    create: vi.fn(async (name: string) => done(list('n', name))),
    readLists: vi.fn(async () => [weekend, bar]),
    done: vi.fn(),
    changed: vi.fn(),
    failed: vi.fn(),
    ...changes,
  };
  return { work, model: createAddToList(work) };
}

const named = async (name: string, changes: Partial<AddToListWork> = {}) => {
  const { work, model } = made(changes);
  model.toNew();
  model.type(name);
  await model.create([weekend, bar]);
  return { work, ...model.store.getState() };
};

describe('choosing a list', () => {
  it('sends one request for several presses', async () => {
    const { work, model } = made();
    const first = model.choose(weekend);
    expect(model.store.getState().now).toEqual({ step: 'adding', list: weekend });
    await Promise.all([first, model.choose(bar), model.create([])]);
    expect(work.add).toHaveBeenCalledExactlyOnceWith('w');
    expect(work.create).not.toHaveBeenCalled();
    expect(work.done).toHaveBeenCalledExactlyOnceWith(weekend);
  });

  it('names a full list, and reads the lists again after one was deleted', async () => {
    const full = made({ add: async () => ({ outcome: 'refused', reason: 'list-full' }) });
    await full.model.choose(weekend);
    expect(full.model.store.getState().now).toEqual({
      step: 'choosing',
      error: { kind: 'refused', reason: 'list-full', list: 'Weekend specials' },
    });
    expect(full.work.changed).not.toHaveBeenCalled();
    const missing = made({ add: async () => ({ outcome: 'refused', reason: 'list-gone' }) });
    await missing.model.choose(weekend);
    expect(missing.work.changed).toHaveBeenCalledOnce();
  });

  it('shows the error of a failed call until the dialog opens again', async () => {
    const { work, model } = made({ add: () => Promise.reject(new PortError('unavailable', 'Down')) });
    await model.choose(weekend);
    expect(model.store.getState().now).toEqual({
      step: 'choosing',
      error: { kind: 'failed', code: 'unavailable', list: 'Weekend specials' },
    });
    expect(work.failed).toHaveBeenCalledOnce();
    model.open();
    expect(model.store.getState().now).toEqual({ step: 'choosing', error: null });
  });
});

describe('a new list', () => {
  it('is created with a trimmed name', async () => {
    const { work, name, now } = await named('  Regatta ');
    expect(work.create).toHaveBeenCalledWith('Regatta');
    expect(work.done).toHaveBeenCalledOnce();
    expect([name, now.step]).toEqual(['', 'choosing']);
  });

  it.each([
    ['', 'valueMissing'],
    ['   ', 'valueMissing'],
    [' BAR  a cocktails', 'name-taken'],
  ] as const)('named “%s” has the problem %s and sends no request', async (text, problem) => {
    const { work, name, now } = await named(text);
    expect(now).toEqual({ step: 'naming', problem, error: null });
    expect(name).toBe(text);
    expect(work.create).not.toHaveBeenCalled();
  });

  it('keeps the typed name after an error or a refusal', async () => {
    const failed = await named('Regatta', { create: () => Promise.reject(new PortError('forbidden', 'No')) });
    expect([failed.name, failed.now]).toEqual([
      'Regatta',
      { step: 'naming', problem: null, error: { kind: 'failed', code: 'forbidden', list: null } },
    ]);
    const tooLong = await named('Regatta', {
      create: () => Promise.reject(new PortError('rejected', 'Long', { fields: { name: 'tooLong' } })),
    });
    expect([tooLong.name, tooLong.now]).toEqual(['Regatta', { step: 'naming', problem: 'tooLong', error: null }]);
    const taken = await named('Regatta', { create: async () => ({ outcome: 'refused', reason: 'name-taken' }) });
    expect([taken.name, taken.now]).toEqual(['Regatta', { step: 'naming', problem: 'name-taken', error: null }]);
    const eleventh = await named('Regatta', { create: async () => ({ outcome: 'refused', reason: 'too-many-lists' }) });
    expect([eleventh.name, eleventh.now]).toEqual([
      'Regatta',
      { step: 'choosing', error: { kind: 'refused', reason: 'too-many-lists', list: null } },
    ]);
    expect(eleventh.work.changed).toHaveBeenCalledOnce();
  });

  it('is found, not created twice, if the response of its creation was lost', async () => {
    const lost = { create: () => Promise.reject(new PortError('timeout', 'Lost')) };
    const found = await named('regatta', { ...lost, readLists: async () => [list('n', 'Regatta'), weekend, bar] });
    expect(found.work.done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'n' }));
    const notMade = await named('Regatta', lost);
    expect(notMade.work.done).not.toHaveBeenCalled();
    expect(notMade.now).toMatchObject({ step: 'naming', error: { kind: 'failed', code: 'timeout' } });
    const stillDown = await named('Regatta', {
      ...lost,
      readLists: () => Promise.reject(new PortError('offline', 'Off')),
    });
    expect(stillDown.now).toMatchObject({ step: 'naming', error: { kind: 'failed', code: 'timeout' } });
  });
});

describe('the displayed lists', () => {
  it('are searched without regard to case and accents', () => {
    expect(findLists([weekend, bar], 'BAR A')).toEqual([bar]);
    expect(findLists([weekend, bar], '  ')).toEqual([weekend, bar]);
    expect(findLists([weekend, bar], 'zzz')).toEqual([]);
  });

  it('start with the one used last, if it still exists', () => {
    expect(lastUsedFirst([weekend, bar], 'b')).toEqual([bar, weekend]);
    expect(lastUsedFirst([weekend, bar], 'gone')).toEqual([weekend, bar]);
    expect(lastUsedFirst([weekend, bar], null)).toEqual([weekend, bar]);
    // A list of another user with view access cannot take products.
    expect(lastUsedFirst(writableLists([weekend, { ...bar, access: 'view' }]), 'b')).toEqual([weekend]);
  });

  it('store the last one by account and ignore an invalid stored value', () => {
    lastListOf('demo', 'pine', 'memory').keep('w');
    expect(lastListOf('demo', 'pine', 'memory').read()).toBe('w');
    expect(lastListOf('demo', 'elm', 'memory').read()).toBeNull();
    const store = storeFor('lastList', 'memory');
    store.set(storedKey('lastList', 'demo', 'pine'), '{"id":1}');
    expect(lastListOf('demo', 'pine', 'memory').read()).toBeNull();
  });
});
