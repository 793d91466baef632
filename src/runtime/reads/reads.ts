import type { Adapter, PortMethod } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import { ReadEntry, type ReadTime } from './read-entry';

/** Milliseconds that a response without subscribers stays cached. */
const KEEP_UNREAD = 15 * 60_000;

/** Key of a read. The account comes first, so that all reads of one account can be dropped together. */
export interface ReadKey {
  readonly accountId: string | null;
  readonly locale: string;
  readonly method: PortMethod;
  readonly args: object;
}

/**
 * The read cache that all widgets of one adapter share. Not a query library: this needs a tenth of one, and the
 * widgets' byte budgets have no room for the rest.
 */
export class Reads {
  readonly #entries = new Map<string, { readonly accountId: string | null; readonly entry: ReadEntry }>();
  readonly #time: ReadTime;

  constructor(time: ReadTime = deviceTime) {
    this.#time = time;
  }

  /** Returns the entry of a read; creates it on first use. */
  entry({ accountId, locale, method, args }: ReadKey): ReadEntry {
    const key = JSON.stringify([accountId, locale, method, sorted(args)]);
    const known = this.#entries.get(key);
    if (known !== undefined) return known.entry;
    this.#sweep();
    const entry = new ReadEntry(this.#time);
    this.#entries.set(key, { accountId, entry });
    return entry;
  }

  /**
   * Invalidates an account's reads after a commit: refetches those with subscribers and drops the others. Resolves when
   * all refetches have ended.
   */
  invalidate(accountId: string | null): Promise<unknown> {
    return Promise.all(
      [...this.#entries].map(
        ([key, { accountId: of, entry }]) =>
          of === accountId && (entry.hasSubscribers ? entry.refetch() : this.#entries.delete(key)),
      ),
    );
  }

  /** Drops the reads of an account after a switch: late responses are neither shown nor cached. */
  drop(accountId: string | null): void {
    for (const [key, { accountId: of, entry }] of this.#entries) {
      if (of !== accountId) continue;
      entry.cancel();
      this.#entries.delete(key);
    }
  }

  /** Drops everything after sign-out. */
  forget(): void {
    for (const { entry } of this.#entries.values()) entry.cancel();
    this.#entries.clear();
  }

  #sweep(): void {
    const now = this.#time.now();
    for (const [key, { entry }] of this.#entries) if (now - entry.leftAt > KEEP_UNREAD) this.#entries.delete(key);
  }
}

/** Sorts the keys of the arguments, so that equal requests have equal keys. */
const sorted = (args: object): unknown => {
  if (Array.isArray(args)) return args;
  const entries = Object.entries(args).filter(([, value]) => value !== undefined);
  return entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? sorted(value) : value,
    ]);
};

const deviceTime: ReadTime = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    }),
};

/** Returns the read cache that all widgets of one adapter share. */
export const getReads = /* @__PURE__ */ perAdapter((adapter: Adapter) => {
  const reads = new Reads();
  getSessionRuntime(adapter).onAccountSwitch({
    drop: (accountId) => reads.drop(accountId),
    forget: () => reads.forget(),
  });
  return reads;
});
