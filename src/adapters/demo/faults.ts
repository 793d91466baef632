import { type CallOptions, PortError, type PortErrorCode, type PortMethod, toPortError } from '../../ports';
import type { FaultKind, FaultRule } from './scenarios';

/** Wraps the implementation of a port method: applies faults and abort signals, and freezes responses. */
export type Call = <Request, Answer>(
  method: PortMethod,
  run: (request: Request) => Promise<Answer>,
) => (request: Request, options?: CallOptions) => Promise<Answer>;

/** Faults of one adapter, and the wrapper that applies them. */
export interface Faults {
  readonly call: Call;
  set(rules: readonly FaultRule[]): void;
}

/** Error codes of the faults that only reject. */
const codes: Partial<Record<FaultKind, PortErrorCode>> = {
  offline: 'offline',
  timeout: 'timeout',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  'not-found': 'not-found',
  conflict: 'conflict',
  rejected: 'rejected',
  'rate-limited': 'too-many-requests',
  unavailable: 'unavailable',
  malformed: 'malformed',
  'drop-before-commit': 'timeout',
};

const matchesMethod = ({ method: pattern }: FaultRule, method: PortMethod): boolean =>
  pattern === '*' || pattern === method || (pattern.endsWith('.*') && method.startsWith(pattern.slice(0, -1)));

/** Creates the wrapper of all port methods. `latency` is the duration of every call in milliseconds. */
export function createFaults(initial: readonly FaultRule[], latency: number): Faults {
  let rules = initial;
  let counts = new Map<FaultRule, Map<PortMethod, number>>();

  /** Finds the rule that applies to this call, and counts it. */
  function ruleFor(method: PortMethod): FaultRule | undefined {
    return rules.find((rule) => {
      if (!matchesMethod(rule, method)) return false;
      const calls = counts.get(rule) ?? new Map<PortMethod, number>();
      const nth = (calls.get(method) ?? 0) + 1;
      counts.set(rule, calls.set(method, nth));
      const after = rule.after ?? 0;
      return nth > after && (rule.times === undefined || nth <= after + rule.times);
    });
  }

  async function answer<Answer>(
    method: PortMethod,
    run: () => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    throwIfAborted(signal);
    const rule = ruleFor(method);
    const isLate = rule?.kind === 'late';
    await wait(isLate ? latency : (rule?.latency ?? latency), signal);
    if (rule === undefined || rule.kind === 'delay') return run();
    if (rule.kind === 'never-settles') return never(signal);
    const code = codes[rule.kind];
    if (code !== undefined) throw new PortError(code, `Injected fault: ${rule.kind}`, rule.detail);
    // The remaining faults execute the call and lose its response.
    if (isLate)
      void wait(rule.latency ?? 0, undefined)
        .then(run)
        .catch(() => undefined);
    else await run();
    throw new PortError('timeout', `Injected fault: ${rule.kind}`, rule.detail);
  }

  return {
    call: (method, run) => async (request, options) => {
      const signal = options?.signal;
      try {
        const given = await answer(method, () => run(request), signal);
        throwIfAborted(signal);
        return frozen(given);
      } catch (thrown) {
        throw toPortError(thrown);
      }
    },
    set(next) {
      rules = next;
      counts = new Map();
    },
  };
}

const aborted = (): PortError => new PortError('aborted', 'The call was aborted');

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted();
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  ms <= 0
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const giveUp = (): void => {
          clearTimeout(timer);
          reject(aborted());
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        }, ms);
        signal?.addEventListener('abort', giveUp, { once: true });
      });

const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    // The signal aborted between two steps of the call, so its event is missed.
    if (signal?.aborted) reject(aborted());
    signal?.addEventListener('abort', () => reject(aborted()), { once: true });
  });

/** Freezes a value deeply. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
