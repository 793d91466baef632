import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreSettings } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { initialAccountId } from '../../rules';
import { openTabChannel, type TabChannel } from '../channel';
import { codeNotLoaded } from '../online';
import { perAdapter } from '../per-adapter';
import { withRetry } from '../reads/retry';
import { forgetStored, type StorageChoice, storedKey, storeFor } from '../storage';
import { holdError, watchedByAll } from '../watched';
import type {
  AccountSwitchHandler,
  Session,
  SessionState,
  SwitchingSession,
  SwitchOutcome,
  UnsavedKind,
} from './session.types';

/** A setting the backend leaves out is false (decision 12). */
const noSettings: StoreSettings = {
  guestBrowsingEnabled: false,
  guestCartEnabled: false,
  guestCheckoutEnabled: false,
  guestCartCheckoutEnabled: false,
  splitShipmentEnabled: false,
  skipPhoneNumberValidationEnabled: false,
  defaultCurrency: 'USD',
  maxAge: null,
};

/** What a session starts with. */
export interface SessionOptions {
  readonly storage: StorageChoice;
  readonly locale: string;
  /** An account the host insists on; undefined lets the session choose. */
  readonly accountId?: string | null;
}

/** The session all widgets of one adapter share. */
export interface SessionRuntime {
  readonly store: StoreApi<SessionState>;
  /** Where data of this session may be stored: in the page's memory until `load` was called. */
  storage(): StorageChoice;
  /** The tag in which words of answers are requested; undefined until `load` was called. */
  locale(): string | undefined;
  /**
   * Reads the user, the settings and the accounts, once; later calls return the same promise until `reload`. A later
   * call that names another account switches to it (decision 8).
   */
  load(options: SessionOptions): Promise<void>;
  reload(): Promise<void>;
  /** Reads again after the buyer changed their own record. What is shown stays meanwhile, and if the read fails. */
  refresh(): Promise<void>;
  /** Switches to another account. Other tabs are told, and keep theirs (decision 9). */
  switchTo(accountId: string): Promise<SwitchOutcome>;
  /** A call was answered “signed out”: every widget of the adapter shows it once. */
  end(): void;
  /** Drops everything the page holds of the buyer; every widget shows that the session ended. */
  forget(): void;
  /** Has the other tabs drop everything too (decision 55). */
  forgetElsewhere(): void;
  /** Adds work that a switch of account would lose, and its kind (decision 13); returns what removes it. */
  guard(hasUnsavedWork: () => boolean, kind?: UnsavedKind): () => void;
  hasUnsavedWork(): boolean;
  /** The kinds of work that a switch would lose now, each once. */
  unsavedWork(): readonly UnsavedKind[];
  /** Adds a handler of account switches and sign-outs; returns what removes it. */
  onLeave(leaver: AccountSwitchHandler): () => void;
  /** Calls `listener` with the new account's id when another tab switches; returns what ends it. */
  onSwitchElsewhere(listener: (accountId: string) => void): () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function createSession(given: Adapter): SessionRuntime {
  const adapter = watchedByAll(given);
  const store = createStore<SessionState>(() => ({ status: 'loading' }));
  const guards = new Set<{ readonly hasUnsavedWork: () => boolean; readonly kind: UnsavedKind }>();
  const leaving = new Set<AccountSwitchHandler>();
  let channel: TabChannel | null = null;
  let otherTabs: TabChannel | null = null;
  let options: SessionOptions | null = null;
  let loading: Promise<void> | null = null;
  let attempt = 0;

  const tabs = () => (channel ??= openTabChannel(`account:${adapter.id}`));
  const signOuts = () => (otherTabs ??= openTabChannel(`signed-out:${adapter.id}`));
  const storage = () => options?.storage ?? 'memory';
  const hint = () => storeFor('account', storage());
  const hintKey = storedKey('account', adapter.id);

  function forget(): void {
    // A read in flight must not bring the buyer back.
    attempt += 1;
    for (const leaver of leaving) leaver.forget?.();
    store.setState({ status: 'ended', session: null }, true);
  }

  async function ask(given: SessionOptions, mine: number): Promise<Session> {
    const retry = { wait: pause, isOver: () => mine !== attempt };
    const read = <Data>(call: () => Data | Promise<Data>) => withRetry(async () => call(), retry);
    const guest = await read(() => isGuest(adapter));
    if (!guest)
      for (const kind of ['guest', 'guestOrder'] as const)
        storeFor(kind, storage()).remove(storedKey(kind, adapter.id));
    // The user is read only for somebody who is signed in (decision 12).
    const [user, settings, accounts] = await Promise.all([
      guest ? null : read(() => adapter.session?.user?.({}) ?? null),
      read(() => adapter.session?.settings?.({}) ?? noSettings),
      guest ? [] : read(() => adapter.accounts?.list?.({ includeOwn: true, locale: given.locale }) ?? []),
    ]);
    const accountId = guest
      ? null
      : initialAccountId({
          // Not the given one: a widget that mounted during the reads may have named another.
          controlled: options?.accountId,
          stored: hint().get(hintKey),
          accounts,
          session: user?.accountId,
        });
    return { guest, user, settings, accounts, accountId };
  }

  async function start(given: SessionOptions): Promise<void> {
    const mine = ++attempt;
    const show = (state: SessionState) => {
      if (mine === attempt) store.setState(state, true);
    };
    try {
      show({ status: 'ready', session: await ask(given, mine) });
    } catch (thrown) {
      const error = toPortError(thrown);
      show(error.code === 'signed-out' ? { status: 'ended', session: null } : { status: 'failed', error });
    }
  }

  const session = (): Session | null => {
    const state = store.getState();
    return state.status === 'ready' || state.status === 'ended' ? state.session : null;
  };

  const switching: SwitchingSession = {
    adapter,
    store,
    handlers: leaving,
    current: session,
    keep(accountId) {
      // The buyer's choice replaces the account that the host named, or a reload would go back to it.
      if (options?.accountId) options = { ...options, accountId };
      hint().set(hintKey, accountId);
      tabs().post(accountId);
    },
  };
  const switchTo = (accountId: string): Promise<SwitchOutcome> =>
    import('./switch-account').then(
      ({ switchAccount }) => switchAccount(switching, accountId),
      (cause: unknown) => ({ outcome: 'failed', statusText: null, error: codeNotLoaded(cause) }),
    );

  const unsavedWork = () => [
    ...new Set([...guards].filter(({ hasUnsavedWork }) => hasUnsavedWork()).map(({ kind }) => kind)),
  ];

  async function refresh(): Promise<void> {
    if (options === null || store.getState().status !== 'ready') return;
    const mine = ++attempt;
    // What is shown stays.
    const fresh = await ask(options, mine).catch((thrown: unknown) => (holdError(thrown), null));
    const now = session();
    // An account that was switched to meanwhile stays.
    if (fresh !== null && now !== null && mine === attempt)
      store.setState({ status: 'ready', session: { ...fresh, accountId: now.accountId } }, true);
  }

  return {
    store,
    storage,
    locale: () => options?.locale,
    load(given) {
      if (options === null) {
        options = given;
        signOuts().listen(() => {
          forgetStored(adapter.id, storage());
          forget();
        });
      } else if (given.locale !== options.locale) {
        // What the session says of accounts comes in the buyer's language.
        options = { ...options, locale: given.locale };
        void loading?.then(refresh);
      }
      if (given.accountId !== undefined && given.accountId !== options.accountId) {
        options = { ...options, accountId: given.accountId };
        if (given.accountId !== null) void switchTo(given.accountId);
      }
      return (loading ??= start(given));
    },
    reload() {
      if (options === null) return Promise.resolve();
      store.setState({ status: 'loading' }, true);
      return (loading = start(options));
    },
    refresh,
    switchTo,
    end() {
      store.setState({ status: 'ended', session: session() }, true);
    },
    forget,
    forgetElsewhere: () => signOuts().post('signed-out'),
    guard(hasUnsavedWork, kind = 'form') {
      const guard = { hasUnsavedWork, kind };
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    hasUnsavedWork: () => unsavedWork().length > 0,
    unsavedWork,
    onLeave(leaver) {
      leaving.add(leaver);
      return () => void leaving.delete(leaver);
    },
    onSwitchElsewhere: (listener) => tabs().listen(listener),
  };
}

/** Whether the buyer is a guest. Without `session.isGuest` they count as signed in. */
async function isGuest(adapter: Adapter): Promise<boolean> {
  if (adapter.session?.isGuest === undefined) return false;
  const answer = await adapter.session.isGuest({});
  if (typeof answer !== 'boolean') throw new PortError('malformed', 'The guest flag is not a boolean');
  return answer;
}

/** The session of an adapter. */
export const getSessionRuntime = /* @__PURE__ */ perAdapter(createSession);

/** Returns the given map, which is cleared when the buyer signs out. */
export function untilSignOut<Thing>(adapter: Adapter, things: Map<string, Thing>): Map<string, Thing> {
  getSessionRuntime(adapter).onLeave({ forget: () => things.clear() });
  return things;
}
