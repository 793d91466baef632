import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import { fetchWithCookies } from '../../adapters/salesforce/support/store';
import type { FaultRule } from '../platform-server/faults/rules';
import { recordId } from '../platform-server/ids';
import { inProcessFetch } from '../platform-server/in-process';
import { peek, type PlatformPeek } from '../platform-server/peek';
import { createPlatform, type Platform } from '../platform-server/platform';
import type { Backend, Entry, ScheduledOperation } from './backend';
import { adapterOver, ORIGIN } from './platform-tab';
import { VirtualTime } from './virtual-time';

const STORY_TIME = Date.parse('2026-11-17T10:35:00-05:00');
/** Turns of the event loop after which a response is certainly parsed. */
const TURNS = 3;

/** Faults that the store and its proxies apply to the steps of an operation, each for a limited time. */
const stepFaults = (name: string): readonly FaultRule[] => [
  { path: `${name}Commit`, fault: { kind: 'drop', after: true }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'status', status: 502, body: 'html', after: true }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'never', after: true }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'truncated' }, times: 2 },
  { path: `${name}Commit`, fault: { kind: 'twice' }, times: 2 },
  { path: `${name}Commit`, fault: { kind: 'late', ms: 20_000 }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'late', ms: 200_000 }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'status', status: 409, code: 'UNABLE_TO_LOCK_ROW' }, times: 1 },
  { path: `${name}Commit`, fault: { kind: 'status', status: 500 }, times: 1 },
  { path: `${name}Prepare`, fault: { kind: 'drop', after: true }, times: 1 },
  { path: `${name}Prepare`, fault: { kind: 'twice' }, times: 1 },
  { path: `${name}Outcome`, fault: { kind: 'status', status: 503, retryAfter: 2 }, times: 2 },
  { path: `${name}Outcome`, fault: { kind: 'empty' }, times: 1 },
  { path: `${name}Abandon`, fault: { kind: 'status', status: 500, after: true }, times: 1 },
  { path: `${name}Abandon`, fault: { kind: 'late', ms: 5_000 }, times: 1 },
];

/** Clock of the schedule that runs; only one runs at a time. */
let running = new VirtualTime();
let world: Platform | null = null;

/** Store ids of the buyer's two accounts in these schedules. */
export const platformAccounts = ['harbor-lane-taproom', 'english-bay-social'] as const;
export const accountIdOf = (platform: Platform, id: string): string =>
  recordId('account', platform.world.accounts.findIndex((account) => account.id === id) + 1);

/** Returns the store in its initial state. Its world is built once for all schedules. */
export function storeOfSchedules(): Platform {
  world ??= createPlatform({ clock: () => STORY_TIME + running.now });
  return world;
}

/** An operation at the store: its port in the shape that schedules use, and its entries in the store's ledger. */
export interface PlatformSubject {
  readonly name: string;
  readonly subjectOf: (account: string | null) => string;
  /** Runs at the start of each schedule, before the faults begin. */
  readonly port: (adapter: SalesforceAdapter) => Backend['port'] | Promise<Backend['port']>;
  readonly entries: (books: PlatformPeek, accountId: (id: string) => string) => readonly Entry[];
  /** Whether the operation is a guest's, which has no account. */
  readonly isGuests?: boolean;
}

/**
 * An operation over the Salesforce adapter and the store's own server methods. The store's ledger decides what
 * happened.
 */
export function overPlatform({
  name,
  subjectOf,
  port: portOf,
  entries,
  isGuests = false,
}: PlatformSubject): ScheduledOperation {
  const platform = storeOfSchedules();
  const accounts: ScheduledOperation['accounts'] = isGuests
    ? [null]
    : [accountIdOf(platform, platformAccounts[0]), accountIdOf(platform, platformAccounts[1])];
  let isLoaded = false;

  async function opened(): Promise<Backend['port']> {
    const store = fetchWithCookies(ORIGIN, inProcessFetch(platform).fetch);
    if (!isGuests)
      await store(`${ORIGIN}/login`, {
        method: 'POST',
        body: '{"username":"dana"}',
        headers: { 'content-type': 'application/json' },
      });
    return portOf(adapterOver(platform, store));
  }

  /**
   * The adapter loads its lazy parts on their first use, and a schedule's clock does not wait for that: without this
   * call the first operations would send no request.
   */
  async function load(): Promise<void> {
    platform.clear();
    await (await opened()).prepare({ accountId: accounts[0], subject: subjectOf(accounts[0]), locale: 'en-US' });
    isLoaded = true;
  }

  return {
    name,
    subjectOf,
    accounts,
    turns: TURNS,
    async open(_kind, _work, { random, time }) {
      running = time;
      if (!isLoaded) await load();
      platform.clear({ workMs: random.pick([0, 0, 0, 40, 3_000, 40_000]), workReads: random.whole(0, 2) });
      const port = await opened();
      platform.faults.set(stepFaults(name).filter(() => random.chance(0.07)));
      return {
        port,
        entries: () => Promise.resolve(entries(peek(platform), (id) => accountIdOf(platform, id))),
        endFaults: () => platform.faults.clear(),
      };
    },
  };
}
