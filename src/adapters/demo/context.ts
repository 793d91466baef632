import { PortError } from '../../ports';
import type { DemoAccount, DemoCondition } from './data/accounts';
import type { DemoBuyer } from './data/buyers';
import type { ViewerContext } from './engine/present';
import type { KnownPasswords } from './ports/password';
import { withAutopay } from './engine/autopay';
import { invoiceWorld } from './engine/invoices';
import { conditionsOf, ledgerOf } from './engine/ledger';
import { buyerNow, peopleNow } from './engine/people';
import type { DemoStore } from './store/demo-store';
import { type ChangedPeople, parsePeople, type PersonRecord, storedPeople } from './store/people-record';
import {
  type AccountState,
  parseAccountState,
  parseSession,
  RECORD_VERSION,
  type SessionRecord,
} from './store/records';
import type { World } from './world';
import { orderedProducts } from './engine/ordered-products';

/** A change of an account's state, and what the caller wants to know of it. */
export type StateChange<Result> = (state: AccountState) => readonly [next: AccountState, result: Result];

/** A change of one user, among all of them: who they are now, or null for no change. */
export type PersonChange<Result> = (
  people: readonly PersonRecord[],
) => readonly [next: PersonRecord | null, result: Result];

/** What the ports of one adapter share. */
export interface DemoContext {
  readonly world: World;
  /** Whether placing looks at its key; false is a backend that does not. */
  readonly knowsKeys: boolean;
  session(): Promise<SessionRecord>;
  saveSession(change: (session: SessionRecord) => SessionRecord): Promise<void>;
  buyer(): Promise<DemoBuyer | null>;
  /** Everybody of every account, as they are now. */
  people(): Promise<readonly PersonRecord[]>;
  changePerson<Result>(change: PersonChange<Result>): Promise<Result>;
  /** The account of a request, after asking whether the buyer may act for it; null for a guest. */
  accountOf(accountId: string | null): Promise<DemoAccount | null>;
  state(account: DemoAccount | null): Promise<AccountState>;
  /** What keeps each of some accounts from ordering, in their order. Nothing is written. */
  conditions(accounts: readonly DemoAccount[]): Promise<readonly (readonly DemoCondition[])[]>;
  mutate<Result>(account: DemoAccount | null, change: StateChange<Result>): Promise<Result>;
  reader(account: DemoAccount | null, state: AccountState, locale: string): ViewerContext;
  forgetSession(): void;
  /** What is known of the buyers’ passwords: in memory alone, and gone with a reset. */
  readonly passwords: Map<string, KnownPasswords>;
  /** Files that were uploaded, apart from the accounts: a change of a cart does not write them again. */
  readonly files: FileStore;
}

/** Uploaded files by their handles. */
export interface FileStore {
  keep(handle: string, file: StoredFile): Promise<void>;
  find(handle: string): Promise<StoredFile | null>;
}

/** A file as it is kept: whose it is, and what it holds. */
export interface StoredFile {
  readonly accountId: string;
  readonly name: string;
  readonly content: Blob;
}

/** What a context is made of. */
export interface ContextOptions {
  readonly world: World;
  readonly store: DemoStore;
  /** Keeps the worlds of different scenarios apart in one store. */
  readonly namespace: string;
  /** Who is signed in when nothing is stored; null for a guest. */
  readonly user: string | null;
  readonly knowsKeys: boolean;
}

const stateKey = (namespace: string, account: DemoAccount | null): string =>
  `${namespace}/account/${account?.id ?? 'guest'}`;
const fileKey = (namespace: string, handle: string): string => `${namespace}/file/${handle}`;
const sessionKey = (namespace: string): string => `${namespace}/session`;
const peopleKey = (namespace: string): string => `${namespace}/people`;

