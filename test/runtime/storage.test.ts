import { describe, expect, it, vi } from 'vitest';
import { parseIntent, intentStore, fingerprint } from '../../src/runtime/commit/intent';
import { memoryStore, ownString, readStored, storedKey, storeFor } from '../../src/runtime/storage';

const intent = {
  id: 'k',
  adapter: 'a',
  account: 'pine',
  user: 'u',
  operation: 'place-order',
  payload: 'p',
  handle: 'h',
  time: 5,
};

describe('stored values are untrusted', () => {
  it.each([
    ['not json', '{'],
    ['null', 'null'],
    ['a number', '5'],
    ['an array', '[]'],
    ['a part missing', '{"id":"k"}'],
    ['a wrong kind', JSON.stringify({ ...intent, time: '5' })],
    ['not finite', JSON.stringify({ ...intent, time: 1e999 })],
  ])('%s is ignored and cleared', (_name, text) => {
    const store = memoryStore();
    store.set('key', text);
    expect(readStored(store, 'key', parseIntent)).toBeNull();
    expect(store.keys()).toEqual([]);
  });

  it('reads own properties only', () => {
    expect(ownString(JSON.parse('{"__proto__": {"id": "x"}}'), 'id')).toBeNull();
    expect(ownString({}, 'constructor')).toBeNull();
  });
});

describe('intents', () => {
  it('are stored under one key each, and found by adapter and user, oldest first', () => {
    const store = memoryStore();
    const intents = intentStore(store);
    intents.save({ ...intent, id: 'late', time: 9 });
    intents.save(intent);
    intents.save({ ...intent, id: 'other', user: 'somebody else' });
    store.set('the host’s own', 'untouched');
    expect(intents.list('a', 'u').map(({ id }) => id)).toEqual(['k', 'late']);
    intents.remove('k');
    expect(intents.list('a', 'u').map(({ id }) => id)).toEqual(['late']);
    expect(store.get('the host’s own')).toBe('untouched');
  });

  it('contain hashes instead of personal data', () => {
    const store = memoryStore();
    intentStore(store).save({
      ...intent,
      user: fingerprint('dana@harborlane.example'),
      payload: fingerprint({ po: 'HLT-1131', notes: 'Ring twice' }),
    });
    const stored = store
      .keys()
      .map((key) => store.get(key))
      .join();
    expect(stored).not.toMatch(/dana|HLT|Ring/);
  });

  it('have the same fingerprint for the same payload in any key order', () => {
    expect(fingerprint({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(fingerprint({ b: [1, { d: 3, c: 2 }], a: 1 }));
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }));
  });
});

describe('a storage that throws', () => {
  it('is replaced by memory', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new Error('blocked');
      },
    });
    const store = storeFor('draft', 'session and local');
    const key = storedKey('draft', 'a', 'b');
    store.set(key, 'typed');
    expect(store.get(key)).toBe('typed');
    store.remove(key);
    expect(store.get(key)).toBeNull();
    vi.unstubAllGlobals();
  });
});
