import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type FaultKind, type FaultRule } from '../../src/adapters/demo';
import type { ShoppingListSummary } from '../../src/domain';
import { PortError } from '../../src/ports';
import { createAddToList } from '../../src/widgets/common/add-to-list/add-to-list.machine';
import { demo, here, locale, taproom } from '../adapters/demo/demo-support';
import { json, page, type Stubbed, stubbed } from '../adapters/salesforce/support/stub';

const items = [{ productId: 'p-677105', quantity: 3 }];

/** The dialog over a demo, its lists, and the backend's record. */
async function dialog(options: Parameters<typeof demo>[0] = {}) {
  const backend = demo(options);
  const calls: string[] = [];
  const noted = <Answer>(name: string, answer: Promise<Answer>): Promise<Answer> => (calls.push(name), answer);
  const [done, changed, failed] = [
    vi.fn<(list: ShoppingListSummary) => void>(),
    vi.fn(),
    vi.fn<(error: PortError) => void>(),
  ];
  const model = createAddToList({
    add: (listId) => noted('add', backend.lists.addItems({ ...here, listId, items })),
    create: (name) => noted('create', backend.lists.create({ ...here, draft: { name, description: '', items } })),
    readLists: () => noted('look', backend.lists.list(here)),
    done,
    changed,
    failed,
  });
  const lists = await backend.lists.list(here);
  const [first] = lists;
  if (first === undefined) throw new Error('The story has lists');
  return {
    backend,
    model,
    lists,
    first,
    done,
    failed,
    calls,
    now: () => model.store.getState().now,
    name: (name: string) => (model.toNew(), model.type(name), model.create(lists)),
    strike: (...faults: readonly FaultRule[]) => backend.demo.setFaults(faults),
    storedLists: async () => (await backend.demo.peek()).lists.filter(({ accountId }) => accountId === taproom),
  };
}

const added = (kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
  method: 'lists.addItems',
  kind,
  times: 1,
  ...more,
});
const made = (kind: FaultKind, more: Partial<FaultRule> = {}): FaultRule => ({
  method: 'lists.create',
  kind,
  times: 1,
  ...more,
});

