import { createStore, type StoreApi } from 'zustand/vanilla';
import { PortError, type PortErrorCode, type PortMethod, toPortError } from '../../ports';
import type { Clock } from '../clock';
import { requestedDelay } from '../reads/retry';
import type { SignalListener } from '../signals';
import { ownString } from '../storage';
import { attribute, holdError } from '../watched';
import { RESPONSE_TIMEOUT_MS, LOOKUP_DELAYS_MS, MAX_FAILURES } from './commit-limits';
import type { CommitState, Found, Operation } from './commit.types';
import { fingerprint, type Intent, type IntentLock, type IntentStore } from './intent';

/** Dependencies of a commit. */
export interface CommitEnvironment {
  readonly adapter: string;
  /** The user who commits; hashed before it is stored. */
  readonly user: string;
  readonly intents: IntentStore;
  readonly lock: IntentLock;
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onSignal?: SignalListener;
  /** Called with an error that the buyer sees. */
  readonly onError?: (error: PortError) => void;
}

/** An operation that is executed at most once, however often it is submitted. */
export interface Commit<Payload, Done, Refused> {
  readonly store: StoreApi<CommitState<Done, Refused>>;
  /** Executes the operation. Has no effect while one is in flight or its outcome is unknown. */
  submit(payload: Payload & { readonly accountId: string | null }): Promise<void>;
  /** Looks up the intents of earlier pages. Returns true if there was one with an outcome to show. */
  resume(): Promise<boolean>;
  /** Looks up the outcome again after `unknown`. */
  check(): Promise<void>;
  /** Returns to `idle` after the buyer has seen the outcome. */
  reset(): void;
}

/**
 * Error codes that prove the backend rejected the request before executing it. After any other code, including
 * `timeout`, the outcome is unknown and must be looked up.
 */
const REJECTED_BEFORE_EXECUTION: ReadonlySet<PortErrorCode> = new Set([
  'signed-out',
  'forbidden',
  'too-many-requests',
  'rejected',
]);

