import { type Commit, createCommit } from '../../../src/runtime/commit/commit';
import { RESPONSE_TIMEOUT_MS } from '../../../src/runtime/commit/commit-limits';
import { intentStore } from '../../../src/runtime/commit/intent';
import { type KeyValueStore, memoryStore } from '../../../src/runtime/storage';
import type { Request, Subject } from './commit-subjects';
import { countingFetch, type FaultyShop } from './fault-server';

let keys = 0;

/** A page with an operation: its phases, the requests that it sends and the waits that it skips. */
export async function openPage(
  subject: Subject,
  shop: FaultyShop,
  {
    written = memoryStore(),
    later = 0,
  }: {
    /** Storage of the browser, which its pages share. */
    readonly written?: KeyValueStore;
    /** Milliseconds by which the page's clock is ahead. */
    readonly later?: number;
  } = {},
) {
  const network = countingFetch();
  // Waits are skipped, and the clock moves on instead: the adapter respects a pause until it is over.
  let ahead = later;
  const clock = (): number => Date.now() + ahead;
  const adapter = await shop.adapter({ fetch: network.fetch, clock });
  const waits: number[] = [];
  const waiting: (() => void)[] = [];
  const phases: string[] = [];
  const commit: Commit<Request, unknown, string> = createCommit(subject.operationOf(adapter), {
    adapter: adapter.id,
    user: 'dana',
    intents: intentStore(written),
    lock: { hold: (_id, work) => work(), free: () => Promise.resolve(true) },
    clock,
    newKey: () => `fault-${Date.now()}-${(keys += 1)}`,
    wait: (milliseconds) => {
      if (milliseconds === RESPONSE_TIMEOUT_MS) return new Promise((over) => void waiting.push(over));
      waits.push(milliseconds);
      ahead += milliseconds;
      return Promise.resolve();
    },
  });
  commit.store.subscribe(({ phase }) => void phases.push(phase));
  return {
    adapter,
    commit,
    network,
    phases,
    waits,
    written,
    state: () => commit.store.getState(),
    /** Ends every wait for a response. */
    expire: () => waiting.splice(0).forEach((over) => over()),
    /** Moves the page's clock. */
    advance: (milliseconds: number) => void (ahead += milliseconds),
  };
}
