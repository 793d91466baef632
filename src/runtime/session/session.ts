import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreSettings } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { effectiveAccountId, initialAccountId } from '../../rules';
import { openTabChannel, type TabChannel } from '../channel';
import { perAdapter } from '../per-adapter';
import { retried } from '../reads/retry';
import { type StorageChoice, storedKey, storeFor } from '../storage';
import type { Session, SessionState, SwitchOutcome, UnsavedKind } from './session.types';
import { statusTextOf } from './status-text';

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

/** What the session may be told when it starts. */
export interface SessionOptions {
  readonly storage: StorageChoice;
  readonly locale: string;
  /** An account the host insists on; undefined lets the session choose. */
  readonly accountId?: string | null;
}

/** Something that holds work or answers of one account. */
export interface AccountLeaver {
  /** Finishes queued work while the account still stands. */
  settle?(accountId: string | null): Promise<void>;
  /** Drops what must not be seen from another account. */
  drop?(accountId: string | null): Promise<void> | void;
}

/** The session all widgets of one adapter share. */
export interface SessionRuntime {
  readonly store: StoreApi<SessionState>;
  /** Where this session's things may be kept; nowhere beyond the page while nobody said. */
  storage(): StorageChoice;
  /**
   * Asks who is here, once; later calls return the same promise until `reload`. A later call that names another
   * account is a host that changed its mind: the session goes there (decision 8).
   */
  load(options: SessionOptions): Promise<void>;
  reload(): Promise<void>;
  /** Asks again while everything stays as it is: the buyer changed something of their own record. Trouble changes nothing. */
  refresh(): Promise<void>;
  /** Puts the session on another account; other tabs are told, never moved (decision 9). */
  switchTo(accountId: string): Promise<SwitchOutcome>;
  /** A call was answered “signed out”: every widget of the adapter shows it once. */
  end(): void;
  /** Work that a switch would lose, and what kind it is (decision 13); returns what takes it back. */
  guard(hasUnsavedWork: () => boolean, kind?: UnsavedKind): () => void;
  hasUnsavedWork(): boolean;
  /** The kinds of work that a switch would lose now, each once. */
  unsavedWork(): readonly UnsavedKind[];
  /** Takes part in leaving an account; returns what ends it. */
  onLeave(leaver: AccountLeaver): () => void;
  /** Another tab went to another account: the id it went to. */
  onSwitchElsewhere(listener: (accountId: string) => void): () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function makeSession(adapter: Adapter): SessionRuntime {
  const store = createStore<SessionState>(() => ({ status: 'loading' }));
  const guards = new Set<{ readonly unsaved: () => boolean; readonly kind: UnsavedKind }>();
  const leaving = new Set<AccountLeaver>();
  let channel: TabChannel | null = null;
  let options: SessionOptions | null = null;
  let loading: Promise<void> | null = null;
  let attempt = 0;

  const tabs = () => (channel ??= openTabChannel(`account:${adapter.id}`));
  const storage = () => options?.storage ?? 'memory';
  const hint = () => storeFor('account', storage());
  const hintKey = storedKey('account', adapter.id);

  async function ask(given: SessionOptions, mine: number): Promise<Session> {
    const patience = { wait: pause, isOver: () => mine !== attempt };
    const read = <Data>(call: () => Data | Promise<Data>) => retried(async () => call(), patience);
    const guest = await read(() => isGuest(adapter));
    // The user is read only for somebody who is signed in (spec §4, decision 12).
    const [user, settings, accounts] = await Promise.all([
      guest ? null : read(() => adapter.session?.user?.({}) ?? null),
      read(() => adapter.session?.settings?.({}) ?? noSettings),
      guest ? [] : read(() => adapter.accounts?.list?.({ includeOwn: true, locale: given.locale }) ?? []),
    ]);
    const accountId = guest
      ? null
      : initialAccountId({
          // Not the given one: a widget that mounted while the answers were under way may have named it.
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

  const unsavedWork = () => [...new Set([...guards].filter(({ unsaved }) => unsaved()).map(({ kind }) => kind))];

  /** The switch under way. Two widgets may ask at once: side by side their answers would decide which of them counts. */
  let going: Promise<unknown> = Promise.resolve();
  const switchTo = (wanted: string): Promise<SwitchOutcome> => {
    const mine = going.then(() => go(wanted));
    going = mine.catch(() => {});
    return mine;
  };

  async function go(wanted: string): Promise<SwitchOutcome> {
    const current = session();
    const accountId = effectiveAccountId(wanted);
    if (current === null || accountId === null || accountId === current.accountId) return { outcome: 'unchanged' };
    for (const leaver of leaving) await leaver.settle?.(current.accountId);
    try {
      await adapter.accounts?.switchTo?.({ accountId });
    } catch (thrown) {
      const error = toPortError(thrown);
      if (error.code === 'signed-out') store.setState({ status: 'ended', session: current }, true);
      return { outcome: 'failed', statusText: statusTextOf(error), error };
    }
    for (const leaver of leaving) await leaver.drop?.(current.accountId);
    store.setState({ status: 'ready', session: { ...current, accountId } }, true);
    // The buyer's choice overtakes what the host named first, or a reload would take it back.
    if (options?.accountId) options = { ...options, accountId };
    hint().set(hintKey, accountId);
    tabs().post(accountId);
    return { outcome: 'switched' };
  }

  return {
    store,
    storage,
    load(given) {
      if (options === null) options = given;
      else if (given.accountId !== undefined && given.accountId !== options.accountId) {
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
    async refresh() {
      if (options === null || store.getState().status !== 'ready') return;
      const mine = ++attempt;
      const fresh = await ask(options, mine).catch(() => null);
      const now = session();
      // An account that was switched to meanwhile stays.
      if (fresh !== null && now !== null && mine === attempt) store.setState({ status: 'ready', session: { ...fresh, accountId: now.accountId } }, true);
    },
    switchTo,
    end() {
      store.setState({ status: 'ended', session: session() }, true);
    },
    guard(unsaved, kind = 'form') {
      const guard = { unsaved, kind };
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

/** A host that says nothing about sessions is taken at its word: somebody signed in. */
async function isGuest(adapter: Adapter): Promise<boolean> {
  if (adapter.session?.isGuest === undefined) return false;
  const answer = await adapter.session.isGuest({});
  if (typeof answer !== 'boolean') throw new PortError('malformed', 'The guest flag is not a boolean');
  return answer;
}

/** The session of an adapter. */
export const sessionOf = /* @__PURE__ */ perAdapter(makeSession);
