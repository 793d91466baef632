import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Adapter, PortError } from '../../../src/ports';
import { getSessionRuntime, untilSignOut } from '../../../src/runtime/session/session';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import {
  accountNamed,
  dana,
  deferred,
  readySession,
  sessionOptions,
  signedInBackend,
} from '../../support/session-samples';

const oakAndPine = [accountNamed('oak'), accountNamed('pine', true)];
const readUser = async () => dana;
const stateOf = (adapter: Adapter) => getSessionRuntime(adapter).store.getState();

afterEach(() => {
  vi.useRealTimers();
});

describe('the session', () => {
  it('is loading at first, with data only in memory and no locale', () => {
    const session = getSessionRuntime(signedInBackend());
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
    expect(session.storage()).toBe('memory');
    expect(session.locale()).toBeUndefined();
  });

  it('has the storage and the locale of the widgets', async () => {
    const session = getSessionRuntime(signedInBackend());
    await session.load({ storage: 'session and local', locale: 'fr-CA' });
    expect(session.storage()).toBe('session and local');
    expect(session.locale()).toBe('fr-CA');
  });

  it('reads the guest flag first, and no user for a guest', async () => {
    const [user, list] = [vi.fn(), vi.fn()];
    const adapter = signedInBackend({ session: { isGuest: async () => true, user }, accounts: { list } });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter)).toMatchObject({ isGuest: true, user: null, accounts: [], accountId: null });
    expect(user).not.toHaveBeenCalled();
    expect(list).not.toHaveBeenCalled();
  });

  it('reads the user only after the guest flag', async () => {
    const order: string[] = [];
    const adapter = signedInBackend({
      session: {
        isGuest: async () => (order.push('guest'), false),
        user: async () => (order.push('user'), dana),
      },
    });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(order).toEqual(['guest', 'user']);
  });

  it('has the accounts of the buyer, their own included, with words in the page’s language', async () => {
    const list = vi.fn(async () => oakAndPine);
    const adapter = signedInBackend({ accounts: { list } });
    await getSessionRuntime(adapter).load({ ...sessionOptions, locale: 'fr-CA' });
    expect(list.mock.calls).toEqual([[{ includeOwn: true, locale: 'fr-CA' }]]);
    expect(readySession(adapter).accounts).toEqual(oakAndPine);
  });

  it('has the settings of the store', async () => {
    const settings = {
      guestBrowsingEnabled: true,
      guestCartEnabled: true,
      guestCheckoutEnabled: false,
      guestCartCheckoutEnabled: false,
      splitShipmentEnabled: true,
      skipPhoneNumberValidationEnabled: false,
      defaultCurrency: 'CAD',
      maxAge: 60_000,
    };
    const adapter = signedInBackend({ session: { isGuest: async () => false, settings: async () => settings } });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter).settings).toEqual(settings);
  });

  it('has no setting on, no user and no accounts without the methods to read them', async () => {
    const adapter = signedInBackend({ session: { isGuest: async () => false }, accounts: {} });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter)).toStrictEqual({
      isGuest: false,
      user: null,
      accounts: [],
      accountId: null,
      settings: {
        guestBrowsingEnabled: false,
        guestCartEnabled: false,
        guestCheckoutEnabled: false,
        guestCartCheckoutEnabled: false,
        splitShipmentEnabled: false,
        skipPhoneNumberValidationEnabled: false,
        defaultCurrency: 'USD',
        maxAge: null,
      },
    });
  });

  it('treats the user as signed in when the host has no session port', async () => {
    const adapter = signedInBackend({ session: undefined, accounts: undefined });
    await getSessionRuntime(adapter).load({ ...sessionOptions, accountId: 'mine' });
    expect(readySession(adapter)).toMatchObject({ isGuest: false, user: null, accounts: [], accountId: 'mine' });
  });

  it('is not read from a guest flag that is no boolean', async () => {
    // A host without types can answer this.
    const isGuest = async () => 'yes' as unknown as boolean;
    const adapter = signedInBackend({ session: { isGuest } });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(stateOf(adapter)).toMatchObject({
      status: 'failed',
      error: { code: 'malformed', message: 'The guest flag is not a boolean' },
    });
  });

  it('is read once for all widgets', async () => {
    const isGuest = vi.fn(async () => true);
    const session = getSessionRuntime(signedInBackend({ session: { isGuest } }));
    await Promise.all([session.load(sessionOptions), session.load(sessionOptions)]);
    expect(isGuest).toHaveBeenCalledOnce();
  });

  it('distinguishes an ended session from one that failed to load', async () => {
    const ended = signedInBackend({ session: { isGuest: () => Promise.reject(new PortError('signed-out', '401')) } });
    await getSessionRuntime(ended).load(sessionOptions);
    expect(stateOf(ended)).toStrictEqual({ status: 'ended', session: null });
    const broken = signedInBackend({ session: { isGuest: () => Promise.reject(new Error('x')) } });
    await getSessionRuntime(broken).load(sessionOptions);
    expect(stateOf(broken)).toMatchObject({ status: 'failed', error: { code: 'unexpected' } });
  });

  it('removes a guest’s details once a buyer has signed in, and only then', async () => {
    const adapter = signedInBackend({ session: { isGuest: async () => true } });
    const stored = (['guest', 'guestOrder'] as const).map((kind) => ({
      store: storeFor(kind, 'memory'),
      key: storedKey(kind, adapter.id),
    }));
    for (const { store, key } of stored) store.set(key, '"kept"');
    const values = () => stored.map(({ store, key }) => store.get(key));
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(values()).toEqual(['"kept"', '"kept"']);
    await getSessionRuntime(signedInBackend({ id: adapter.id })).load(sessionOptions);
    expect(values()).toEqual([null, null]);
  });

  it('lets a map live until sign-out', () => {
    const adapter = signedInBackend();
    const things = untilSignOut(adapter, new Map([['draft', 1]]));
    expect(things.size).toBe(1);
    getSessionRuntime(adapter).forget();
    expect(things.size).toBe(0);
  });
});

