import type { Adapter, PortMethod } from '../ports';
import type { Permission } from '../rules';
import { getEarlyCalls } from './early-calls';
import { getSessionRuntime } from './session/session';
import { ownString, readStored, type StorageChoice, storedKey, storeFor } from './storage';

/** A read that a page begins with: a method, its request without account and locale, and the permission its answer is shown to. */
export type FirstRead = readonly [method: PortMethod, request: object, permission?: Permission];

/** How a page starts. */
export interface PageStart {
  readonly storage: StorageChoice;
  /** The tag in which words of answers are wanted. */
  readonly locale: string;
  /** What the page reads first, what it needs most before the rest. */
  readonly reads: readonly FirstRead[];
}

/** Who this tab's last page was for: a guess, which the session confirms before anything is shown. */
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

/** Keeps for this tab's next page who this one is for. */
function rememberBuyer(adapter: Adapter, storage: StorageChoice): void {
  getSessionRuntime(adapter).store.subscribe((state) => {
    const store = storeFor('account', storage);
    const accountId = state.status === 'ready' && !state.session.guest ? state.session.accountId : null;
    if (state.status === 'ready' && accountId !== null)
      store.set(
        keyOf(adapter),
        JSON.stringify({ accountId, permissions: state.session.user?.permissions.join(' ') ?? null }),
      );
    else if (state.status === 'ready' || state.status === 'ended') store.remove(keyOf(adapter));
  });
}

/** Asks for the session's parts, each as soon as it may be, and tells for whom the page most likely is; null for a guest. */
async function startSession(adapter: Adapter, { storage, locale }: PageStart): Promise<LastBuyer | null> {
  const { ask } = getEarlyCalls(adapter);
  const last = readStored(storeFor('account', storage), keyOf(adapter), parseLast);
  const listed = { includeOwn: true, locale };
  const guest = ask('session.isGuest', {});
  void ask('session.settings', {});
  if (last !== null) void ask('accounts.list', listed);
  // The flag is awaited first: of a guest nothing is asked about a user (decision 12).
  const confirmed = Promise.resolve(guest ?? false).then(async (isGuest): Promise<LastBuyer | null> => {
    if (isGuest !== false) return null;
    const told = last === null ? ask('session.account', {}) : undefined;
    const user = ask('session.user', {});
    if (last !== null) return last;
    void ask('accounts.list', listed);
    const accountId = told === undefined ? ownString(await user, 'accountId') : await told;
    return typeof accountId === 'string' ? { accountId, permissions: null } : null;
  });
  // The caller that takes the answer shows the error.
  confirmed.catch(() => undefined);
  rememberBuyer(adapter, storage);
  void getSessionRuntime(adapter).load({ storage, locale });
  return last ?? confirmed.catch(() => null);
}

/** The buyer once the session is known, and until then the most likely one. */
async function buyerOf(adapter: Adapter, start: PageStart): Promise<LastBuyer | null> {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status === 'loading') return getEarlyCalls(adapter).once('session', () => startSession(adapter, start));
  if (state.status !== 'ready' || state.session.guest || state.session.accountId === null) return null;
  return { accountId: state.session.accountId, permissions: state.session.user?.permissions ?? null };
}

/**
 * Starts a page's data before the code that shows it is there. The session is asked for, and as soon as its account is
 * known or can be guessed, so is what the page reads first. Widgets find the answers when they ask. What was asked for
 * an account that is not the session's is shown to nobody.
 */
export function startPage(adapter: Adapter, start: PageStart): void {
  const { ask, once } = getEarlyCalls(adapter);
  void buyerOf(adapter, start).then((buyer) => {
    const state = getSessionRuntime(adapter).store.getState();
    // Somebody may have signed out, or gone to another account, since.
    const isLeft =
      state.status === 'ended' || (state.status === 'ready' && state.session.accountId !== buyer?.accountId);
    if (buyer === null || isLeft) return;
    const { accountId, permissions } = buyer;
    for (const [method, request, permission] of start.reads) {
      if (permission !== undefined && permissions !== null && !permissions.includes(permission)) continue;
      const whole = { ...request, accountId, locale: start.locale };
      void once(`${method} ${JSON.stringify(whole)}`, () => ask(method, whole));
    }
  });
}
