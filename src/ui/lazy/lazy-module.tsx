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

/** A module in its own chunk. */
export interface LazyModule<Module> {
  /** Starts loading. Repeated calls are cheap; after a failure it tries again. */
  readonly prefetch: () => void;
  /** Loads the module for an event handler. Rejects when loading fails; the enclosing widget shows the error. */
  readonly load: () => Promise<Module>;
  /**
   * Returns a component of the module. It loads the module on first render and renders `Fallback`, or nothing, until
   * then. It has the props of the original component.
   */
  readonly part: <Name extends ComponentName<Module>>(
    name: Name,
    Fallback?: ComponentType<PropsOf<Module[Name]>>,
  ) => FunctionComponent<PropsOf<Module[Name]>>;
  /**
   * Returns the module once it is loaded. Undefined on the server and during hydration, so that both render the same.
   * When loading fails, the enclosing widget shows the error with a retry.
   */
  readonly useModule: () => Module | undefined;
  /**
   * Whether loading failed, for a component that shows the error itself and calls `prefetch` to retry: the enclosing
   * widget then does not show it. With `isSaid: false` the component only stops waiting, and the widget shows the
   * error.
   */
  readonly useFailed: (options?: { readonly isSaid?: boolean }) => boolean;
}

interface LazyOptions {
  /** True for a decoration: its placeholder stays after a failure, without an error. */
  readonly isDecoration?: boolean;
  /** Loads further chunks that the module's components need, such as the overlay runtime. */
  readonly alsoPrefetch?: () => void;
}

/**
 * Loads a module on first use, with up to three attempts, and again when the device is back online. Not `React.lazy`,
 * which suspends on the server and breaks hydration.
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

  const fetchModule = () => void load().catch(() => {}); // `useFailed` and the scope report the failure.

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
      // ComponentName only allows components with these props, which TypeScript cannot derive for a generic name.
      const Part = (module?.[name] ?? Fallback) as FunctionComponent<typeof props> | undefined;
      return Part ? <Part {...(props as ComponentProps<typeof Part> & JSX.IntrinsicAttributes)} /> : null;
    };

  return { prefetch, load, part, useModule, useFailed };
}
