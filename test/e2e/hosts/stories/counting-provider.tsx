import type { Adapter } from '../../../../src/ports';
import { TradefrontProvider as Provider, type TradefrontProviderProps } from '../../../../src/runtime/react/provider';

export * from '../../../../src/runtime/react/provider';

type Method = (...given: unknown[]) => unknown;
const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Every call of an adapter since the last `forgetCalls`, and those that were repeated before their response. */
export const calls: { all: string[]; twice: string[] } = { all: [], twice: [] };
export function forgetCalls(): void {
  calls.all = [];
  calls.twice = [];
}

const open = new Map<string, number>();

/** Identifies equal calls, without arguments that are unique to each. */
const argumentsText = (given: readonly unknown[]): string =>
  JSON.stringify(given, (key, value: unknown) => (key === 'signal' || isMethod(value) ? undefined : value));

const countCalls = (name: string, method: Method): Method =>
  function (...given) {
    const call = `${name}(${argumentsText(given)})`;
    calls.all.push(name);
    const openCount = open.get(call) ?? 0;
    if (openCount > 0) calls.twice.push(call);
    open.set(call, openCount + 1);
    const answer = method(...given);
    const done = () => void open.set(call, (open.get(call) ?? 1) - 1);
    void Promise.resolve(answer).then(done, done);
    return answer;
  };

const known = new WeakMap<object, object>();

function countIn<T extends object>(target: T, path: string): T {
  const made = known.get(target);
  // A wrapped T is a T: only its methods are replaced.
  if (made !== undefined) return made as T;
  const proxy = new Proxy(target, {
    get(of, key) {
      const value: unknown = Reflect.get(of, key);
      const name = `${path}${String(key)}`;
      if (isMethod(value)) return countCalls(name, value.bind(of));
      return typeof value === 'object' && value !== null ? countIn(value, `${name}.`) : value;
    },
  });
  known.set(target, proxy);
  return proxy;
}

/** Whether the widgets use the browser's storage, which stories otherwise don't. */
export const storage = { isUsed: false };

/** The library's provider, over an adapter whose calls are counted. */
export const TradefrontProvider = ({ adapter, ...given }: TradefrontProviderProps) => (
  <Provider
    {...given}
    {...(storage.isUsed ? { storage: 'session and local' as const } : {})}
    adapter={adapter && (countIn(adapter, '') satisfies Adapter)}
  />
);
