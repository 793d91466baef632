import { describe, expect, it, vi } from 'vitest';
import { browserLock, fingerprint, intentStore, parseIntent, timedLock } from '../../../src/runtime/commit/intent';
import { memoryStore } from '../../../src/runtime/storage';
import { sampleIntent } from '../../support/commit-samples';

describe('a stored intent', () => {
  it('is parsed with all of its parts, and with nothing else', () => {
    expect(parseIntent({ ...sampleIntent, more: 1 })).toEqual(sampleIntent);
    expect(parseIntent({ ...sampleIntent, account: null })).toEqual({ ...sampleIntent, account: null });
    // A hash and a handle can be empty in a store that has none.
    for (const name of ['user', 'payload', 'handle'])
      expect(parseIntent({ ...sampleIntent, [name]: '' })).toEqual({ ...sampleIntent, [name]: '' });
  });

  it.each(Object.keys(sampleIntent))('is none without %s, or with another type of it', (name) => {
    const { [name]: _, ...rest } = { ...sampleIntent } as Record<string, unknown>; // read by name
    const values = [undefined, true, {}, ...(name === 'account' ? [7] : [null, name === 'time' ? '5' : 7])];
    const broken = [rest, ...values.map((value) => ({ ...sampleIntent, [name]: value }))];
    expect(broken.map(parseIntent)).toEqual(broken.map(() => null));
  });

  it.each(['id', 'adapter', 'operation'])('is none with an empty %s', (name) => {
    expect(parseIntent({ ...sampleIntent, [name]: '' })).toBeNull();
  });
});

describe('the store of intents', () => {
  it('has hashes instead of personal data', () => {
    const store = memoryStore();
    intentStore(store).save({
      ...sampleIntent,
      user: fingerprint('dana@harborlane.example'),
      payload: fingerprint({ po: 'HLT-1131', notes: 'Ring twice' }),
    });
    const texts = store.keys().map((key) => store.get(key));
    expect(texts).toHaveLength(1);
    expect(texts.join()).not.toMatch(/dana|HLT|Ring/);
  });

  it('lists those of an adapter and a user, oldest first, and removes one', () => {
    const store = memoryStore();
    const intents = intentStore(store);
    const [late, early] = [
      { ...sampleIntent, id: 'late', time: 9 },
      { ...sampleIntent, id: 'early', time: 1 },
    ];
    for (const one of [
      late,
      early,
      { ...sampleIntent, id: 'b', adapter: 'b' },
      { ...sampleIntent, id: 'v', user: 'v' },
    ])
      intents.save(one);
    store.set('other', JSON.stringify(sampleIntent));
    store.set('tradefront:1:intents:k', JSON.stringify(sampleIntent));
    store.set('tradefront:1:intent:broken', '{');
    expect(intents.list('a', 'u')).toEqual([early, late]);
    expect(store.keys()).not.toContain('tradefront:1:intent:broken');
    expect(store.keys()).toEqual(expect.arrayContaining(['other', 'tradefront:1:intents:k']));
    intents.remove('late');
    expect(intents.list('a', 'u')).toEqual([early]);
    expect(intents.list('b', 'u').map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the lock of an intent', () => {
  it('without the browser’s locks counts as free when a response would be overdue twice', async () => {
    const work = vi.fn(async () => {});
    await timedLock.hold('k', work);
    expect(work).toHaveBeenCalledOnce();
    expect(await timedLock.free('k', 60_000)).toBe(false);
    expect(await timedLock.free('k', 60_001)).toBe(true);
    vi.stubGlobal('navigator', undefined);
    expect(browserLock()).toBe(timedLock);
    vi.stubGlobal('navigator', {});
    expect(browserLock()).toBe(timedLock);
  });

  it('with the browser’s locks is free where no tab holds the lock of that intent', async () => {
    const held = new Set<string>();
    const request = async (name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown; // the last argument of every form
      const isAsked = rest.length === 2;
      if (isAsked) expect(rest[0]).toEqual({ ifAvailable: true });
      if (isAsked && held.has(name)) return work(null);
      held.add(name);
      const result = await work({});
      held.delete(name);
      return result;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const lock = browserLock();
    const seen: unknown[] = [];
    await lock.hold('k', async () => {
      seen.push([...held], await lock.free('k', 1e9), await lock.free('other', 0));
    });
    expect(seen).toEqual([['tradefront:1:intent:k'], false, true]);
    expect(await lock.free('k', 0)).toBe(true);
  });
});

describe('a fingerprint', () => {
  it('is the same for equal values, whatever the order of their keys', () => {
    expect(fingerprint({ b: [1, { d: 2, c: 3 }], a: null })).toBe(fingerprint({ a: null, b: [1, { c: 3, d: 2 }] }));
  });

  it('differs for values that differ', () => {
    const values = ['', 'a', 'b', 'ab', 'ba', 1, '1', null, [], {}, [1, 2], [2, 1], { a: 1 }, { a: 2 }, { b: 1 }];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });

  it('is 16 digits, the same in every version: a page of an earlier one may have stored it', () => {
    expect(['', 'u', { accountId: 'pine', lines: [1, 2] }].map(fingerprint)).toMatchInlineSnapshot(`
      [
        "ffcaaa85763ef039",
        "e9bf28167c938f34",
        "6f5f110d310ace12",
      ]
    `);
    // Digits at the front that are 0 stay.
    for (let at = 0; at < 200; at++) expect(fingerprint(at)).toMatch(/^[0-9a-f]{16}$/);
  });
});
