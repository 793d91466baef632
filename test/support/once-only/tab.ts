import { type Commit, makeCommit } from '../../../src/runtime/commit/commit';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { type Intent, intentStore } from '../../../src/runtime/commit/intent';
import { type IntentLock, timedLock } from '../../../src/runtime/commit/intent-lock';
import type { KeyValueStore } from '../../../src/runtime/storage';
import type { Ledger, LedgerOrder } from './ledger';
import type { Network } from './network';
import type { VirtualTime } from './virtual-time';

/** What is taken out of the commit to show that the test would notice. */
export type Ablation = 'nothing' | 'the look-up' | 'the stored intent' | 'the named account';

/** What a buyer asks for: this cart, for this account; null for a guest's. */
export interface Wish {
  readonly accountId: string | null;
  readonly cart: string;
}

/** What a tab showed its buyer. */
export interface Showing {
  readonly phase: 'done' | 'not-done' | 'refused' | 'unknown';
  readonly order: LedgerOrder | null;
  /** Handle of the attempt that ended; null when none had been sent. */
  readonly handle: string | null;
}

/** Locks that all tabs of a browser share; a tab that dies lets go. */
export class SharedLocks {
  readonly #held = new Map<string, () => boolean>();

  of(alive: () => boolean): IntentLock {
    return {
      hold: async (id, work) => {
        this.#held.set(id, alive);
        await work();
        this.#held.delete(id);
      },
      free: async (id) => this.#held.get(id)?.() !== true,
    };
  }
}

/** One browser tab with the checkout in it. */
export class Tab {
  alive = true;
  readonly commit: Commit<Wish, LedgerOrder, string>;
  readonly showings: Showing[] = [];
  #lastHandle: string | null = null;

  constructor(
    readonly world: {
      readonly time: VirtualTime;
      readonly network: Network;
      readonly ledger: Ledger;
      readonly store: KeyValueStore;
      readonly locks: SharedLocks | null;
      readonly ablation: Ablation;
      readonly newKey: () => string;
      /** The account the session stands on at this moment. */
      readonly account: () => string | null;
      readonly work: () => Promise<void>;
    },
  ) {
    const { time, store, ablation } = world;
    const alive = () => this.alive;
    const stored = intentStore(store);
    this.commit = makeCommit(this.#operation(), {
      adapter: 'test',
      user: 'dana',
      clock: () => time.now,
      newKey: world.newKey,
      // A dead tab's timers never fire.
      wait: (milliseconds) => new Promise((resolve) => time.after(milliseconds, () => alive() && resolve())),
      lock: world.locks?.of(alive) ?? timedLock,
      intents: ablation === 'the stored intent' ? { save: () => {}, remove: () => {}, list: () => [] } : stored,
    });
    this.commit.store.subscribe((state) => {
      if (!this.alive) return;
      if (state.phase === 'done') this.showings.push({ phase: 'done', order: state.value, handle: this.#lastHandle });
      else if (state.phase === 'not-done' || state.phase === 'refused' || state.phase === 'unknown') {
        this.showings.push({ phase: state.phase, order: null, handle: this.#lastHandle });
      }
    });
  }

  /** The page goes away: by reload, by closing. Requests that left are on their way all the same. */
  die(): void {
    this.alive = false;
  }

  #operation(): Operation<Wish, LedgerOrder, string> {
    const { network, ledger, ablation, work } = this.world;
    const alive = () => this.alive;
    const look = (intent: Intent) => {
      this.#lastHandle = intent.handle;
      return network.call(alive, () => ledger.outcome(intent.handle));
    };
    return {
      name: 'place-order',
      prepare: async ({ cart }) => {
        this.#lastHandle = null;
        // A page gives a preparation up like any other read.
        const late = this.world.time.wait(20_000).then(() => Promise.reject(new Error('No answer')));
        return Promise.race([network.call(alive, () => ledger.prepare(cart)), late]);
      },
      send: ({ key, handle, payload }) => {
        this.#lastHandle = handle;
        const account = ablation === 'the named account' ? this.world.account() : payload.accountId;
        return network.call(alive, () => ledger.place(key, handle, account, work));
      },
      lookUp: (intent) =>
        ablation === 'the look-up' ? Promise.resolve({ outcome: 'closed' } as const) : this.#giveUp(look(intent)),
      close: (intent) => this.#giveUp(network.call(alive, () => ledger.close(intent.handle))),
    };
  }

  #giveUp<T>(answer: Promise<T>): Promise<T> {
    const late = this.world.time.wait(15_000).then(() => Promise.reject(new Error('No answer')));
    return Promise.race([answer, late]);
  }
}
