import { type Adapter, type CallOptions, PortError, type PortMethod } from '../ports';
import { originalOf, perAdapter } from './per-adapter';
import { getSessionRuntime } from './session/session';
import { answerEarly } from './watched';

/**
 * Milliseconds that an unused response is kept: longer than code takes to load, and as long as the parts of a page
 * share a response.
 */
const WAITS_MS = 30_000;

/** Methods that make earlier responses stale. */
const WRITES = /\.(change|commit|place|switchTo|resumeDraft)$/;

/** A call that was made before a caller needed its response. */
interface EarlyCall {
  readonly since: number;
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  readonly unreadable: readonly string[];
}

/** Calls of one adapter that are made before the code that needs their responses has loaded. */
export interface EarlyCalls {
  /**
   * Makes a call and keeps its response for the first caller with the same request; undefined if the adapter does not
   * have the method.
   */
  ask(method: PortMethod, request: object): Promise<unknown> | undefined;
  /** Creates a thing once until the account or the buyer changes. */
  memoize<Thing>(name: string, make: () => Thing): Thing;
}

/** Key of a request; independent of the order of its properties. */
function keyOf(method: PortMethod, request: unknown): string {
  const inOrder = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return `${method} ${JSON.stringify(request, inOrder)}`;
}

/** Finds a method of an adapter; undefined if the adapter lacks it or its port. */
function methodOf(adapter: Adapter, method: PortMethod): ((...args: readonly unknown[]) => unknown) | undefined {
  const [port = '', name = ''] = method.split('.');
  const owner: unknown = Reflect.get(adapter, port);
  if (typeof owner !== 'object' || owner === null) return undefined;
  const call: unknown = Reflect.get(owner, name);
  return typeof call === 'function' ? (...args) => Reflect.apply(call, owner, args) as unknown : undefined;
}

/**
 * Returns the early calls of an adapter. Each response goes to one caller, as if that caller had just made the call: it
 * receives the error, and its abort signal aborts the call. Unused responses are dropped after a while, on every write,
 * on an account switch and on sign-out.
 */
export const getEarlyCalls = /* @__PURE__ */ perAdapter((given: Adapter): EarlyCalls => {
  const adapter = originalOf(given);
  const calls = new Map<string, EarlyCall>();
  const made = new Map<string, unknown>();
  const giveUp = () => {
    for (const { controller } of calls.values()) controller.abort();
    calls.clear();
  };
  const forget = () => {
    giveUp();
    made.clear();
  };
  getSessionRuntime(adapter).onAccountSwitch({ drop: forget, forget });

  // A call that began before a write started or ended may have read the old data.
  const forgetBeforeWrite = (method: PortMethod) => {
    if (WRITES.test(method)) giveUp();
  };
  answerEarly(adapter, {
    take(method, [request, options]) {
      forgetBeforeWrite(method);
      if (calls.size === 0) return undefined;
      const key = keyOf(method, request);
      const call = calls.get(key);
      calls.delete(key);
      if (call === undefined || performance.now() - call.since > WAITS_MS) return undefined;
      // Every port method takes its options as the second argument.
      return { since: call.since, answer: taken(call, options as CallOptions | undefined) };
    },
    ended: forgetBeforeWrite,
  });

  async function taken({ answer, controller, unreadable }: EarlyCall, options: CallOptions = {}): Promise<unknown> {
    const { signal, onUnreadable } = options;
    if (signal?.aborted) {
      controller.abort();
      throw new PortError('aborted', 'The call was aborted');
    }
    signal?.addEventListener('abort', () => controller.abort(), { once: true });
    const value = await answer;
    for (const one of unreadable) onUnreadable?.(one);
    return value;
  }

  return {
    ask(method, request) {
      const call = methodOf(adapter, method);
      if (call === undefined) return undefined;
      const key = keyOf(method, request);
      const known = calls.get(key);
      if (known !== undefined) return known.answer;
      const controller = new AbortController();
      const unreadable: string[] = [];
      const onUnreadable = (value: string) => void unreadable.push(value);
      const answer = (async () => call(request, { signal: controller.signal, onUnreadable }))();
      const own: EarlyCall = { since: performance.now(), answer, controller, unreadable };
      calls.set(key, own);
      // After an error the next caller calls the adapter itself.
      answer.catch(() => {
        if (calls.get(key) === own) calls.delete(key);
      });
      return answer;
    },
    memoize(name, make) {
      if (!made.has(name)) made.set(name, make());
      // The thing under this name was created by `make` above.
      return made.get(name) as ReturnType<typeof make>;
    },
  };
});
