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
import { parseFile, type StoredFile, toFileRecord } from './store/file-record';
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

/** Changes an account's state. Returns the new state and a result for the caller. */
export type StateChange<Result> = (state: AccountState) => readonly [next: AccountState, result: Result];

/** Changes one of all users. Returns the changed user, or null for no change. */
export type PersonChange<Result> = (
  people: readonly PersonRecord[],
) => readonly [next: PersonRecord | null, result: Result];

/** Context that the ports of one adapter share. */
export interface DemoContext {
  readonly world: World;
  /** Whether placing checks the idempotency key; false simulates a backend without keys. */
  readonly honorsKeys: boolean;
  session(): Promise<SessionRecord>;
  saveSession(change: (session: SessionRecord) => SessionRecord): Promise<void>;
  buyer(): Promise<DemoBuyer | null>;
  /** The current users of all accounts. */
  people(): Promise<readonly PersonRecord[]>;
  changePerson<Result>(change: PersonChange<Result>): Promise<Result>;
  /** The account of a request if the buyer has access to it; null for a guest. */
  accountOf(accountId: string | null): Promise<DemoAccount | null>;
  state(account: DemoAccount | null): Promise<AccountState>;
  /** Conditions that block each of the accounts from ordering, in their order. Writes nothing. */
  conditions(accounts: readonly DemoAccount[]): Promise<readonly (readonly DemoCondition[])[]>;
  mutate<Result>(account: DemoAccount | null, change: StateChange<Result>): Promise<Result>;
  reader(account: DemoAccount | null, state: AccountState, locale: string): ViewerContext;
  forgetSession(): void;
  /** Known passwords of the buyers; only in memory, and cleared by a reset. */
  readonly passwords: Map<string, KnownPasswords>;
  /** Uploaded files, stored apart from the accounts so that a cart change does not rewrite them. */
  readonly files: FileStore;
}

/** Uploaded files by their handles. */
export interface FileStore {
  keep(handle: string, file: StoredFile): Promise<void>;
  find(handle: string): Promise<StoredFile | null>;
}

/** Dependencies of a context. */
export interface ContextOptions {
  readonly world: World;
  readonly store: DemoStore;
  /** Separates the data of different scenarios in one store. */
  readonly namespace: string;
  /** The signed-in user when nothing is stored; null for a guest. */
  readonly user: string | null;
  readonly honorsKeys: boolean;
}

const stateKey = (namespace: string, account: DemoAccount | null): string =>
  `${namespace}/account/${account?.id ?? 'guest'}`;
const fileKey = (namespace: string, handle: string): string => `${namespace}/file/${handle}`;
const sessionKey = (namespace: string): string => `${namespace}/session`;
const peopleKey = (namespace: string): string => `${namespace}/people`;

/** Creates the session of this tab and the access to each account's stored state. */
export function createContext({ world, store, namespace, user, honorsKeys }: ContextOptions): DemoContext {
  // The session is per object, as it is per tab; the stored one is the initial session of the next tab.
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

  /** Changes a record in one transaction. An error thrown by `change` is rethrown, and nothing is written. */
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
        // The error is not the store's, so the transaction must complete unchanged.
        outcome = { thrown };
        return stored;
      }
    });
    if (outcome === undefined) throw new PortError('unavailable', 'The browser’s database did not respond');
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  }

  /** Applies events that happen with time, such as autopay, since the state was written. */
  const advanceToNow = (account: DemoAccount | null, state: AccountState): AccountState =>
    account === null ? state : withAutopay(state, invoiceWorld(account, world));

  async function mutate<Result>(account: DemoAccount | null, change: StateChange<Result>): Promise<Result> {
    let outcome: { readonly result: Result } | { readonly thrown: unknown } | undefined;
    await store.update(stateKey(namespace, account), (stored) => {
      const state = advanceToNow(account, parseAccountState(stored, world.fresh(account)));
      try {
        const [next, result] = change(state);
        outcome = { result };
        return next;
      } catch (thrown) {
        // The error is not the store's, so the transaction must complete unchanged.
        outcome = { thrown };
        return stored ?? state;
      }
    });
    if (outcome === undefined) throw new PortError('unavailable', 'The browser’s database did not respond');
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  }

  return {
    world,
    honorsKeys,
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
      // Another tab may have saved another user's language.
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
      async keep(handle, file) {
        const record = await toFileRecord(file);
        await store.update(fileKey(namespace, handle), () => record);
      },
      find: async (handle) => parseFile(await store.get(fileKey(namespace, handle))),
    },
    async accountOf(accountId) {
      if (accountId === null) return null;
      const person = await buyer();
      if (person === null) throw new PortError('signed-out', 'A guest has no account');
      const account = world.account(accountId);
      if (account === undefined) throw new PortError('not-found', 'The account does not exist');
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
          // An active account without stored changes pays in time, so lists do not have to calculate a year of
          // invoices.
          if (!isWritten && account.ordering?.quietDays === 0 && world.changes.invoices === undefined)
            return conditionsOf(account, null);
          const fresh = world.fresh(account);
          return ledgerOf(
            account,
            isWritten ? advanceToNow(account, parseAccountState(await store.get(key), fresh)) : fresh,
            world,
          ).conditions;
        }),
      );
    },
    async state(account) {
      const fresh = world.fresh(account);
      const state = parseAccountState(await store.get(stateKey(namespace, account)), fresh);
      // A new cart is written at once, so that two tabs start with the same one.
      return state.cart === fresh.cart
        ? mutate(account, (current) => [current, current])
        : advanceToNow(account, state);
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
