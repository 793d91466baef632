import type { Adapter, PortMethod } from '../ports';
import type { Permission } from '../rules';
import { getEarlyCalls } from './early-calls';
import { getSessionRuntime } from './session/session';
import { ownString, readStored, type StorageChoice, storedKey, storeFor } from './storage';

/**
 * A read at the start of a page: the method, its request without account and locale, and the permission that it
 * requires.
 */
export type FirstRead = readonly [method: PortMethod, request: object, permission?: Permission];

/** Options for starting a page. */
export interface PageStart {
  readonly storage: StorageChoice;
  /** The locale for texts in responses. */
  readonly locale: string;
  /** Reads of the page, the most important first. */
  readonly reads: readonly FirstRead[];
}

/** The user and account of this tab's previous page: a guess that the session confirms before anything is shown. */
interface LastBuyer {
  readonly accountId: string;
  readonly permissions: readonly string[] | null;
}

const keyOf = (adapter: Adapter): string => storedKey('account', adapter.id, 'last');

function parseLast(value: unknown): LastBuyer | null {
  const accountId = ownString(value, 'accountId');
  const said = ownString(value, 'permissions');
  return accountId === null ? null : { accountId, permissions: said === null ? null : said.split(' ') };
}

/** Stores the current user and account for this tab's next page. */
function rememberBuyer(adapter: Adapter, storage: StorageChoice): void {
  getSessionRuntime(adapter).store.subscribe((state) => {
    const store = storeFor('account', storage);
    const accountId = state.status === 'ready' && !state.session.isGuest ? state.session.accountId : null;
    if (state.status === 'ready' && accountId !== null)
      store.set(
        keyOf(adapter),
        JSON.stringify({ accountId, permissions: state.session.user?.permissions.join(' ') ?? null }),
      );
    else if (state.status === 'ready' || state.status === 'ended') store.remove(keyOf(adapter));
  });
}

/** Starts the session's requests as early as possible. Returns the most likely user and account; null for a guest. */
async function startSession(adapter: Adapter, { storage, locale }: PageStart): Promise<LastBuyer | null> {
  const { ask } = getEarlyCalls(adapter);
  const last = readStored(storeFor('account', storage), keyOf(adapter), parseLast);
  const listed = { includeOwn: true, locale };
  const guest = ask('session.isGuest', {});
  void ask('session.settings', {});
  if (last !== null) void ask('accounts.list', listed);
  // The guest flag comes first: no user is requested for a guest (decision 12).
  const confirmed = Promise.resolve(guest ?? false).then(async (isGuest): Promise<LastBuyer | null> => {
    if (isGuest !== false) return null;
    const early = last === null ? ask('session.account', {}) : undefined;
    const user = ask('session.user', {});
    if (last !== null) return last;
    void ask('accounts.list', listed);
    const accountId = early === undefined ? ownString(await user, 'accountId') : await early;
    return typeof accountId === 'string' ? { accountId, permissions: null } : null;
  });
  // The caller that uses the response handles the error.
  confirmed.catch(() => undefined);
  rememberBuyer(adapter, storage);
  void getSessionRuntime(adapter).load({ storage, locale });
  return last ?? confirmed.catch(() => null);
}

/** Returns the buyer if the session is known, otherwise the most likely one. */
async function buyerOf(adapter: Adapter, start: PageStart): Promise<LastBuyer | null> {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status === 'loading') return getEarlyCalls(adapter).memoize('session', () => startSession(adapter, start));
  if (state.status !== 'ready' || state.session.isGuest || state.session.accountId === null) return null;
  return { accountId: state.session.accountId, permissions: state.session.user?.permissions ?? null };
}

/**
 * Creates a number format and a date format, while the first responses are pending. The first one of a process loads
 * the browser's language data, which takes a slow device more than 100 ms and would delay the first frame. Further ones
 * take a few milliseconds in any language.
 */
function warmUpFormats(): void {
  new Intl.NumberFormat('en-US');
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
}

/**
 * Starts a page's requests before its code has loaded. The session is requested first, and the page's reads follow as
 * soon as the account is known or can be guessed. Widgets later take the responses over. Responses for an account that
 * turns out to be wrong are never shown.
 */
export function startPage(adapter: Adapter, start: PageStart): void {
  const { ask, memoize } = getEarlyCalls(adapter);
  // Once for all widgets of a page.
  memoize('formats', () => setTimeout(warmUpFormats));
  void buyerOf(adapter, start).then((buyer) => {
    const state = getSessionRuntime(adapter).store.getState();
    // The user may have signed out or switched accounts meanwhile.
    const isLeft =
      state.status === 'ended' || (state.status === 'ready' && state.session.accountId !== buyer?.accountId);
    if (buyer === null || isLeft) return;
    const { accountId, permissions } = buyer;
    for (const [method, request, permission] of start.reads) {
      if (permission !== undefined && permissions !== null && !permissions.includes(permission)) continue;
      const whole = { ...request, accountId, locale: start.locale };
      void memoize(`${method} ${JSON.stringify(whole)}`, () => ask(method, whole));
    }
  });
}
