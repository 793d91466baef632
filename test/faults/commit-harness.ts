import {
  createMemoryStore,
  type DemoAdapter,
  type DemoStore,
  type FaultRule,
  storyTime,
} from '../../src/adapters/demo';
import type { Attempt } from '../../src/ports/commit.port';
import { createCommit } from '../../src/runtime/commit/commit';
import { RESPONSE_TIMEOUT_MS } from '../../src/runtime/commit/commit-limits';
import { intentStore } from '../../src/runtime/commit/intent';
import { toOperation } from '../../src/runtime/commit/port-commit';
import { type KeyValueStore, memoryStore } from '../../src/runtime/storage';
import { demo, locale } from '../adapters/demo/demo-support';
import { type Request, type Steps, stepsOf, type Subject } from './commit-operations';

export interface StageOptions {
  readonly store?: DemoStore;
  /** Storage of attempts, shared by the tabs of one browser. */
  readonly written?: KeyValueStore;
  readonly scenario?: string;
  /** Replaces some of the steps. */
  readonly overlay?: (steps: Steps) => Partial<Steps>;
  /** Minutes since the first page was opened. */
  readonly later?: number;
}

let keys = 0;

/** One page with a commit operation over the demo: its requests, outcomes and delays. */
export function once(
  { port }: Pick<Subject, 'port'>,
  { store = createMemoryStore(), written = memoryStore(), overlay, later = 0, scenario }: StageOptions = {},
) {
  const backend: DemoAdapter = demo({ storage: store, ...(scenario === undefined ? {} : { scenario }) });
  const plain = stepsOf(backend, port);
  const steps: Steps = { ...plain, ...overlay?.(plain) };
  const calls: { readonly step: keyof Steps; readonly request: Request & Partial<Attempt> }[] = [];
  const watched = <Step extends keyof Steps>(step: Step): Steps[Step] =>
    ((request: Request & Attempt, options?: object) => {
      calls.push({ step, request });
      return (steps[step] as (request: Request & Attempt, options?: object) => unknown)(request, options); // The original step with the same request.
    }) as Steps[Step];
  const waits: number[] = [];
  const waiting: (() => void)[] = [];
  const signals: string[] = [];
  const phases: string[] = [];
  const commit = createCommit(
    toOperation<Request, unknown, string>(
      port,
      {
        prepare: watched('prepare'),
        commit: watched('commit'),
        outcome: watched('outcome'),
        abandon: watched('abandon'),
      },
      () => locale,
    ),
    {
      adapter: 'once-stage',
      user: 'dana',
      intents: intentStore(written),
      lock: { hold: (_id, work) => work(), free: () => Promise.resolve(true) },
      clock: () => storyTime + later * 60_000,
      newKey: () => `key-${++keys}`,
      wait: (milliseconds) => {
        if (milliseconds === RESPONSE_TIMEOUT_MS) return new Promise((resolve) => void waiting.push(resolve));
        waits.push(milliseconds);
        return Promise.resolve();
      },
      onSignal: (signal) => void (signal.type === 'commit' && signals.push(signal.phase)),
    },
  );
  commit.store.subscribe(({ phase }) => void phases.push(phase));
  return {
    backend,
    plain,
    commit,
    calls,
    waits,
    signals,
    phases,
    store,
    written,
    state: () => commit.store.getState(),
    requestsOf: (step: keyof Steps) => calls.filter((call) => call.step === step).map(({ request }) => request),
    /** Runs all pending timeouts. */
    tire: () => waiting.splice(0).forEach((over) => over()),
    strike: (...faults: readonly FaultRule[]) => backend.demo.setFaults(faults),
  };
}
