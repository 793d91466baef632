import type { Adapter } from '../../../../src/ports';
import { TradefrontProvider as Provider, type TradefrontProviderProps } from '../../../../src/runtime/react/provider';
import { registerTexts } from './external-text';

export * from '../../../../src/runtime/react/provider';

type Method = (...given: unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** The method, with its results and errors registered. */
const withRegistration = (method: Method): Method =>
  function (this: unknown, ...given) {
    const answer = method.apply(this, given);
    void Promise.resolve(answer).then(registerTexts, registerTexts);
    return answer;
  };

const listening = new WeakMap<object, object>();

/** An object whose methods, nested ones included, are wrapped. The same wrapper for the same object. */
function listenTo<T extends object>(target: T): T {
  const known = listening.get(target);
  // A wrapped T is a T: only its methods are replaced.
  if (known !== undefined) return known as T;
  const made = new Proxy(target, {
    get(of, key) {
      const value: unknown = Reflect.get(of, key);
      if (isMethod(value)) return withRegistration(value.bind(of));
      return typeof value === 'object' && value !== null ? listenTo(value) : value;
    },
  });
  listening.set(target, made);
  return made;
}

/** The library's provider, over an adapter whose responses are registered. */
export const TradefrontProvider = ({ adapter, ...given }: TradefrontProviderProps) => (
  <Provider {...given} adapter={adapter && (listenTo(adapter) satisfies Adapter)} />
);
