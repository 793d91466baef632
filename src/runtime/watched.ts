import { type Adapter, type PortError, type PortMethod, toPortError } from '../ports';
import { callsUnderWay } from './calls-under-way';
import { ownString } from './storage';
import { perAdapter, originalOf, standFor } from './per-adapter';
import type { SignalListener } from './signals';

/** Who uses an adapter, and who is told of trouble with it. */
export interface Watcher {
  readonly widget: string;
  readonly onSignal: SignalListener | undefined;
}

/** The call that trouble came from. */
interface Call {
  readonly method: PortMethod;
  readonly milliseconds: number;
}

const calls = new WeakMap<PortError, Call>();
const held = new WeakSet<object>();
const told = new WeakSet<PortError>();

/** Says which call an error came from, and how long it took. Each time is trouble of its own. */
export function attribute(error: PortError, call: Call): void {
  calls.set(error, call);
  held.delete(error);
  told.delete(error);
}

/** Trouble that may pass unseen, such as before a retry: signalled only when somebody tells of it. */
export function holdError(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) held.add(thrown);
}

/** Signals trouble that a buyer is shown, once however many show it. `method` is for an error that no call brought. */
export function signalError(error: PortError, { widget, onSignal }: Watcher, method?: PortMethod): void {
  if (error.code === 'aborted' || told.has(error)) return;
  told.add(error);
  const call = calls.get(error) ?? { method, milliseconds: 0 };
  const { code, correlationId } = error;
  // Its name alone: a message may repeat what somebody typed.
  const cause = error.cause instanceof Error ? error.cause.name : (ownString(error.cause, 'name') ?? undefined);
  onSignal?.({ type: 'error', widget, code, cause, correlationId, ...call });
  explainInDevelopment(widget, call.method, error);
}

/** Explains an error in the console of a host's build for development. A bundler drops this code from other builds. */
function explainInDevelopment(widget: string, method: PortMethod | undefined, error: PortError): void {
  try {
    if (process.env['NODE_ENV'] === 'development')
      import('./explain').then(
        ({ explain }) => explain(widget, method, error),
        () => undefined,
      );
  } catch {
    // A page without a bundler has no `process`: nobody develops there.
  }
}

/** Calls that are made before anybody asks. */
interface EarlyAnswers {
  /** What such a call has come to; undefined where there was none. */
  readonly take: (
    method: PortMethod,
    args: readonly unknown[],
  ) => { readonly since: number; readonly answer: Promise<unknown> } | undefined;
  /** A call has ended. */
  readonly ended: (method: PortMethod) => void;
}

const earlyAnswers = new WeakMap<Adapter, EarlyAnswers>();

/** Has calls of an adapter answered by what was asked before, where there is such an answer. */
export const answerEarly = (adapter: Adapter, early: EarlyAnswers): void => void earlyAnswers.set(adapter, early);

/** The adapter as somebody uses it: each call is timed, and trouble that nobody holds is signalled to them. */
export function watched(adapter: Adapter, watcher: () => Watcher | undefined): Adapter {
  const whole = originalOf(adapter);
  const seen = new WeakMap<object, unknown>();
  const once = <Thing extends object, Made>(thing: Thing, make: () => Made): Made => {
    if (!seen.has(thing)) seen.set(thing, make());
    // Made for this very thing, above.
    return seen.get(thing) as Made;
  };

  function failed(thrown: unknown, method: PortMethod, since: number): PortError {
    const error = toPortError(thrown);
    attribute(error, { method, milliseconds: Math.round(performance.now() - since) });
    // Deferred by one task: a caller that holds the error does so before.
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
      callsUnderWay.count += 1;
      return answer.then(
        (value: unknown) => {
          callsUnderWay.count -= 1;
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
          callsUnderWay.count -= 1;
          earlyAnswers.get(whole)?.ended(method);
          throw failed(thrown, method, since);
        },
      );
    };

  // Proxies of nothing: a host may have frozen what it gave, and a proxy of that could not answer differently.
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
  // The same keys, with functions of the same kind behind them.
  const proxy = over(whole, (port, name) =>
    once(port, () =>
      over(port, (call, key) =>
        typeof call === 'function'
          ? once(call, () => callOf(port, call as () => unknown, `${name}.${key}` as PortMethod))
          : call,
      ),
    ),
  ) as Adapter;
  standFor(proxy, whole);
  return proxy;
}

const watchers = /* @__PURE__ */ perAdapter((_adapter: Adapter) => new Set<Watcher>());

/** Who is told of what all widgets of an adapter share: the first of them that is here. */
const first = (adapter: Adapter): Watcher | undefined => watchers(adapter).values().next().value;

/** The adapter as session and cart use it, for all widgets together. */
export const watchedByAll = (adapter: Adapter): Adapter => watched(adapter, () => first(adapter));

/** Signals trouble of something that widgets share. */
export function tellAll(adapter: Adapter, error: PortError): void {
  const who = first(adapter);
  if (who !== undefined) signalError(error, who);
}

/** Signals a value that something widgets share could not read. */
export const tellUnreadable = (adapter: Adapter, method: PortMethod, what: string): void =>
  first(adapter)?.onSignal?.({ type: 'schema', method, what });

/** Takes part in watching what widgets share; the answer ends it. */
export function watch(adapter: Adapter, watcher: Watcher): () => void {
  watchers(adapter).add(watcher);
  return () => void watchers(adapter).delete(watcher);
}
