import { createSalesforceAdapter, lwrCsrfToken, type SalesforceAdapter } from '../../../src/adapters/salesforce';
import type { Order, OrderRefusal, OrderRequest } from '../../../src/domain';
import { type Commit, createCommit } from '../../../src/runtime/commit/commit';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { type IntentStore, intentStore, timedLock } from '../../../src/runtime/commit/intent';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import type { KeyValueStore } from '../../../src/runtime/storage';
import { recordId } from '../platform-server/ids';
import type { Platform } from '../platform-server/platform';
import type { Ablation, SharedLocks } from './tab';
import type { VirtualTime } from './virtual-time';
import type { Wire } from './wire';

/** Address of the schedules' store; no server listens there. */
export const ORIGIN = 'http://store.test';

/** An outcome that a tab showed to its buyer. */
export interface ShownOutcome {
  readonly phase: 'done' | 'not-done' | 'refused' | 'unknown';
  readonly order: Order | null;
  /** Handle of the attempt that ended; null when none had been sent. */
  readonly handle: string | null;
}

/** The adapter of a page: it differs from the published one only in its connection to the store. */
export function adapterOver(platform: Platform, fetcher: typeof fetch): SalesforceAdapter {
  return createSalesforceAdapter({
    baseUrl: ORIGIN,
    webstoreId: platform.webstoreId,
    siteId: platform.siteId,
    rootCategoryId: recordId('category', 1),
    csrfToken: lwrCsrfToken(ORIGIN, fetcher),
    fetch: fetcher,
    clock: platform.now,
    apex: {},
  });
}

const noIntents: IntentStore = { save: () => {}, remove: () => {}, list: () => [] };

/** State that the tabs of a browser share. */
export interface Browser {
  readonly time: VirtualTime;
  readonly wire: Wire;
  readonly platform: Platform;
  readonly store: KeyValueStore;
  readonly locks: SharedLocks | null;
  readonly user: string;
  readonly ablation: Ablation;
  readonly newKey: () => string;
  /** Called with every handle that is sent and the account it was intended for. */
  readonly onSent: (handle: string, accountId: string | null) => void;
}

/** A page with the checkout in it, over the platform's wire. */
export class PlatformTab {
  isOpen = true;
  readonly commit: Commit<OrderRequest, Order, OrderRefusal>;
  readonly shownOutcomes: ShownOutcome[] = [];
  #lastHandle: string | null = null;

  constructor(readonly browser: Browser) {
    const { time, wire, platform, store, locks, user, ablation, newKey } = browser;
    const isOpen = () => this.isOpen;
    const adapter = adapterOver(platform, wire.fetchFor(isOpen));
    const stored = intentStore(store);
    // A closed page writes nothing more.
    const isTabOpen: IntentStore = {
      ...stored,
      save: (intent) => isOpen() && stored.save(intent),
      remove: (id) => isOpen() && stored.remove(id),
    };
    this.commit = createCommit(this.#noting(placeOrderOperation(adapter.checkout, () => 'en-US')), {
      adapter: adapter.id,
      user,
      clock: () => time.now,
      newKey,
      wait: (milliseconds) => new Promise((resolve) => time.after(milliseconds, () => isOpen() && resolve())),
      lock: locks?.of(isOpen) ?? timedLock,
      intents: ablation === 'the stored intent' ? noIntents : isTabOpen,
    });
    this.commit.store.subscribe((state) => {
      if (!this.isOpen) return;
      if (state.phase === 'done')
        this.shownOutcomes.push({ phase: 'done', order: state.value, handle: this.#lastHandle });
      else if (state.phase === 'not-done' || state.phase === 'refused' || state.phase === 'unknown') {
        this.shownOutcomes.push({ phase: state.phase, order: null, handle: this.#lastHandle });
      }
    });
  }

  /** Closes the page, by reload or by closing the tab. Requests that it has sent still arrive. */
  close(): void {
    this.isOpen = false;
  }

  /** The published operation, without the part that a schedule ablates. */
  #noting(operation: Operation<OrderRequest, Order, OrderRefusal>): typeof operation {
    return {
      ...operation,
      prepare: (payload) => {
        this.#lastHandle = null;
        return operation.prepare(payload);
      },
      send: (attempt) => {
        this.#lastHandle = attempt.handle;
        this.browser.onSent(attempt.handle, attempt.payload.accountId);
        return operation.send(attempt);
      },
      lookUp: (intent) => {
        this.#lastHandle = intent.handle;
        return this.browser.ablation === 'the look-up'
          ? Promise.resolve({ outcome: 'closed' })
          : operation.lookUp(intent);
      },
    };
  }
}