/** The session of this tab, and each account's state in the store. */
export function createContext({ world, store, namespace, user, knowsKeys }: ContextOptions): DemoContext {
  // The session lives in this object, as a tab's does; what is stored is where the next tab starts.
  let loading: Promise<SessionRecord> | undefined;
  const passwords = new Map<string, KnownPasswords>();

  const changed = async (): Promise<ChangedPeople> => parsePeople(await store.get(peopleKey(namespace)));
  const initial = (): SessionRecord => ({
    version: RECORD_VERSION,
    buyerId: world.changes.guest ? null : user,
    accountId: null,
    languages: {},
  });
  const session = (): Promise<SessionRecord> =>
    (loading ??= store.get(sessionKey(namespace)).then((stored) => parseSession(stored) ?? initial()));
  const buyer = async (): Promise<DemoBuyer | null> => {
    const [{ buyerId, languages: saved }, people] = await Promise.all([session(), changed()]);
    const found = world.buyers.find(({ id }) => id === buyerId);
    if (found === undefined) return null;
    return buyerNow(
      Object.hasOwn(saved, found.id) ? { ...found, language: saved[found.id] ?? found.language } : found,
      people.get(found.id),
    );
  };

  /** Changes a record in one step. What `change` throws is thrown, and nothing is written. */
  async function updated<Result>(
    key: string,
    change: (stored: unknown) => readonly [next: unknown, result: Result],
  ): Promise<Result> {
    let outcome: { readonly result: Result } | { readonly thrown: unknown } | undefined;
    await store.update(key, (stored) => {
      try {
        const [next, result] = change(stored);
        outcome = { result };
        return next;
      } catch (thrown) {
        // The transaction ends as it began, and its store is not to blame.
        outcome = { thrown };
        return stored;
      }
    });
    if (outcome === undefined) throw new PortError('unavailable', 'The browser’s database did not answer');
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  }

  /** What happened by itself since a state was written. */
  const upToNow = (account: DemoAccount | null, state: AccountState): AccountState =>
    account === null ? state : withAutopay(state, invoiceWorld(account, world));

  async function mutate<Result>(account: DemoAccount | null, change: StateChange<Result>): Promise<Result> {
    let outcome: { readonly result: Result } | { readonly thrown: unknown } | undefined;
    await store.update(stateKey(namespace, account), (stored) => {
      const state = upToNow(account, parseAccountState(stored, world.fresh(account)));
      try {
        const [next, result] = change(state);
        outcome = { result };
        return next;
      } catch (thrown) {
        // The transaction ends as it began, and its store is not to blame.
        outcome = { thrown };
        return stored ?? state;
      }
    });
    if (outcome === undefined) throw new PortError('unavailable', 'The browser’s database did not answer');
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  }

  return {
    world,
    knowsKeys,
    session,
    buyer,
    mutate,
    people: async () => peopleNow(world.people(), await changed()),
    changePerson: (change) =>
      updated(peopleKey(namespace), (stored) => {
        const before = parsePeople(stored);
        const [person, result] = change(peopleNow(world.people(), before));
        return [person === null ? stored : storedPeople(new Map([...before, [person.id, person]])), result];
      }),
    async saveSession(change) {
      const next = change(await session());
      loading = Promise.resolve(next);
      // Another tab may have saved the language of somebody else.
      await store.update(sessionKey(namespace), (stored) => ({
        ...next,
        languages: { ...parseSession(stored)?.languages, ...next.languages },
      }));
    },
    passwords,
    forgetSession() {
      loading = undefined;
      passwords.clear();
    },
    files: {
      keep: (handle, file) => store.update(fileKey(namespace, handle), () => file),
      find: async (handle) => parseFile(await store.get(fileKey(namespace, handle))),
    },
    async accountOf(accountId) {
      if (accountId === null) return null;
      const person = await buyer();
      if (person === null) throw new PortError('signed-out', 'A guest has no account');
      const account = world.account(accountId);
      if (account === undefined) throw new PortError('not-found', 'There is no such account');
      if (!person.accounts.includes(accountId))
        throw new PortError('forbidden', 'The account is not linked to this user');
      return account;
    },
    async conditions(accounts) {
      const keys = new Set(await store.keys());
      return Promise.all(
        accounts.map(async (account) => {
          const key = stateKey(namespace, account);
          const isWritten = keys.has(key);
          // Who orders now and was never written to pays in time: a list does not wait for a year to be worked out.
          if (!isWritten && account.ordering?.quietDays === 0 && world.changes.invoices === undefined)
            return conditionsOf(account, null);
          const fresh = world.fresh(account);
          return ledgerOf(
            account,
            isWritten ? upToNow(account, parseAccountState(await store.get(key), fresh)) : fresh,
            world,
          ).conditions;
        }),
      );
    },
    async state(account) {
      const fresh = world.fresh(account);
      const state = parseAccountState(await store.get(stateKey(namespace, account)), fresh);
      // A cart that is begun is written at once, so that two tabs begin with the same one.
      return state.cart === fresh.cart ? mutate(account, (begun) => [begun, begun]) : upToNow(account, state);
    },
    reader(account, state, locale) {
      const market = world.market(account);
      const ordered = orderedProducts(
        world.history(account),
        state.orders.filter(({ id }) => !state.cancellations.some(({ orderId }) => orderId === id)),
        market,
      );
      return {
        locale,
        market,
        lastOrdered: (id) => ordered.get(id)?.last ?? null,
        quantities: (id) => ordered.get(id)?.quantities ?? [],
      };
    },
  };
}

function parseFile(stored: unknown): StoredFile | null {
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('content' in stored) ||
    !('name' in stored) ||
    !('accountId' in stored)
  )
    return null;
  const { accountId, name, content } = stored;
  return typeof accountId === 'string' && typeof name === 'string' && content instanceof Blob
    ? { accountId, name, content }
    : null;
}
