import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type FaultKind, type FaultRule } from '../../src/adapters/demo';
import type { ShoppingListSummary } from '../../src/domain';
import { PortError } from '../../src/ports';
import { createAddToList } from '../../src/widgets/common/add-to-list/add-to-list.machine';
import { demo, here, locale, taproom } from '../adapters/demo/demo-support';
import { json, page, type Stubbed, stubbed } from '../adapters/salesforce/support/stub';

const items = [{ productId: 'p-677105', quantity: 3 }];

/** The dialog over a demo, its lists, and what the backend keeps. */
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
    kept: async () => (await backend.demo.peek()).lists.filter(({ accountId }) => accountId === taproom),
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

describe('putting products on a list', () => {
  it.each([
    ['O12 F01: offline', 'offline', 'offline'],
    ['O12 F03: when the request is lost on its way', 'drop-before-commit', 'timeout'],
    ['O12 F04: when no answer comes in time', 'timeout', 'timeout'],
    ['O12 F06: while the service is down', 'unavailable', 'unavailable'],
    ['O12 F07: while the service asks to be left alone', 'rate-limited', 'too-many-requests'],
    ['O12 F08: however long the service asks to be left alone', 'rate-limited', 'too-many-requests'],
    ['O12 F09: after the session ended', 'signed-out', 'signed-out'],
    ['O12 F10: without access', 'forbidden', 'forbidden'],
    ['O12 F11: that is gone', 'not-found', 'not-found'],
    ['O12 F12: while somebody else is at it', 'conflict', 'conflict'],
    ['O12 F13: that is not accepted', 'rejected', 'rejected'],
    ['O12 F15: when the answer can not be read', 'malformed', 'malformed'],
  ] as const)(
    '%s says why and for which list, sends nothing again by itself, and works when it is pressed again',
    async (_cell, kind, code) => {
      const { model, first, strike, now, calls, done, failed, kept } = await dialog();
      const before = await kept();
      strike(added(kind, { detail: { retryAfter: 5 } }));
      await model.choose(first);
      expect(now()).toEqual({ step: 'choosing', error: { kind: 'failed', code, list: first.name } });
      expect(failed).toHaveBeenCalledOnce();
      await new Promise((resolve) => setTimeout(resolve, 15));
      expect(calls).toEqual(['add']);
      expect(await kept()).toEqual(before);
      await model.choose(first);
      expect(done).toHaveBeenCalledOnce();
      expect((await kept()).find(({ id }) => id === first.id)?.items).toContainEqual(items[0]);
    },
  );

  it('O12 F02: that was done though its answer was lost adds nothing when it is done again', async () => {
    const { model, first, strike, kept, done } = await dialog();
    strike(added('commit-and-drop'));
    await model.choose(first);
    const once = await kept();
    await model.choose(first);
    expect(done).toHaveBeenCalledOnce();
    expect((await kept()).map(({ items: all }) => all)).toEqual(once.map(({ items: all }) => all));
  });

  it('O12 F02: finds a new list whose answer was lost, and makes no second', async () => {
    const { name, strike, kept, done, calls } = await dialog();
    strike(made('commit-and-drop'));
    await name('Regatta');
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Regatta' }));
    expect((await kept()).filter((list) => list.name === 'Regatta')).toHaveLength(1);
    expect(calls).toEqual(['create', 'look']);
  });

  it('O12 F03: keeps the name of a new list that never got there', async () => {
    const { name, strike, kept, model, now } = await dialog();
    strike(made('drop-before-commit'));
    await name('Regatta');
    expect([model.store.getState().name, now()]).toMatchObject([
      'Regatta',
      { step: 'naming', error: { code: 'timeout' } },
    ]);
    expect((await kept()).some((list) => list.name === 'Regatta')).toBe(false);
  });

  it('O12 F05: says that the service failed, with the name kept', async () => {
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

  it.each(['F20', 'F23'])(
    'O12 %s: is busy with the list that was chosen, and done with only when the server has said so',
    async () => {
      const { model, first, strike, now, done } = await dialog();
      strike(added('delay', { latency: 20 }));
      const adding = model.choose(first);
      expect(now()).toEqual({ step: 'adding', list: first });
      expect(done).not.toHaveBeenCalled();
      await adding;
      expect(done).toHaveBeenCalledOnce();
    },
  );

  it.each(['F21', 'F22', 'F24', 'F25'])('O12 %s: pressed twice, or two lists at once, is one request', async () => {
    const { model, first, lists, calls, done } = await dialog();
    await Promise.all([model.choose(first), model.choose(first), model.choose(lists[1] ?? first), model.create(lists)]);
    expect(calls).toEqual(['add']);
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: first.id }));
  });

  it.each(['F26', 'F32'])('O12 %s: goes on when its page goes away, and is there on the next', async () => {
    const store = createMemoryStore();
    const { model, first, strike } = await dialog({ storage: store });
    strike(added('delay', { latency: 20 }));
    void model.choose(first);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect((await (await dialog({ storage: store })).kept()).find(({ id }) => id === first.id)?.items).toContainEqual(
      items[0],
    );
  });

  it('O12 F29: two tabs that make a list of one name make one, and the second is told that the name is taken', async () => {
    const store = createMemoryStore();
    const [one, two] = [await dialog({ storage: store }), await dialog({ storage: store })];
    await one.name('Regatta');
    await two.name('Regatta');
    expect(two.now()).toEqual({ step: 'naming', problem: 'name-taken', error: null });
    expect((await two.kept()).filter((list) => list.name === 'Regatta')).toHaveLength(1);
  });

  it('O12 F30 F33: goes to the account it was asked for, and another’s lists stay as they were', async () => {
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
    ['rejects with no error', () => Promise.reject('no error')],
  ])('O12 F58: an adapter that %s is trouble like any other', async (_how, call) => {
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
    ['O12 F44: emoji, both directions and joiners', '👩‍👩‍👧‍👦 שלום \u202eabc\u202c a\u200bb'],
  ])('%s for a name are sent as they were typed, or said to be too long and kept', async (_cell, text) => {
    const { name, model, now, kept } = await dialog();
    await name(text);
    const state = model.store.getState();
    if (now().step === 'naming') expect([state.name, now()]).toMatchObject([text, { problem: 'tooLong' }]);
    else expect((await kept()).map((list) => list.name)).toContain(text);
  });
});

describe('lists over the platform’s wire', () => {
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
    ['O12 F14: an answer that is still to come', new Response(null, { status: 202 }), 'malformed'],
    [
      'O12 F16: a page to sign in on',
      page('<!DOCTYPE html><form action="/login"><input name="pw" type="password"></form>'),
      'signed-out',
    ],
    ['O12 F17: lists of another kind', json({ summaries: 'none' }), 'malformed'],
  ] as const)('%s is never taken for lists', async (_cell, answer, code) => {
    await expect(read(answer)).rejects.toMatchObject({ name: 'PortError', code });
  });

  it('O12 F18 F48: words nobody knows and names of an object’s own kind change nothing', async () => {
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

  it('O12 F47: lists that are sent twice are shown, each with its own id to act on', async () => {
    const lists = await read(
      json({ ...sound, summaries: [...sound.summaries, { ...sound.summaries[0], id: '0Wl000000000002' }] }),
    );
    expect(new Set(lists.map(({ id }) => id)).size).toBe(2);
  });
});
