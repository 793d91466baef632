import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Adapter, toPortError } from '../../ports';
import { initialAccountId } from '../../rules';
import { openTabChannel, type TabChannel } from '../channel';
import { codeNotLoaded } from '../online';
import { perAdapter } from '../per-adapter';
import { withRetry } from '../reads/retry';
import { forgetStored, type StorageChoice, storedKey, storeFor } from '../storage';
import { holdError, watchedByAll } from '../watched';
import { readSession } from './read-session';
import type {
  AccountSwitchHandler,
  Session,
  SessionState,
  SwitchingSession,
  SwitchOutcome,
  UnsavedKind,
} from './session.types';

/** Options for loading a session. */
export interface SessionOptions {
  readonly storage: StorageChoice;
  readonly locale: string;
  /** The account that the host requires; undefined lets the session choose. */
  readonly accountId?: string | null;
}

/** The session that all widgets of one adapter share. */
export interface SessionRuntime {
  readonly store: StoreApi<SessionState>;
  /** Where data of this session can be stored: only in memory until `load` is called. */
  storage(): StorageChoice;
  /** The tag in which words of answers are requested; undefined until `load` was called. */
  locale(): string | undefined;
  /** Starts with a session that a server has read for this page: `load` doesn't read it again. No effect after `load`. */
  seed(session: Session): void;
  /**
   * Reads user, settings and accounts once; later calls return the same promise until `reload`. A later call with
   * another account switches to it (decision 8).
   */
  load(options: SessionOptions): Promise<void>;
  reload(): Promise<void>;
  /**
   * Reads the session again after the buyer changed their profile. The current data stay visible meanwhile, and if the
   * read fails.
   */
  refresh(): Promise<void>;
  /** Switches to another account. Other tabs are notified, but keep theirs (decision 9). */
  switchTo(accountId: string): Promise<SwitchOutcome>;
  /** Ends the session after a `signed-out` response; every widget of the adapter shows it. */
  end(): void;
  /** Drops all data of the buyer in this page; every widget shows that the session has ended. */
  forget(): void;
  /** Makes other tabs drop all data of the buyer too (decision 55). */
  forgetElsewhere(): void;
  /**
   * Registers unsaved work that an account switch would lose, and its kind (decision 13); returns a function that
   * unregisters it.
   */
  guard(hasUnsavedWork: () => boolean, kind?: UnsavedKind): () => void;
  hasUnsavedWork(): boolean;
  /** The kinds of unsaved work that a switch would lose now, without duplicates. */
  unsavedWork(): readonly UnsavedKind[];
  /** Registers a handler of account switches and sign-outs; returns a function that unregisters it. */
  onAccountSwitch(leaver: AccountSwitchHandler): () => void;
  /** Calls `listener` with the new account's id when another tab switches; returns a function that unsubscribes. */
  onSwitchElsewhere(listener: (accountId: string) => void): () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function createSession(given: Adapter): SessionRuntime {
  const adapter = watchedByAll(given);
  const store = createStore<SessionState>(() => ({ status: 'loading' }));
  const guards = new Set<{ readonly hasUnsavedWork: () => boolean; readonly kind: UnsavedKind }>();
  const switchHandlers = new Set<AccountSwitchHandler>();
  let channel: TabChannel | null = null;
  let otherTabs: TabChannel | null = null;
  let options: SessionOptions | null = null;
  let loading: Promise<void> | null = null;
  let attempt = 0;
  let seeded: Session | null = null;

  const tabs = () => (channel ??= openTabChannel(`account:${adapter.id}`));
  const signOuts = () => (otherTabs ??= openTabChannel(`signed-out:${adapter.id}`));
  const storage = () => options?.storage ?? 'memory';
  const hint = () => storeFor('account', storage());
  const hintKey = storedKey('account', adapter.id);

  function forget(): void {
    // Invalidates reads in flight, which would otherwise restore the buyer.
    attempt += 1;
    for (const handler of switchHandlers) handler.forget?.();
    store.setState({ status: 'ended', session: null }, true);
  }

  async function ask(given: SessionOptions, current: number): Promise<Session> {
    const retry = { wait: pause, isOver: () => current !== attempt };
    const read: Omit<Session, 'accountId'> & { readonly accountId?: string | null } =
      seeded ?? (await readSession(adapter, given.locale, (call) => withRetry(async () => call(), retry)));
    seeded = null;
    if (!read.isGuest)
      for (const kind of ['guest', 'guestOrder'] as const)
        storeFor(kind, storage()).remove(storedKey(kind, adapter.id));
    const accountId = read.isGuest
      ? null
      : initialAccountId({
          // Not the `options` of this call: a widget that mounted during the reads may have set another account.
          controlled: options?.accountId,
          // This tab can have another account than the server that has read the session (decision 9).
          stored: hint().get(hintKey) ?? read.accountId,
          accounts: read.accounts,
          session: read.user?.accountId,
        });
    return { ...read, accountId };
  }

  async function start(given: SessionOptions): Promise<void> {
    const current = ++attempt;
    const show = (state: SessionState) => {
      if (current === attempt) store.setState(state, true);
    };
    try {
      show({ status: 'ready', session: await ask(given, current) });
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
    handlers: switchHandlers,
    current: session,
    keep(accountId) {
      // The buyer's choice replaces the host's account, or a reload would return to that account.
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
    const current = ++attempt;
    // Keeps the current data after an error.
    const next = await ask(options, current).catch((thrown: unknown) => (holdError(thrown), null));
    const now = store.getState();
    // If the session ended meanwhile, the answer is older than that. If the buyer switched accounts, the new one stays.
    if (next !== null && now.status === 'ready' && current === attempt)
      store.setState({ status: 'ready', session: { ...next, accountId: now.session.accountId } }, true);
  }

  return {
    store,
    storage,
    locale: () => options?.locale,
    seed(session) {
      if (loading !== null) return;
      seeded = session;
      const initial: SessionState = { status: 'ready', session };
      store.setState(initial, true);
      // What React compares with the markup of the server.
      store.getInitialState = () => initial;
    },
    load(given) {
      if (options === null) {
        options = given;
        signOuts().listen(() => {
          forgetStored(adapter.id, storage());
          forget();
        });
      } else if (given.locale !== options.locale) {
        // The session's texts about accounts depend on the locale.
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
    onAccountSwitch(leaver) {
      switchHandlers.add(leaver);
      return () => void switchHandlers.delete(leaver);
    },
    onSwitchElsewhere: (listener) => tabs().listen(listener),
  };
}

/** Returns the session of an adapter. */
export const getSessionRuntime = /* @__PURE__ */ perAdapter(createSession);

/** Returns the given map, and clears it when the buyer signs out. */
export function untilSignOut<Thing>(adapter: Adapter, things: Map<string, Thing>): Map<string, Thing> {
  getSessionRuntime(adapter).onAccountSwitch({ forget: () => things.clear() });
  return things;
}
