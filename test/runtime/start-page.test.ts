import { describe, expect, it, vi } from 'vitest';
import type { Account, Cart } from '../../src/domain';
import { type Adapter, PortError } from '../../src/ports';
import { getEarlyCalls } from '../../src/runtime/early-calls';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { startPage, type FirstRead } from '../../src/runtime/start-page';
import { forgetStored } from '../../src/runtime/storage';
import { watchedByAll } from '../../src/runtime/watched';

const locale = 'en-US';
const storage = 'memory';
const reads: readonly FirstRead[] = [
  ['cart.read', {}, 'ordering'],
  ['invoices.totals', {}, 'finance'],
];

const account = (id: string): Account => ({
  id,
  name: id,
  number: null,
  address: null,
  isDefault: id === 'pine',
  isOwn: true,
  conditions: [],
});
const settled = () => new Promise((done) => setTimeout(done));

let count = 0;

/** A backend with a buyer of two accounts that records its calls; the options replace parts of it. */
function backend({
  guest = false,
  session = {},
  cart = {},
}: { guest?: boolean; session?: object; cart?: object } = {}) {
  const calls: string[] = [];
  const recorded =
    <Answer>(name: string, answer: () => Promise<Answer>) =>
    (request: { readonly accountId?: string }) => {
      calls.push(request.accountId === undefined ? name : `${name} ${request.accountId}`);
      return answer();
    };
  // The adapter has only the methods that the page calls.
  const adapter = {
    id: `start-${++count}`,
    session: {
      isGuest: recorded('isGuest', async () => guest),
      account: recorded('account', async () => 'pine'),
      user: recorded('user', async () => ({
        id: 'u',
        firstName: 'Dana',
        accountId: 'pine',
        permissions: ['ordering'],
      })),
      ...session,
    },
    accounts: { list: recorded('list', async () => [account('oak'), account('pine')]), switchTo: async () => {} },
    cart: { read: recorded('cart', async () => ({ id: `c${calls.length}` })), change: async () => ({}), ...cart },
    invoices: { totals: recorded('totals', async () => ({})) },
  } as unknown as Adapter;
  const readCart = (accountId: string, signal?: AbortSignal): Promise<Cart> | undefined =>
    watchedByAll(adapter).cart?.read?.({ locale, accountId }, { signal });
  return { adapter, calls, readCart };
}

describe('startPage', () => {
  it('creates the first formats of a page once, after the first requests', async () => {
    const { adapter, calls } = backend();
    const before: string[][] = [];
    const create = Intl.NumberFormat;
    const formats = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...args) {
      before.push([...calls]);
      return new create(...args);
    });
    try {
      startPage(adapter, { storage, locale, reads });
      startPage(adapter, { storage, locale, reads: [] });
      expect(before).toEqual([]);
      await settled();
      await settled();
      expect(before).toEqual([expect.arrayContaining(['isGuest'])]);
    } finally {
      formats.mockRestore();
    }
  });

  it('reads for the session’s account in parallel to the rest of the session, and the widget gets that response', async () => {
    const { adapter, calls, readCart } = backend();
    startPage(adapter, { storage, locale, reads });
    await getSessionRuntime(adapter).load({ storage, locale });
    expect(calls).toEqual(['isGuest', 'account', 'user', 'list', 'cart pine', 'totals pine']);
    await readCart('pine');
    expect(calls.filter((call) => call === 'cart pine')).toHaveLength(1);
    await readCart('pine');
    expect(calls.filter((call) => call === 'cart pine')).toHaveLength(2);
  });

  it('reads at once for the account of the tab’s last page, and only what that buyer has permission for', async () => {
    const { adapter, calls } = backend();
    startPage(adapter, { storage, locale, reads });
    await settled();
    const again = { ...adapter };
    calls.length = 0;
    startPage(again, { storage, locale, reads });
    await settled();
    expect([...calls].sort()).toEqual(['cart pine', 'isGuest', 'list', 'user']);
  });

  it('requests no user for a guest, and reads without an account', async () => {
    const { adapter, calls } = backend({ guest: true });
    startPage(adapter, { storage, locale, reads });
    await settled();
    expect(calls).toEqual(['isGuest']);
  });

  it('waits for the buyer when the backend does not return the account early', async () => {
    const { adapter, calls } = backend({ session: { account: undefined } });
    startPage(adapter, { storage, locale, reads });
    await settled();
    expect(calls).toEqual(['isGuest', 'user', 'list', 'cart pine', 'totals pine']);
  });

  it('starts each read once, however often it is called', async () => {
    const { adapter, calls } = backend();
    startPage(adapter, { storage, locale, reads });
    startPage(adapter, { storage, locale, reads });
    await settled();
    startPage(adapter, { storage, locale, reads });
    await settled();
    expect(calls.filter((call) => call === 'cart pine')).toHaveLength(1);
    expect(calls.filter((call) => call === 'isGuest')).toHaveLength(1);
  });

  it('forgets the tab’s last buyer on sign-out', async () => {
    const { adapter, calls } = backend();
    startPage(adapter, { storage, locale, reads });
    await settled();
    forgetStored(adapter.id, storage);
    calls.length = 0;
    startPage({ ...adapter }, { storage, locale, reads });
    expect(calls).toEqual(['isGuest']);
    await settled();
  });
});