/** Creates a commit. Its state outlives the widget that shows it. */
export function createCommit<Payload, Done, Refused>(
  operation: Operation<Payload, Done, Refused>,
  environment: CommitEnvironment,
): Commit<Payload, Done, Refused> {
  const { intents, lock, clock, wait } = environment;
  const store = createStore<CommitState<Done, Refused>>(() => ({ phase: 'idle' }));
  let running: Promise<void> | null = null;
  let pending: Intent | null = null;
  /** Key of an intent that was proven not done, reused for a repeat of the same payload (decision 42). */
  let reusableIntent: { readonly key: string; readonly payload: string } | null = null;

  const show = (state: CommitState<Done, Refused>) => store.setState(state, true);
  const signal = (phase: 'sent' | 'checking' | 'done' | 'not-done' | 'unknown') =>
    environment.onSignal?.({ type: 'commit', operation: operation.name, phase });

  /**
   * Publishes the outcome before removing the stored intent, so that a page that closes in between finds the intent on
   * its next load.
   */
  function finish(intent: Intent, state: CommitState<Done, Refused>): void {
    show(state);
    signal(state.phase === 'done' ? 'done' : 'not-done');
    if (state.phase === 'not-done' && state.error !== null) environment.onError?.(state.error);
    reusableIntent = state.phase === 'done' ? null : { key: intent.id, payload: intent.payload };
    intents.remove(intent.id);
    pending = null;
  }

  /** Looks up the outcome of an attempt with a lost response, and closes the attempt if it was not executed. */
  async function settle(intent: Intent, cause: PortError | null): Promise<void> {
    pending = intent;
    show({ phase: 'checking', since: clock() });
    signal('checking');
    let last = cause ?? new PortError('timeout', 'No response');
    let failures = cause === null ? 0 : 1;
    for (const milliseconds of LOOKUP_DELAYS_MS) {
      // Respects the backend's rate limit.
      await wait(Math.max(milliseconds, requestedDelay(last) ?? 0));
      try {
        const found = assertOutcome(
          await withTimeout(operation.methods.lookUp, () => operation.lookUp(intent), wait),
          FOUND,
        );
        const final =
          found.outcome === 'open'
            ? assertOutcome(await withTimeout(operation.methods.close, () => operation.close(intent), wait), FOUND)
            : found;
        if (finishIfConclusive(intent, final, cause)) return;
      } catch (thrown) {
        last = toHeldError(thrown);
        failures += 1;
        if (REJECTED_BEFORE_EXECUTION.has(last.code) || failures === MAX_FAILURES) break;
      }
    }
    show({ phase: 'unknown', error: last });
    signal('unknown');
    environment.onError?.(last);
  }

  function finishIfConclusive(intent: Intent, found: Found<Done>, cause: PortError | null): boolean {
    if (found.outcome === 'done') finish(intent, { phase: 'done', value: found.value, account: intent.account });
    else if (found.outcome === 'closed') finish(intent, { phase: 'not-done', error: cause, lookedUp: true });
    else return false;
    return true;
  }

  async function attempt(payload: Payload & { readonly accountId: string | null }): Promise<void> {
    show({ phase: 'sending', since: clock() });
    const hash = fingerprint(payload);
    const key = reusableIntent?.payload === hash ? reusableIntent.key : environment.newKey();
    // `prepare` executes nothing, so a failed one is proven not done.
    const prepared = await withTimeout(operation.methods.prepare, () => operation.prepare(payload), wait)
      .then((answer) => assertOutcome(answer, PREPARED))
      .catch(toHeldError);
    if (prepared instanceof PortError) {
      show({ phase: 'not-done', error: prepared, lookedUp: false });
      environment.onError?.(prepared);
      return;
    }
    if (prepared.outcome === 'done') return show({ phase: 'done', value: prepared.value, account: payload.accountId });
    if (prepared.outcome === 'refused') return show({ phase: 'refused', reason: prepared.reason });

    const intent: Intent = {
      id: key,
      adapter: environment.adapter,
      account: payload.accountId,
      user: fingerprint(environment.user),
      operation: operation.name,
      payload: hash,
      handle: prepared.handle,
      time: clock(),
    };
    pending = intent;
    intents.save(intent);
    signal('sent');
    await lock.hold(intent.id, async () => {
      try {
        const answer = assertOutcome(
          await withTimeout(
            operation.methods.send,
            () => operation.send({ key, handle: intent.handle, payload }),
            wait,
          ),
          ANSWERED,
        );
        if (answer.outcome === 'done') finish(intent, { phase: 'done', value: answer.value, account: intent.account });
        else finish(intent, { phase: 'refused', reason: answer.reason });
      } catch (thrown) {
        const error = toHeldError(thrown);
        if (REJECTED_BEFORE_EXECUTION.has(error.code)) finish(intent, { phase: 'not-done', error, lookedUp: false });
        else await settle(intent, error);
      }
    });
  }

  /** Runs one task at a time: a call during another one returns the running task. */
  const runExclusive = (work: () => Promise<void>): Promise<void> =>
    (running ??= work().finally(() => {
      running = null;
    }));

  return {
    store,
    submit(payload) {
      const { phase } = store.getState();
      if (phase === 'unknown' || phase === 'done') return running ?? Promise.resolve();
      return runExclusive(() => attempt(payload));
    },
    async resume() {
      if (running !== null) return false;
      const ownIntents = intents
        .list(environment.adapter, fingerprint(environment.user))
        .filter((intent) => intent.operation === operation.name);
      let hasSettled = false;
      for (const intent of ownIntents) {
        // The tab that sent it is still waiting. Closing the attempt now would only make the backend refuse it.
        if (!(await lock.free(intent.id, clock() - intent.time))) continue;
        hasSettled = true;
        await runExclusive(() => settle(intent, null));
      }
      return hasSettled;
    },
    async check() {
      const intent = pending;
      if (intent !== null && store.getState().phase === 'unknown') await runExclusive(() => settle(intent, null));
    },
    reset() {
      const { phase } = store.getState();
      if (phase === 'done' || phase === 'refused' || phase === 'not-done') show({ phase: 'idle' });
    },
  };
}

const PREPARED = ['ready', 'done', 'refused'] as const;
const ANSWERED = ['done', 'refused'] as const;
const FOUND = ['done', 'open', 'processing', 'closed'] as const;

/**
 * Returns a response with an allowed outcome. Any other response is unreadable and says nothing about what happened
 * (fault F17).
 */
function assertOutcome<T>(answer: T, outcomes: readonly string[]): T {
  if (!outcomes.includes(ownString(answer, 'outcome') ?? ''))
    throw new PortError('malformed', 'The response has no outcome');
  return answer;
}

/**
 * Converts an error without signaling it, because its outcome is looked up first or it is signaled when it is shown.
 */
function toHeldError(thrown: unknown): PortError {
  const error = toPortError(thrown);
  holdError(error);
  return error;
}

/** Calls the adapter with a timeout. An adapter that throws synchronously fails like one that rejects. */
async function withTimeout<T>(
  method: PortMethod,
  ask: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<T> {
  const timeout = wait(RESPONSE_TIMEOUT_MS).then(() => {
    const error = new PortError('timeout', 'No response in time');
    attribute(error, { method, milliseconds: RESPONSE_TIMEOUT_MS });
    throw error;
  });
  // Within the promise: if `ask` threw here, nothing would wait for `timeout`, and its rejection would be unhandled.
  return Promise.race([new Promise<T>((resolve) => resolve(ask())), timeout]);
}
