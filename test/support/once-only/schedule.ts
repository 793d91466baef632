import { memoryStore } from '../../../src/runtime/storage';
import type { Entry, ScheduledOperation, OperationRequest } from './backend';
import type { LedgerKind } from './ledger';
import { Network } from './network';
import { placeOrder } from './place-order';
import { type Random, randomFrom } from './random';
import { type Ablation, SharedLocks, Tab } from './tab';
import { VirtualTime } from './virtual-time';

/** Failures of a schedule; all zeros when there were none. */
export interface Findings {
  /** Entries beyond the first of a subject. */
  readonly duplicates: number;
  /**
   * Entries that no page showed, attempts that ended without an outcome, and outcomes that were wrong (decision 43).
   */
  readonly lost: number;
  /** Entries on another account than the buyer intended. */
  readonly wrongAccount: number;
  /** All entries: orders placed, orders cancelled. */
  readonly orders: number;
  readonly attempts: number;
}

const FAULTY_MS = 10 * 60_000;

/**
 * A buyer, one browser and a faulty network for ten minutes: clicks (also double clicks), reloads, a second tab,
 * account switches, requests and responses that are delayed or lost, work that is done and reported as failed. Then the
 * faults end, the buyer opens a page once more, and every outcome has to be known.
 */
export async function runSchedule(
  seed: number,
  kind: LedgerKind,
  ablation: Ablation = 'nothing',
  operation: ScheduledOperation = placeOrder,
): Promise<Findings> {
  const time = new VirtualTime(operation.turns);
  const restore = operation.turns === undefined ? () => {} : time.install();
  try {
    return await runSteps(randomFrom(seed), time, kind, ablation, operation);
  } finally {
    restore();
  }
}

async function runSteps(
  random: Random,
  time: VirtualTime,
  kind: LedgerKind,
  ablation: Ablation,
  operation: ScheduledOperation,
): Promise<Findings> {
  const network = new Network(time, random);
  const backend = await operation.open(kind, () => time.wait(network.isHealthy ? 5 : random.whole(5, 4_000)), {
    random,
    time,
  });
  const store = memoryStore();
  // Browsers with and without locks.
  const locks = random.chance(0.5) ? new SharedLocks() : null;
  let keys = 0;
  const tabs: Tab[] = [];
  const open = (): Tab => {
    const tab = new Tab({
      time,
      network,
      backend,
      store,
      locks,
      ablation,
      operation: operation.name,
      newKey: () => `k${++keys}`,
      account: () => account,
    });
    tabs.push(tab);
    void tab.commit.resume();
    return tab;
  };

  let current = open();
  let account = random.pick<string | null>(operation.accounts);
  const createRequest = (): OperationRequest => ({ accountId: account, subject: operation.subjectOf(account) });

  const click = (tab: Tab) => {
    if (!tab.isOpen) return;
    const { phase } = tab.commit.store.getState();
    if (phase === 'unknown') void tab.commit.check();
    else {
      // A buyer who saw that it is done starts something else; no buyer knowingly repeats a finished operation.
      if (phase === 'done') return;
      const request = createRequest();
      void tab.commit.submit(request);
      if (random.chance(0.4)) void tab.commit.submit(request);
      // The buyer switches accounts while the operation runs.
      if (random.chance(0.25))
        time.after(random.whole(1, 2_000), () => (account = random.pick<string | null>(operation.accounts)));
      if (random.chance(0.3)) time.after(random.whole(1, 200), () => tab.isOpen && void tab.commit.submit(request));
    }
  };

  for (let moves = random.whole(2, 9), at = 0; moves > 0; moves--) {
    at += random.whole(50, FAULTY_MS / 12);
    time.at(at, () => {
      const what = random.next();
      if (what < 0.5) return click(random.chance(0.7) ? current : random.pick([current, ...tabs]));
      if (what < 0.75) {
        current.close();
        current = open();
        return;
      }
      if (what < 0.9) {
        current = open();
        return click(current);
      }
      account = random.pick<string | null>(operation.accounts);
    });
  }
  await time.run(FAULTY_MS);

  network.isHealthy = true;
  backend.endFaults?.();
  for (const tab of tabs) if (random.chance(0.6)) tab.close();
  await time.run(time.now + 5 * 60_000);
  for (const tab of tabs) if (tab.isOpen && tab.commit.store.getState().phase === 'unknown') void tab.commit.check();
  await time.run();
  for (const tab of tabs) tab.close();
  time.now += 10 * 60_000;
  const last = open();
  await time.run();
  if (last.commit.store.getState().phase === 'unknown') void last.commit.check();
  await time.run();

  return judge(await backend.entries(), tabs, store.keys().length, operation);
}

function judge(
  entries: readonly Entry[],
  tabs: readonly Tab[],
  remainingIntents: number,
  { subjectOf }: ScheduledOperation,
): Findings {
  const shownOutcomes = tabs.flatMap((tab) => tab.shownOutcomes);
  const subjects = new Set(entries.map((entry) => entry.subject));
  const shownIds = new Set(shownOutcomes.flatMap(({ entry }) => entry?.id ?? []));
  const done = new Set(entries.map((entry) => entry.handle));
  const wrongOutcomes = shownOutcomes.filter(
    ({ phase, handle }) => (phase === 'not-done' || phase === 'refused') && handle !== null && done.has(handle),
  );
  return {
    duplicates: entries.length - subjects.size,
    lost: entries.filter((entry) => !shownIds.has(entry.id)).length + remainingIntents + wrongOutcomes.length,
    wrongAccount: entries.filter((entry) => entry.subject !== subjectOf(entry.account)).length,
    orders: entries.length,
    attempts: shownOutcomes.length,
  };
}

/**
 * Whether a schedule has shown the failure that an ablation causes. One is enough; further schedules would show the
 * same.
 */
export const isNoticed = (ablation: Ablation, { duplicates, lost, wrongAccount }: Findings): boolean =>
  ablation !== 'nothing' && (ablation === 'the named account' ? wrongAccount : duplicates + lost) > 0;

/** Sums the findings of many schedules; with an ablation, up to the first schedule that shows its failure. */
export async function runSchedules(
  from: number,
  count: number,
  kind: LedgerKind,
  ablation: Ablation = 'nothing',
  operation: ScheduledOperation = placeOrder,
) {
  const sum = {
    schedules: count,
    duplicates: 0,
    lost: 0,
    wrongAccount: 0,
    orders: 0,
    attempts: 0,
    worst: null as number | null,
  };
  for (let seed = from; seed < from + count; seed++) {
    const found = await runSchedule(seed, kind, ablation, operation);
    sum.duplicates += found.duplicates;
    sum.lost += found.lost;
    sum.wrongAccount += found.wrongAccount;
    sum.orders += found.orders;
    sum.attempts += found.attempts;
    if (sum.worst === null && found.duplicates + found.lost + found.wrongAccount > 0) sum.worst = seed;
    if (isNoticed(ablation, found)) break;
  }
  return sum;
}