describe('an early response', () => {
  it('is not given to a request for another account or language', async () => {
    const { adapter, calls, readCart } = backend();
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    await readCart('oak');
    await watchedByAll(adapter).cart?.read?.({ accountId: 'pine', locale: 'fr-CA' });
    expect(calls).toEqual(['cart pine', 'cart oak', 'cart pine']);
  });

  it.each([
    ['the account is left', (adapter: Adapter) => getSessionRuntime(adapter).switchTo('oak')],
    ['the buyer signs out', async (adapter: Adapter) => getSessionRuntime(adapter).forget()],
    ['the cart is changed', async (adapter: Adapter) => watchedByAll(adapter).cart?.change?.({} as never)], // Only the call itself counts.
  ])('is dropped once %s', async (_, happens) => {
    const { adapter, calls, readCart } = backend();
    await getSessionRuntime(adapter).load({ storage, locale });
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    await happens(adapter);
    await readCart('pine');
    expect(calls.filter((call) => call === 'cart pine')).toHaveLength(2);
  });

  it('from before the end of a cart change is not given to a later request', async () => {
    let finish = () => {};
    const changed = new Promise<object>((resolve) => (finish = () => resolve({})));
    const { adapter, calls, readCart } = backend({ cart: { change: () => changed } });
    const change = watchedByAll(adapter).cart?.change?.({} as never); // Only the call itself counts.
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    finish();
    await change;
    await readCart('pine');
    expect(calls.filter((call) => call === 'cart pine')).toHaveLength(2);
  });

  it('is dropped after half a minute', async () => {
    const { adapter, calls, readCart } = backend();
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    const later = performance.now() + 31_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await readCart('pine');
    clock.mockRestore();
    expect(calls).toHaveLength(2);
  });

  it('with an error is dropped, and requested again', async () => {
    let fails = true;
    const read = vi.fn(async () => {
      if (fails) throw new PortError('unavailable', 'down');
      return { id: 'c' };
    });
    const { adapter, readCart } = backend({ cart: { read } });
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    await settled();
    fails = false;
    expect(await readCart('pine')).toEqual({ id: 'c' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is aborted by the signal of its caller', async () => {
    let given: AbortSignal | undefined;
    const read = (_: object, { signal }: { readonly signal: AbortSignal }) => {
      given = signal;
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const { adapter, readCart } = backend({ cart: { read } });
    getEarlyCalls(adapter).ask('cart.read', { accountId: 'pine', locale });
    const controller = new AbortController();
    const answer = readCart('pine', controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow();
    expect(given?.aborted).toBe(true);
  });
});