describe('adding products to a list', () => {
  it.each([
    ['O12 F01: offline', 'offline', 'offline'],
    ['O12 F03: a lost request', 'drop-before-commit', 'timeout'],
    ['O12 F04: a timeout', 'timeout', 'timeout'],
    ['O12 F06: a service that is down', 'unavailable', 'unavailable'],
    ['O12 F07: a requested delay', 'rate-limited', 'too-many-requests'],
    ['O12 F08: a requested delay of any length', 'rate-limited', 'too-many-requests'],
    ['O12 F09: an ended session', 'signed-out', 'signed-out'],
    ['O12 F10: missing access', 'forbidden', 'forbidden'],
    ['O12 F11: a missing list', 'not-found', 'not-found'],
    ['O12 F12: a conflict', 'conflict', 'conflict'],
    ['O12 F13: a rejected addition', 'rejected', 'rejected'],
    ['O12 F15: an unreadable response', 'malformed', 'malformed'],
  ] as const)(
    '%s shows the reason and the list, retries nothing automatically and works when it is pressed again',
    async (_cell, kind, code) => {
      const { model, first, strike, now, calls, done, failed, storedLists } = await dialog();
      const before = await storedLists();
      strike(added(kind, { detail: { retryAfter: 5 } }));
      await model.choose(first);
      expect(now()).toEqual({ step: 'choosing', error: { kind: 'failed', code, list: first.name } });
      expect(failed).toHaveBeenCalledOnce();
      await new Promise((resolve) => setTimeout(resolve, 15));
      expect(calls).toEqual(['add']);
      expect(await storedLists()).toEqual(before);
      await model.choose(first);
      expect(done).toHaveBeenCalledOnce();
      expect((await storedLists()).find(({ id }) => id === first.id)?.items).toContainEqual(items[0]);
    },
  );

  it('O12 F02: adds nothing when an addition whose response was lost is repeated', async () => {
    const { model, first, strike, storedLists, done } = await dialog();
    strike(added('commit-and-drop'));
    await model.choose(first);
    const once = await storedLists();
    await model.choose(first);
    expect(done).toHaveBeenCalledOnce();
    expect((await storedLists()).map(({ items: all }) => all)).toEqual(once.map(({ items: all }) => all));
  });

  it('O12 F02: finds a new list whose response was lost, and does not create a second one', async () => {
    const { name, strike, storedLists, done, calls } = await dialog();
    strike(made('commit-and-drop'));
    await name('Regatta');
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Regatta' }));
    expect((await storedLists()).filter((list) => list.name === 'Regatta')).toHaveLength(1);
    expect(calls).toEqual(['create', 'look']);
  });

  it('O12 F03: keeps the name of a new list whose request was lost', async () => {
    const { name, strike, storedLists, model, now } = await dialog();
    strike(made('drop-before-commit'));
    await name('Regatta');
    expect([model.store.getState().name, now()]).toMatchObject([
      'Regatta',
      { step: 'naming', error: { code: 'timeout' } },
    ]);
    expect((await storedLists()).some((list) => list.name === 'Regatta')).toBe(false);
  });

  it('O12 F05: reports that the service failed, and keeps the name', async () => {
    const failing = () => Promise.reject(new PortError('unexpected', '500'));
    const model = createAddToList({
      add: failing,
      create: failing,
      readLists: async () => [],
      done: () => {},
      changed: () => {},
      failed: () => {},
    });
    model.toNew();
    model.type('Regatta');
    await model.create([]);
    expect(model.store.getState()).toEqual({
      name: 'Regatta',
      now: { step: 'naming', problem: null, error: { kind: 'failed', code: 'unexpected', list: null } },
    });
  });

  it.each(['F20', 'F23'])('O12 %s: shows the selected list as busy until the server has answered', async () => {
    const { model, first, strike, now, done } = await dialog();
    strike(added('delay', { latency: 20 }));
    const adding = model.choose(first);
    expect(now()).toEqual({ step: 'adding', list: first });
    expect(done).not.toHaveBeenCalled();
    await adding;
    expect(done).toHaveBeenCalledOnce();
  });

  it.each(['F21', 'F22', 'F24', 'F25'])(
    'O12 %s: sends one request for a double click, or for two lists at once',
    async () => {
      const { model, first, lists, calls, done } = await dialog();
      await Promise.all([
        model.choose(first),
        model.choose(first),
        model.choose(lists[1] ?? first),
        model.create(lists),
      ]);
      expect(calls).toEqual(['add']);
      expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: first.id }));
    },
  );

  it.each(['F26', 'F32'])(
    'O12 %s: completes after its page is closed, and shows the list on the next page',
    async () => {
      const store = createMemoryStore();
      const { model, first, strike } = await dialog({ storage: store });
      strike(added('delay', { latency: 20 }));
      void model.choose(first);
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect(
        (await (await dialog({ storage: store })).storedLists()).find(({ id }) => id === first.id)?.items,
      ).toContainEqual(items[0]);
    },
  );

  it('O12 F29: creates one list when two tabs use the same name, and tells the second one that the name is taken', async () => {
    const store = createMemoryStore();
    const [one, two] = [await dialog({ storage: store }), await dialog({ storage: store })];
    await one.name('Regatta');
    await two.name('Regatta');
    expect(two.now()).toEqual({ step: 'naming', problem: 'name-taken', error: null });
    expect((await two.storedLists()).filter((list) => list.name === 'Regatta')).toHaveLength(1);
  });

  it('O12 F30 F33: changes the list of the account in the request, and no list of another one', async () => {
    const { model, first, backend } = await dialog();
    const others = async () => (await backend.demo.peek()).lists.filter(({ accountId }) => accountId !== taproom);
    const before = await others();
    const adding = model.choose(first);
    await backend.accounts.switchTo({ accountId: 'english-bay-social' });
    await adding;
    expect(await others()).toEqual(before);
    expect(
      (await backend.lists.list({ accountId: 'english-bay-social', locale })).some(({ id }) => id === first.id),
    ).toBe(false);
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects without an error', () => Promise.reject('no error')],
  ])('O12 F58: handles an adapter that %s like any other error', async (_how, call) => {
    const failed = vi.fn();
    const model = createAddToList({
      add: call,
      create: call,
      readLists: call,
      done: () => {},
      changed: () => {},
      failed,
    });
    await model.choose({ id: 'l', name: 'L', description: '', count: 0, changedAt: '2026-11-17T10:00:00-05:00' });
    expect(model.store.getState().now).toMatchObject({
      step: 'choosing',
      error: { kind: 'failed', code: 'unexpected' },
    });
    model.toNew();
    model.type('Regatta');
    await model.create([]);
    expect(model.store.getState()).toMatchObject({
      name: 'Regatta',
      now: { step: 'naming', error: { kind: 'failed', code: 'unexpected' } },
    });
  });

  it.each([
    ['O12 F43: ten thousand characters', 'W'.repeat(10_000)],
    ['O12 F44: emoji, both text directions and joiners', '👩‍👩‍👧‍👦 שלום \u202eabc\u202c a\u200bb'],
  ])('%s in a name are sent as typed, or reported as too long and kept', async (_cell, text) => {
    const { name, model, now, storedLists } = await dialog();
    await name(text);
    const state = model.store.getState();
    if (now().step === 'naming') expect([state.name, now()]).toMatchObject([text, { problem: 'tooLong' }]);
    else expect((await storedLists()).map((list) => list.name)).toContain(text);
  });
});

describe('lists over the platform’s wire format', () => {
  const sound = {
    wishlistCount: 1,
    summaries: [{ id: '0Wl000000000001', name: 'Weekend', productCount: 3, modifiedDate: '2026-11-17T10:00:00.000Z' }],
  };
  const read = (answer: Stubbed) =>
    stubbed({ '/wishlists': answer, getListTerms: { lists: [] } }).adapter.lists.list({
      accountId: '001Tf0000000001IAA',
      locale,
    });

  it.each([
    ['O12 F14: a response that is still in progress', new Response(null, { status: 202 }), 'malformed'],
    [
      'O12 F16: a sign-in page',
      page('<!DOCTYPE html><form action="/login"><input name="pw" type="password"></form>'),
      'signed-out',
    ],
    ['O12 F17: lists of another type', json({ summaries: 'none' }), 'malformed'],
  ] as const)('%s is never read as lists', async (_cell, answer, code) => {
    await expect(read(answer)).rejects.toMatchObject({ name: 'PortError', code });
  });

  it('O12 F18 F48: ignores unknown texts and names of object prototypes', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).length;
    const lists = await read(
      new Response(
        JSON.stringify(sound).replace(
          '{"id"',
          '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"type":"SOLAR","id"',
        ),
      ),
    );
    expect(lists).toHaveLength(1);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
    expect('polluted' in {}).toBe(false);
  });

  it('O12 F47: shows lists that are sent twice, each with its own id', async () => {
    const lists = await read(
      json({ ...sound, summaries: [...sound.summaries, { ...sound.summaries[0], id: '0Wl000000000002' }] }),
    );
    expect(new Set(lists.map(({ id }) => id)).size).toBe(2);
  });
});