describe('a read that fails for a moment', () => {
  const unavailable = new PortError('unavailable', '503');

  it('is repeated after a pause', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const user = vi.fn(readUser).mockRejectedValueOnce(unavailable);
    const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
    void getSessionRuntime(adapter).load(sessionOptions);
    await vi.advanceTimersByTimeAsync(399);
    expect(user).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(user).toHaveBeenCalledTimes(2);
    expect(readySession(adapter).user).toEqual(dana);
  });

  it('is not repeated when the session is read anew meanwhile', async () => {
    vi.useFakeTimers();
    const isGuest = vi.fn(async () => false).mockRejectedValueOnce(unavailable);
    const adapter = signedInBackend({ session: { isGuest } });
    const session = getSessionRuntime(adapter);
    void session.load(sessionOptions);
    await vi.advanceTimersByTimeAsync(0);
    void session.reload();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isGuest).toHaveBeenCalledTimes(2);
    expect(readySession(adapter).isGuest).toBe(false);
  });
});

describe('reading the session again', () => {
  it('shows that it is read, and the newest answer, whichever is late', async () => {
    const late = deferred<boolean>();
    const isGuest = vi.fn(async () => false).mockReturnValueOnce(late.promise);
    const adapter = signedInBackend({ session: { isGuest } });
    const session = getSessionRuntime(adapter);
    const first = session.load(sessionOptions);
    const second = session.reload();
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
    await second;
    late.resolve(true);
    await first;
    expect(readySession(adapter).isGuest).toBe(false);
    // Widgets that mount later wait for the newest read.
    expect(session.load(sessionOptions)).toBe(second);
  });

  it('leaves nothing of the failure before', async () => {
    const isGuest = vi.fn(async () => false).mockRejectedValueOnce(new Error('x'));
    const session = getSessionRuntime(signedInBackend({ session: { isGuest } }));
    await session.load(sessionOptions);
    expect(session.store.getState().status).toBe('failed');
    const again = session.reload();
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
    await again;
    expect(Object.keys(session.store.getState())).toEqual(['status', 'session']);
  });

  it('does nothing before the first read', async () => {
    const isGuest = vi.fn(async () => false);
    const session = getSessionRuntime(signedInBackend({ session: { isGuest } }));
    await session.reload();
    await session.refresh();
    expect(isGuest).not.toHaveBeenCalled();
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
  });
});

