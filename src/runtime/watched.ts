import { type Adapter, type PortError, type PortMethod, toPortError } from '../ports';
import { callsInFlight } from './calls-in-flight';
import { ownString } from './storage';
import { perAdapter, originalOf, standFor } from './per-adapter';
import type { SignalListener } from './signals';

/** A user of an adapter and the listener for its signals. */
export interface Watcher {
  readonly widget: string;
  readonly onSignal: SignalListener | undefined;
}

/** The call that an error came from. */
interface Call {
  readonly method: PortMethod;
  readonly milliseconds: number;
}

const calls = new WeakMap<PortError, Call>();
const held = new WeakSet<object>();
const signaled = new WeakSet<PortError>();

/**
 * Records the call that an error came from and its duration. The same error object from another call is signaled again.
 */
export function attribute(error: PortError, call: Call): void {
  calls.set(error, call);
  held.delete(error);
  signaled.delete(error);
}

/**
 * Suppresses the automatic signal of an error that may stay invisible, such as before a retry; `signalError` still
 * signals it.
 */
export function holdError(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) held.add(thrown);
}

/**
 * Signals an error that the buyer sees, once even if several widgets show it. `method` is for an error without a call.
 */
export function signalError(error: PortError, { widget, onSignal }: Watcher, method?: PortMethod): void {
  if (error.code === 'aborted' || signaled.has(error)) return;
  signaled.add(error);
  const call = calls.get(error) ?? { method, milliseconds: 0 };
  const { code, correlationId } = error;
  // Only the error's name: its message can contain user input.
  const cause = error.cause instanceof Error ? error.cause.name : (ownString(error.cause, 'name') ?? undefined);
  onSignal?.({ type: 'error', widget, code, cause, correlationId, ...call });
  explainInDevelopment(widget, call.method, error);
}

/** Explains an error in the console of a host's development build. Bundlers remove this code from production builds. */
function explainInDevelopment(widget: string, method: PortMethod | undefined, error: PortError): void {
  try {
    if (process.env['NODE_ENV'] === 'development')
      import('./explain').then(
        ({ explain }) => explain(widget, method, error),
        () => undefined,
      );
  } catch {
    // A page without a bundler has no `process`; it is not a development build.
  }
}

/** Responses of calls that were made before a caller needed them. */
interface EarlyAnswers {
  /** Takes the response for a call; undefined when there is none. */
  readonly take: (
    method: PortMethod,
    args: readonly unknown[],
  ) => { readonly since: number; readonly answer: Promise<unknown> } | undefined;
  /** Called after a call has ended. */
  readonly ended: (method: PortMethod) => void;
}

const earlyAnswers = new WeakMap<Adapter, EarlyAnswers>();

/** Registers early responses for an adapter's calls. */
export const answerEarly = (adapter: Adapter, early: EarlyAnswers): void => void earlyAnswers.set(adapter, early);

/** Wraps an adapter for one user: times each call, and signals errors unless `holdError` suppressed them. */
export function watched(adapter: Adapter, watcher: () => Watcher | undefined): Adapter {
  const whole = originalOf(adapter);
  const seen = new WeakMap<object, unknown>();
  const memoize = <Thing extends object, Made>(thing: Thing, make: () => Made): Made => {
    if (!seen.has(thing)) seen.set(thing, make());
    // The value under this key was created by `make` above.
    return seen.get(thing) as Made;
  };

  function failed(thrown: unknown, method: PortMethod, since: number): PortError {
    const error = toPortError(thrown);
    attribute(error, { method, milliseconds: Math.round(performance.now() - since) });
    // Deferred by one task, so that a caller can suppress the signal first.
    setTimeout(() => {
      const who = watcher();
      if (who !== undefined && !held.has(error)) signalError(error, who);
    });
    return error;
  }

  const callOf =
    (port: object, call: (...args: readonly unknown[]) => unknown, method: PortMethod) =>
    (...args: readonly unknown[]) => {
      const early = earlyAnswers.get(whole)?.take(method, args);
      const since = early?.since ?? performance.now();
      let answer: unknown;
      try {
        answer = early ? early.answer : Reflect.apply(call, port, args);
      } catch (thrown) {
        throw failed(thrown, method, since);
      }
      if (!(answer instanceof Promise)) return answer;
      callsInFlight.count += 1;
      return answer.then(
        (value: unknown) => {
          callsInFlight.count -= 1;
          earlyAnswers.get(whole)?.ended(method);
          const who = watcher();
          who?.onSignal?.({
            type: 'timing',
            widget: who.widget,
            method,
            milliseconds: Math.round(performance.now() - since),
          });
          return value;
        },
        (thrown: unknown) => {
          callsInFlight.count -= 1;
          earlyAnswers.get(whole)?.ended(method);
          throw failed(thrown, method, since);
        },
      );
    };

  // The proxy's target is an empty object: a proxy of a frozen adapter could not return wrapped methods.
  const over = (target: object, look: (value: object, key: string) => unknown): object =>
    new Proxy(
      {},
      {
        has: (_nothing, key) => Reflect.has(target, key),
        get(_nothing, key) {
          const value: unknown = Reflect.get(target, key);
          return (typeof value === 'object' || typeof value === 'function') && value !== null
            ? look(value, String(key))
            : value;
        },
      },
    );
  // The proxy has the same keys, with functions of the same types.
  const proxy = over(whole, (port, name) =>
    memoize(port, () =>
      over(port, (call, key) =>
        typeof call === 'function'
          ? memoize(call, () => callOf(port, call as () => unknown, `${name}.${key}` as PortMethod))
          : call,
      ),
    ),
  ) as Adapter;
  standFor(proxy, whole);
  return proxy;
}

const watchers = /* @__PURE__ */ perAdapter((_adapter: Adapter) => new Set<Watcher>());

/** The first mounted watcher of an adapter: it gets the signals of shared code. */
const first = (adapter: Adapter): Watcher | undefined => watchers(adapter).values().next().value;

/** Wraps an adapter for session and cart, which all widgets share. */
export const watchedByAll = (adapter: Adapter): Adapter => watched(adapter, () => first(adapter));

/** Signals an error of shared code. */
export function signalShared(adapter: Adapter, error: PortError): void {
  const who = first(adapter);
  if (who !== undefined) signalError(error, who);
}

/** Signals an unreadable value of shared code. */
export const signalUnreadable = (adapter: Adapter, method: PortMethod, value: string): void =>
  first(adapter)?.onSignal?.({ type: 'schema', method, value });

/** Registers a watcher for signals of shared code; returns a function that unregisters it. */
export function watch(adapter: Adapter, watcher: Watcher): () => void {
  watchers(adapter).add(watcher);
  return () => void watchers(adapter).delete(watcher);
}
