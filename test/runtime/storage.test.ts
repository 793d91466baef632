import { describe, expect, it, vi } from 'vitest';
import { parseIntent } from '../../src/runtime/commit/intent';
import { memoryStore, ownString, readStored, storedKey, storeFor } from '../../src/runtime/storage';
import { sampleIntent } from '../support/commit-samples';

describe('stored values are untrusted', () => {
  it.each([
    ['not json', '{'],
    ['null', 'null'],
    ['a number', '5'],
    ['an array', '[]'],
    ['a part missing', '{"id":"k"}'],
    ['a wrong kind', JSON.stringify({ ...sampleIntent, time: '5' })],
    ['not finite', JSON.stringify({ ...sampleIntent, time: 1e999 })],
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