describe('refreshing the session', () => {
  const renamed = { ...dana, firstName: 'Dan' };

  it('shows what has changed, and the old data until then', async () => {
    const answer = deferred<typeof renamed>();
    const user = vi.fn(readUser);
    const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const before = readySession(adapter);
    user.mockReturnValueOnce(answer.promise);
    const refreshed = session.refresh();
    expect(readySession(adapter)).toBe(before);
    answer.resolve(renamed);
    await refreshed;
    expect(session.store.getState()).toStrictEqual({ status: 'ready', session: { ...before, user: renamed } });
  });

  it('keeps the account that the buyer chose meanwhile', async () => {
    const answer = deferred<typeof renamed>();
    const user = vi.fn(readUser);
    const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    user.mockReturnValueOnce(answer.promise);
    const refreshed = session.refresh();
    await vi.waitFor(() => expect(user).toHaveBeenCalledTimes(2));
    // The accounts answered before the switch.
    await session.switchTo('oak');
    answer.resolve(renamed);
    await refreshed;
    expect(readySession(adapter)).toMatchObject({ accountId: 'oak', user: renamed });
  });

  it('keeps the data after an error', async () => {
    const user = vi.fn(readUser);
    const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const before = readySession(adapter);
    user.mockRejectedValueOnce(new Error('x'));
    await session.refresh();
    expect(readySession(adapter)).toBe(before);
  });

  it('shows neither an answer from before a sign-out nor one from before the session ended', async () => {
    for (const finish of ['forget', 'end'] as const) {
      const answer = deferred<typeof renamed>();
      const user = vi.fn(readUser);
      const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
      const session = getSessionRuntime(adapter);
      await session.load(sessionOptions);
      user.mockReturnValueOnce(answer.promise);
      const refreshed = session.refresh();
      session[finish]();
      answer.resolve(renamed);
      await refreshed;
      expect(session.store.getState().status, finish).toBe('ended');
    }
  });

  it('asks nothing once the session has ended', async () => {
    const isGuest = vi.fn(async () => false);
    const session = getSessionRuntime(signedInBackend({ session: { isGuest } }));
    await session.load(sessionOptions);
    session.end();
    await session.refresh();
    expect(isGuest).toHaveBeenCalledOnce();
  });

  it('never shows an older answer over a newer one', async () => {
    const late = deferred<typeof renamed>();
    const newest = deferred<typeof renamed>();
    const user = vi.fn(readUser);
    const adapter = signedInBackend({ session: { isGuest: async () => false, user } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    user.mockReturnValueOnce(late.promise);
    const oldRefresh = session.refresh();
    await vi.waitFor(() => expect(user).toHaveBeenCalledTimes(2));
    await session.reload();
    user.mockReturnValueOnce(newest.promise);
    const newRefresh = session.refresh();
    await vi.waitFor(() => expect(user).toHaveBeenCalledTimes(4));
    late.resolve({ ...dana, firstName: 'Too late' });
    await oldRefresh;
    expect(readySession(adapter).user?.firstName).toBe('Dana');
    newest.resolve(renamed);
    await newRefresh;
    expect(readySession(adapter).user?.firstName).toBe('Dan');
  });

  it('follows another language of the page', async () => {
    const list = vi.fn(async (_request: { locale: string }) => oakAndPine);
    const session = getSessionRuntime(signedInBackend({ accounts: { list } }));
    await session.load(sessionOptions);
    await session.load(sessionOptions);
    expect(list).toHaveBeenCalledTimes(1);
    await session.load({ ...sessionOptions, locale: 'ko-KR' });
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(list.mock.calls.map(([{ locale }]) => locale)).toEqual(['en-US', 'ko-KR']);
    expect(session.locale()).toBe('ko-KR');
  });
});

describe('the effective account', () => {
  it('starts with the default account, then with the one selected before in this tab', async () => {
    const adapter = signedInBackend();
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter).accountId).toBe('pine');
    await getSessionRuntime(adapter).switchTo('oak');
    await getSessionRuntime(adapter).reload();
    expect(readySession(adapter).accountId).toBe('oak');
    const nextPage = signedInBackend({ id: adapter.id });
    await getSessionRuntime(nextPage).load(sessionOptions);
    expect(readySession(nextPage).accountId).toBe('oak');
  });

  it('is one of the accounts, also if the buyer had selected another one', async () => {
    const list = vi.fn(async () => oakAndPine);
    const adapter = signedInBackend({ accounts: { list, switchTo: async () => {} } });
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    await session.switchTo('oak');
    list.mockResolvedValue([accountNamed('pine', true)]);
    await session.reload();
    expect(readySession(adapter).accountId).toBe('pine');
  });

  it('is the user’s own if none is the default', async () => {
    const adapter = signedInBackend({ accounts: { list: async () => [accountNamed('oak'), accountNamed('pine')] } });
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter).accountId).toBe('pine');
  });

  it('is the host’s, and another one when the host changes it', async () => {
    const switchTo = vi.fn(async () => {});
    const adapter = signedInBackend({ accounts: { list: async () => oakAndPine, switchTo } });
    const session = getSessionRuntime(adapter);
    await session.load({ ...sessionOptions, accountId: 'oak' });
    expect(readySession(adapter).accountId).toBe('oak');
    expect(switchTo).not.toHaveBeenCalled();
    await session.load({ ...sessionOptions, accountId: 'pine' });
    await vi.waitFor(() => expect(readySession(adapter).accountId).toBe('pine'));
    expect(switchTo.mock.calls).toEqual([[{ accountId: 'pine' }]]);
    await session.reload();
    expect(readySession(adapter).accountId).toBe('pine');
  });

  it('is the host’s that a widget names while the session is read', async () => {
    const flag = deferred<boolean>();
    const adapter = signedInBackend({ session: { isGuest: () => flag.promise } });
    const session = getSessionRuntime(adapter);
    const loading = session.load(sessionOptions);
    void session.load({ ...sessionOptions, accountId: 'oak' });
    flag.resolve(false);
    await loading;
    expect(readySession(adapter).accountId).toBe('oak');
  });

  it('stays with a widget that names none', async () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    await session.load({ ...sessionOptions, accountId: 'oak' });
    await session.load(sessionOptions);
    await session.reload();
    expect(readySession(adapter).accountId).toBe('oak');
  });

  it('is the session’s choice again at the next read after the host gives it up', async () => {
    const switchTo = vi.fn(async () => {});
    const adapter = signedInBackend({ accounts: { list: async () => oakAndPine, switchTo } });
    const session = getSessionRuntime(adapter);
    await session.load({ ...sessionOptions, accountId: 'oak' });
    await session.load({ ...sessionOptions, accountId: null });
    expect(readySession(adapter).accountId).toBe('oak');
    expect(switchTo).not.toHaveBeenCalled();
    await session.reload();
    expect(readySession(adapter).accountId).toBe('pine');
  });

  it('is the buyer’s choice instead of the host’s after a reload', async () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    await session.load({ ...sessionOptions, accountId: 'pine' });
    await session.switchTo('oak');
    await session.reload();
    expect(readySession(adapter).accountId).toBe('oak');
  });
});

