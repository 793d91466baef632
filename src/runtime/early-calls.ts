import { type Adapter, type CallOptions, PortError, type PortMethod } from '../ports';
import { originalOf, perAdapter } from './per-adapter';
import { getSessionRuntime } from './session/session';
import { answerEarly } from './watched';

/** Milliseconds for which an answer waits for whoever asks: longer than code takes to come, and no longer than the parts of a page share one. */
const WAITS_MS = 30_000;

/** Methods that change what was asked for before. */
const WRITES = /\.(change|commit|place|switchTo|resumeDraft)$/;

/** A call that was made before anybody asked for its answer. */
interface EarlyCall {
  readonly since: number;
  readonly answer: Promise<unknown>;
  readonly life: AbortController;
  readonly unreadable: readonly string[];
}

/** Calls of one adapter that are made before the code that wants their answers is there. */
export interface EarlyCalls {
  /** Makes a call whose answer is kept for the first who asks the same; undefined where the adapter has no such method. */
  ask(method: PortMethod, request: object): Promise<unknown> | undefined;
  /** Makes a thing once for whoever is here: another account and another buyer have their own. */
  once<Thing>(name: string, make: () => Thing): Thing;
}

/** The same question has the same key, in whatever order its parts are named. */
function keyOf(method: PortMethod, request: unknown): string {
  const inOrder = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return `${method} ${JSON.stringify(request, inOrder)}`;
}

/** A method of an adapter, which may lack it or its port. */
function methodOf(adapter: Adapter, method: PortMethod): ((...args: readonly unknown[]) => unknown) | undefined {
  const [port = '', name = ''] = method.split('.');
  const owner: unknown = Reflect.get(adapter, port);
  if (typeof owner !== 'object' || owner === null) return undefined;
  const call: unknown = Reflect.get(owner, name);
  return typeof call === 'function' ? (...args) => Reflect.apply(call, owner, args) as unknown : undefined;
}

/**
 * Early calls of an adapter. Each answer goes to one asker, who then has it as if it were asked for by then: trouble is
 * that asker's, and giving up ends the call. What nobody asks for is forgotten: after a while, when something is
 * changed, and when an account is left or the buyer signs out.
 */
export const getEarlyCalls = /* @__PURE__ */ perAdapter((given: Adapter): EarlyCalls => {
  const adapter = originalOf(given);
  const calls = new Map<string, EarlyCall>();
  const made = new Map<string, unknown>();
  const giveUp = () => {
    for (const { life } of calls.values()) life.abort();
    calls.clear();
  };
  const forget = () => {
    giveUp();
    made.clear();
  };
  getSessionRuntime(adapter).onLeave({ drop: forget, forget });

  // What was asked for before a change began or ended may not have seen it.
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
      // The second argument of every port method.
      return { since: call.since, answer: taken(call, options as CallOptions | undefined) };
    },
    ended: forgetBeforeWrite,
  });

  async function taken({ answer, life, unreadable }: EarlyCall, options: CallOptions = {}): Promise<unknown> {
    const { signal, onUnreadable } = options;
    if (signal?.aborted) {
      life.abort();
      throw new PortError('aborted', 'The call was given up');
    }
    signal?.addEventListener('abort', () => life.abort(), { once: true });
    const value = await answer;
    for (const what of unreadable) onUnreadable?.(what);
    return value;
  }

  return {
    ask(method, request) {
      const call = methodOf(adapter, method);
      if (call === undefined) return undefined;
      const key = keyOf(method, request);
      const known = calls.get(key);
      if (known !== undefined) return known.answer;
      const life = new AbortController();
      const unreadable: string[] = [];
      const onUnreadable = (what: string) => void unreadable.push(what);
      const answer = (async () => call(request, { signal: life.signal, onUnreadable }))();
      const mine: EarlyCall = { since: performance.now(), answer, life, unreadable };
      calls.set(key, mine);
      // The next caller asks the adapter itself.
      answer.catch(() => {
        if (calls.get(key) === mine) calls.delete(key);
      });
      return answer;
    },
    once(name, make) {
      if (!made.has(name)) made.set(name, make());
      // Made under this name, above.
      return made.get(name) as ReturnType<typeof make>;
    },
  };
});
