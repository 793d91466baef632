import { afterEach, expect, it, vi } from 'vitest';
import { type Adapter, PortError } from '../../src/ports';
import { perAdapter } from '../../src/runtime/per-adapter';
import { withRetry } from '../../src/runtime/reads/retry';
import {
  type Watcher,
  holdError,
  signalShared,
  signalError,
  watch,
  watched,
  watchedByAll,
} from '../../src/runtime/watched';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const cause = new TypeError('Failed to fetch https://shop.example/?email=dana@example.com');
const down = () => new PortError('unavailable', 'Test', { cause, correlationId: 'c-1' });

function watchedOne(ports: Partial<Adapter>) {
  const onSignal = vi.fn();
  const watcher: Watcher = { widget: 'cart', onSignal };
  const adapter: Adapter = { id: `watched-${Math.random()}`, session: {}, ...ports };
  const errors = () => onSignal.mock.calls.map(([signal]) => signal).filter(({ type }) => type === 'error');
  return { adapter, seen: watched(adapter, () => watcher), watcher, onSignal, errors };
}

it('signals a failed call once with widget, method, code, cause, correlation id and duration, and without the request', async () => {
  const { seen, errors } = watchedOne({ lists: { list: () => later().then(() => Promise.reject(down())) } });
  await expect(seen.lists?.list?.({ accountId: null, locale: 'en-US' })).rejects.toMatchObject({ code: 'unavailable' });
  await later();
  expect(errors()).toEqual([
    {
      type: 'error',
      widget: 'cart',
      code: 'unavailable',
      method: 'lists.list',
      cause: 'TypeError',
      correlationId: 'c-1',
      milliseconds: expect.any(Number),
    },
  ]);
  expect(errors()[0].milliseconds).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(errors())).not.toContain('dana');
});

it('signals errors that an adapter throws synchronously, and thrown values that are not errors', async () => {
  const { seen, errors } = watchedOne({
    lists: {
      list: () => {
        throw new Error('at once');
      },
      read: () => Promise.reject('no error'),
    },
  });
  expect(() => seen.lists?.list?.({ accountId: null, locale: 'en-US' })).toThrow(PortError);
  await seen.lists?.read?.({ accountId: null, locale: 'en-US', listId: 'l' } as never).catch(() => {}); // what it is asked does not matter
  await later();
  expect(errors().map(({ method, code }) => [method, code])).toEqual([
    ['lists.list', 'unexpected'],
    ['lists.read', 'unexpected'],
  ]);
});

it('does not signal an error that is retried, aborted or held', async () => {
  let asked = 0;
  const { seen, errors } = watchedOne({
    lists: {
      list: async () => {
        if (++asked < 3) throw down();
        return [];
      },
      read: () => Promise.reject(new DOMException('Gone', 'AbortError')),
    },
  });
  const request = { accountId: null, locale: 'en-US' } as never; // what it is asked does not matter
  await withRetry(async () => seen.lists?.list?.(request), { wait: () => later().then(() => {}), isOver: () => false });
  await seen.lists?.read?.(request).catch(() => {});
  await later();
  expect([asked, errors()]).toEqual([3, []]);
});

it('signals a held error once it is shown, even if several widgets show it', async () => {
  const { seen, watcher, errors } = watchedOne({ lists: { list: () => Promise.reject(down()) } });
  const error = await seen.lists?.list?.({ accountId: null, locale: 'en-US' }).then(
    () => undefined,
    (thrown: unknown) => (holdError(thrown), thrown),
  );
  await later();
  expect(errors()).toEqual([]);
  signalError(error as PortError, watcher); // what was caught above
  signalError(error as PortError, watcher);
  expect(errors()).toHaveLength(1);
});

it('signals the duration of each successful call', async () => {
  const { seen, onSignal } = watchedOne({ lists: { list: () => later().then(() => []) } });
  await seen.lists?.list?.({ accountId: null, locale: 'en-US' });
  expect(onSignal.mock.calls).toEqual([
    [{ type: 'timing', widget: 'cart', method: 'lists.list', milliseconds: expect.any(Number) }],
  ]);
});

it('does not change an adapter: frozen, a class with private state, or one with per-adapter objects', async () => {
  class Lists {
    readonly #items = ['a'];
    list() {
      return Promise.resolve(this.#items);
    }
  }
  const adapter = Object.freeze({ id: 'frozen', lists: Object.freeze(new Lists()) }) as unknown as Adapter; // a list of texts will do
  const seen = watched(adapter, () => undefined);
  expect(await seen.lists?.list?.({ accountId: null, locale: 'en-US' })).toEqual(['a']);
  expect([seen.id, 'lists' in seen, 'cart' in seen, seen.cart]).toEqual(['frozen', true, false, undefined]);
  expect(seen.lists).toBe(seen.lists);
  const keep = perAdapter((_adapter: Adapter) => ({}));
  expect(keep(seen)).toBe(keep(adapter));
  expect(keep(watched(seen, () => undefined))).toBe(keep(adapter));
});

it('signals errors of shared code to the first mounted widget', async () => {
  const { adapter } = watchedOne({ lists: { list: () => Promise.reject(down()) } });
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = watch(adapter, { widget: 'cart', onSignal: first });
  watch(adapter, { widget: 'product-grid', onSignal: second });
  await watchedByAll(adapter)
    .lists?.list?.({ accountId: null, locale: 'en-US' })
    .catch(() => {});
  await later();
  leave();
  signalShared(adapter, down());
  expect([first.mock.calls.length, second.mock.calls[0]?.[0].widget]).toEqual([1, 'product-grid']);
});

it('warns only in development, with the method and what to check', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fail = async () => {
    const { seen } = watchedOne({ cart: { read: () => Promise.reject(down()) } });
    await seen.cart?.read?.({ accountId: null, locale: 'en-US' }).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  vi.stubEnv('NODE_ENV', 'production');
  await fail();
  expect(warn).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', 'development');
  await fail();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/cart: cart\.read failed \(unavailable\).*CORS/);
});