describe('a session that a server has read', () => {
  /** A session as a server reads it: the buyer has chosen `oak` there. */
  async function onServer() {
    const adapter = signedInBackend();
    await getSessionRuntime(adapter).load({ ...sessionOptions, accountId: 'oak' });
    return readySession(adapter);
  }

  it('is there at once, for the first render too, and is not read again', async () => {
    const isGuest = vi.fn(async () => false);
    const [read, adapter] = [await onServer(), signedInBackend({ session: { isGuest } })];
    const session = getSessionRuntime(adapter);
    session.seed(read);
    expect(session.store.getState()).toStrictEqual({ status: 'ready', session: read });
    expect(session.store.getInitialState()).toBe(session.store.getState());
    await session.load(sessionOptions);
    expect(isGuest).not.toHaveBeenCalled();
    expect(readySession(adapter)).toEqual({ ...read, accountId: 'oak' });
    await session.reload();
    expect(isGuest).toHaveBeenCalledOnce();
  });

  it('has the account of this tab', async () => {
    const [read, adapter] = [await onServer(), signedInBackend()];
    storeFor('account', 'memory').set(storedKey('account', adapter.id), 'pine');
    getSessionRuntime(adapter).seed(read);
    await getSessionRuntime(adapter).load(sessionOptions);
    expect(readySession(adapter).accountId).toBe('pine');
  });

  it('is too late after the page has read its own', async () => {
    const [read, adapter] = [await onServer(), signedInBackend()];
    const session = getSessionRuntime(adapter);
    const loading = session.load(sessionOptions);
    session.seed(read);
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
    await loading;
    expect(readySession(adapter).accountId).toBe('pine');
  });
});

