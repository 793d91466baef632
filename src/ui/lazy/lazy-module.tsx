import {
  type ComponentProps,
  type ComponentType,
  type FunctionComponent,
  type JSX,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { importWithRetry } from './import-with-retry';
import { type LazyChunk, LazyScopeContext } from './lazy-scope';

type ComponentName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never;
}[keyof Module];
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A module that comes in its own chunk. */
export interface LazyModule<Module> {
  /** Starts loading. Cheap to call again; a failed load is tried anew. */
  readonly prefetch: () => void;
  /** The module, for what a press does with it. Rejects when it did not come, which the widget around its parts says. */
  readonly load: () => Promise<Module>;
  /**
   * A component of the module: it loads the module when it is first drawn, and draws `Fallback`, or nothing, until then.
   * It takes the props of the component it stands for.
   */
  readonly part: <Name extends ComponentName<Module>>(
    name: Name,
    Fallback?: ComponentType<PropsOf<Module[Name]>>,
  ) => FunctionComponent<PropsOf<Module[Name]>>;
  /**
   * The module once it is there. Undefined on the server and while hydrating, so that both show the same. The widget
   * around the component says so when the module does not come, with a way to try again.
   */
  readonly useModule: () => Module | undefined;
  /**
   * Whether the module did not come, for a component that says so in its place and offers `prefetch`: the widget around
   * it then stays silent about it. With `isSaid: false` the component only stops waiting, and the widget says so.
   */
  readonly useFailed: (options?: { readonly isSaid?: boolean }) => boolean;
}

interface LazyOptions {
  /** Only a drawing: its placeholder stays, and nothing is said. */
  readonly isDecoration?: boolean;
  /** Starts loading other code that the module's components need when they are used, such as the overlay runtime. */
  readonly alsoPrefetch?: () => void;
}

/**
 * Loads a module on first use, three times before it counts as failed, and again when the device is back online. Not
 * `React.lazy`: that one would suspend on the server and break hydration there.
 */
export function lazyModule<Module>(
  importModule: () => Promise<Module>,
  { isDecoration = false, alsoPrefetch }: LazyOptions = {},
): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  let hasFailed = false;
  let saidBy = 0;
  const listeners = new Set<() => void>();

  const changed = () => listeners.forEach((listener) => listener());

  function load(): Promise<Module> {
    loading ??= importWithRetry(importModule).then(
      (module) => {
        loaded = module;
        hasFailed = false;
        changed();
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        hasFailed = true;
        if (typeof window !== 'undefined') window.addEventListener('online', fetchModule, { once: true });
        changed();
        throw error;
      },
    );
    return loading;
  }

  const fetchModule = () => void load().catch(() => {}); // `useFailed` and the scope tell it

  function prefetch() {
    fetchModule();
    alsoPrefetch?.();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const chunk: LazyChunk = { prefetch: fetchModule, subscribe, isMissed: () => hasFailed && saidBy === 0 };
  const current = () => loaded;
  const failed = () => hasFailed;
  const onServer = () => undefined;

  function useModule() {
    const scope = useContext(LazyScopeContext);
    useEffect(fetchModule, []);
    useEffect(() => (isDecoration ? undefined : scope?.add(chunk)), [scope]);
    return useSyncExternalStore(subscribe, current, onServer);
  }

  function useFailed({ isSaid = true }: { readonly isSaid?: boolean } = {}) {
    useEffect(() => {
      if (!isSaid) return undefined;
      saidBy += 1;
      changed();
      return () => {
        saidBy -= 1;
        changed();
      };
    }, [isSaid]);
    return useSyncExternalStore(subscribe, failed, () => false);
  }

  const part: LazyModule<Module>['part'] = (name, Fallback) =>
    function LazyPart(props) {
      const module = useModule();
      // ComponentName leaves only names of components that take these props, which TypeScript can't conclude of a generic one.
      const Part = (module?.[name] ?? Fallback) as FunctionComponent<typeof props> | undefined;
      return Part ? <Part {...(props as ComponentProps<typeof Part> & JSX.IntrinsicAttributes)} /> : null;
    };

  return { prefetch, load, part, useModule, useFailed };
}
