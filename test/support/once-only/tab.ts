import { type Commit, createCommit } from '../../../src/runtime/commit/commit';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { toOperation } from '../../../src/runtime/commit/port-commit';
import { type IntentLock, intentStore, timedLock } from '../../../src/runtime/commit/intent';
import type { KeyValueStore } from '../../../src/runtime/storage';
import type { Backend, Entry, OperationRequest } from './backend';
import type { Network } from './network';
import type { VirtualTime } from './virtual-time';

/** The part of a commit that is removed, to prove that the test detects its absence. */
export type Ablation = 'nothing' | 'the look-up' | 'the stored intent' | 'the named account';

/** An outcome that a tab showed to its buyer. */
export interface ShownOutcome {
  readonly phase: 'done' | 'not-done' | 'refused' | 'unknown';
  /** The entry that the page named. */
  readonly entry: Pick<Entry, 'id'> | null;
  /** Handle of the attempt that ended; null when none had been sent. */
  readonly handle: string | null;
}

/** Locks that all tabs of a browser share; a closed tab releases its own. */
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

/** One browser tab with the operation in it. */
export class Tab {
  isOpen = true;
  readonly commit: Commit<OperationRequest, Pick<Entry, 'id'>, string>;
  readonly shownOutcomes: ShownOutcome[] = [];
  #lastHandle: string | null = null;

  constructor(
    readonly context: {
      readonly time: VirtualTime;
      readonly network: Network;
      readonly operation: string;
      readonly backend: Backend;
      readonly store: KeyValueStore;
      readonly locks: SharedLocks | null;
      readonly ablation: Ablation;
      readonly newKey: () => string;
      /** The session's account at this moment. */
      readonly account: () => string | null;
    },
  ) {
    const { time, store, ablation } = context;
    const alive = () => this.isOpen;
    const stored = intentStore(store);
    this.commit = createCommit(this.#operation(), {
      adapter: 'test',
      user: 'dana',
      clock: () => time.now,
      newKey: context.newKey,
      // A closed tab's timers never fire.
      wait: (milliseconds) => new Promise((resolve) => time.after(milliseconds, () => alive() && resolve())),
      lock: context.locks?.of(alive) ?? timedLock,
      intents: ablation === 'the stored intent' ? { save: () => {}, remove: () => {}, list: () => [] } : stored,
    });
    this.commit.store.subscribe((state) => {
      if (!this.isOpen) return;
      if (state.phase === 'done')
        this.shownOutcomes.push({ phase: 'done', entry: state.value, handle: this.#lastHandle });
      else if (state.phase === 'not-done' || state.phase === 'refused' || state.phase === 'unknown') {
        this.shownOutcomes.push({ phase: state.phase, entry: null, handle: this.#lastHandle });
      }
    });
  }

  /** Closes the page, by reload or by closing the tab. Requests that it has sent still arrive. */
  close(): void {
    this.isOpen = false;
  }

  /** The operation that the library makes of a once-only port, over the network. */
  #operation(): Operation<OperationRequest, Pick<Entry, 'id'>, string> {
    const {
      network,
      backend: { port },
      ablation,
      operation: name,
    } = this.context;
    const alive = () => this.isOpen;
    const operation = toOperation<OperationRequest, Pick<Entry, 'id'>, string>(
      name,
      {
        prepare: (request) => {
          this.#lastHandle = null;
          // A page gives up on a preparation after the timeout of a read.
          return this.#giveUp(
            network.call(alive, () => port.prepare(request)),
            20_000,
          );
        },
        commit: (attempt) => {
          this.#lastHandle = attempt.handle;
          const accountId = ablation === 'the named account' ? this.context.account() : attempt.accountId;
          return network.call(alive, () => port.commit({ ...attempt, accountId }));
        },
        outcome: (attempt) => {
          this.#lastHandle = attempt.handle;
          return this.#giveUp(network.call(alive, () => port.outcome(attempt)));
        },
        abandon: (attempt) => this.#giveUp(network.call(alive, () => port.abandon(attempt))),
      },
      () => 'en-US',
    );
    return ablation === 'the look-up'
      ? { ...operation, lookUp: () => Promise.resolve({ outcome: 'closed' }) }
      : operation;
  }

  #giveUp<T>(answer: Promise<T>, after = 15_000): Promise<T> {
    const late = this.context.time.wait(after).then(() => Promise.reject(new Error('No response')));
    return Promise.race([answer, late]);
  }
}