describe('the end of a session', () => {
  it('keeps what the page shows', async () => {
    const adapter = signedInBackend();
    const session = getSessionRuntime(adapter);
    await session.load(sessionOptions);
    const before = readySession(adapter);
    session.end();
    expect(session.store.getState()).toStrictEqual({ status: 'ended', session: before });
    session.end();
    expect(session.store.getState()).toStrictEqual({ status: 'ended', session: before });
  });

  it('has nothing to keep before the session is known', async () => {
    const session = getSessionRuntime(signedInBackend({ session: { isGuest: () => Promise.reject(new Error('x')) } }));
    await session.load(sessionOptions);
    session.end();
    expect(session.store.getState()).toStrictEqual({ status: 'ended', session: null });
  });

  it('by a sign-out drops everything, also of a failed read', async () => {
    const session = getSessionRuntime(signedInBackend({ session: { isGuest: () => Promise.reject(new Error('x')) } }));
    const forget = vi.fn();
    session.onAccountSwitch({ forget });
    // A handler without data has nothing to drop.
    session.onAccountSwitch({});
    await session.load(sessionOptions);
    session.forget();
    expect(forget).toHaveBeenCalledOnce();
    expect(session.store.getState()).toStrictEqual({ status: 'ended', session: null });
  });

  it('by a sign-out is not undone by a read from before it', async () => {
    const flags = [deferred<boolean>(), deferred<boolean>()];
    const isGuest = vi.fn(async () => false);
    for (const { promise } of flags) isGuest.mockReturnValueOnce(promise);
    const adapter = signedInBackend({ session: { isGuest } });
    const session = getSessionRuntime(adapter);
    const before = session.load(sessionOptions);
    session.forget();
    const after = session.reload();
    flags[0]?.resolve(true);
    await before;
    expect(session.store.getState()).toStrictEqual({ status: 'loading' });
    flags[1]?.resolve(false);
    await after;
    expect(readySession(adapter).isGuest).toBe(false);
  });

  it('leaves nothing in the state of a later failure', async () => {
    const session = getSessionRuntime(signedInBackend({ session: { isGuest: () => Promise.reject(new Error('x')) } }));
    session.forget();
    await session.load(sessionOptions);
    expect(Object.keys(session.store.getState())).toEqual(['status', 'error']);
  });
});

describe('unsaved work', () => {
  it('is known by its kinds, each once, while there is some', () => {
    const session = getSessionRuntime(signedInBackend());
    expect(session.hasUnsavedWork()).toBe(false);
    let typed = false;
    const removals = [
      session.guard(() => typed),
      session.guard(() => true, 'form'),
      session.guard(() => true, 'wizard'),
    ];
    typed = true;
    expect(session.unsavedWork()).toEqual(['form', 'wizard']);
    expect(session.hasUnsavedWork()).toBe(true);
    removals[1]?.();
    expect(session.unsavedWork()).toEqual(['form', 'wizard']);
    typed = false;
    expect(session.unsavedWork()).toEqual(['wizard']);
    removals[2]?.();
    expect(session.hasUnsavedWork()).toBe(false);
  });
});
