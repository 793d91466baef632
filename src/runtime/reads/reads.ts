import type { Adapter, PortMethod } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import { ReadEntry, type ReadTime } from './read-entry';

/** Milliseconds an answer nobody reads is kept. */
const KEEP_UNREAD = 15 * 60_000;

/** What a read is known by. The account comes first, so that everything of one account can be dropped at once. */
export interface ReadKey {
  readonly accountId: string | null;
  readonly locale: string;
  readonly method: PortMethod;
  readonly args: object;
}

/**
 * The answers that all widgets of one adapter share. Our own, and small: of a query library this needs a tenth, and
 * the widgets' byte budgets have no room for the rest.
 */
export class Reads {
  readonly #entries = new Map<string, { readonly accountId: string | null; readonly entry: ReadEntry }>();
  readonly #time: ReadTime;

  constructor(time: ReadTime = deviceTime) {
    this.#time = time;
  }

  /** The entry of a read; made when first asked for. */
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
   * What an account is told may be others now: what is read is asked again, what is not is forgotten. Resolves when all
   * of it is answered.
   */
  invalidate(accountId: string | null): Promise<unknown> {
    return Promise.all(
      [...this.#entries].map(
        ([key, { accountId: of, entry }]) =>
          of === accountId && (entry.read ? entry.again() : this.#entries.delete(key)),
      ),
    );
  }

  /** An account was left: a late answer for it is neither shown nor kept. */
  drop(accountId: string | null): void {
    for (const [key, { accountId: of, entry }] of this.#entries) {
      if (of !== accountId) continue;
      entry.cancel();
      this.#entries.delete(key);
    }
  }

  /** The buyer signed out: nothing of anybody's is kept. */
  forget(): void {
    for (const { entry } of this.#entries.values()) entry.cancel();
    this.#entries.clear();
  }

  #sweep(): void {
    const now = this.#time.now();
    for (const [key, { entry }] of this.#entries) if (now - entry.leftAt > KEEP_UNREAD) this.#entries.delete(key);
  }
}

/** Arguments with their keys in order: the same question has the same key. */
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

/** The reads that all widgets of one adapter share. */
export const getReads = /* @__PURE__ */ perAdapter((adapter: Adapter) => {
  const reads = new Reads();
  getSessionRuntime(adapter).onLeave({ drop: (accountId) => reads.drop(accountId), forget: () => reads.forget() });
  return reads;
});
