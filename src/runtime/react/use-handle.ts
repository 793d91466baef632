import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Adapter } from '../../ports';
import type { Handle } from '../host/handle';
import { getSessionRuntime } from '../session/session';
import { useSettings } from './provider';

/** Selector that returns the whole value. */
export const selectAll = <Whole>(whole: Whole): Whole => whole;

/**
 * Returns the provider's adapter for a public hook, and loads its session with the provider's settings.
 * @throws Error without an adapter: the component is not below a provider.
 */
export function useHostAdapter(hook: string): Adapter {
  const { adapter, storage, locale } = useSettings();
  if (adapter === null) {
    throw new Error(`${hook}() has no adapter. Render the component below <TradefrontProvider adapter={…}>.`);
  }
  // Declared before the subscription, whose effect runs next and would start the session with other settings.
  useEffect(() => {
    void getSessionRuntime(adapter).load({ storage, locale: locale.tag });
  }, [adapter, storage, locale.tag]);
  return adapter;
}

/** Runs the selector once per snapshot, so that a selector may return a new object. */
function selectFrom<Snapshot extends object, Calls extends object, Part>(
  calls: Calls,
  select: (whole: Snapshot & Calls) => Part,
): (snapshot: Snapshot) => Part {
  let last: { readonly snapshot: Snapshot; readonly part: Part } | undefined;
  return (snapshot) => {
    if (last?.snapshot !== snapshot) last = { snapshot, part: select({ ...snapshot, ...calls }) };
    return last.part;
  };
}

/** How a hook uses a handle. */
interface HandleReading<Snapshot, Some, Calls> {
  /** Snapshot during server rendering and hydration. */
  readonly initial: Snapshot;
  readonly callsOf: (handle: Some) => Calls;
}

/** Selects a part of a handle's snapshot; the component re-renders only when that part changes. */
export function useHandle<Snapshot extends object, Some extends Handle<Snapshot>, Calls extends object, Part>(
  handle: Some,
  { initial, callsOf }: HandleReading<Snapshot, Some, Calls>,
  select: (whole: Snapshot & Calls) => Part,
): Part {
  const [look, lookOnServer] = useMemo(() => {
    const calls = callsOf(handle);
    const partOf = selectFrom<Snapshot, Calls, Part>(calls, select);
    const partOnServer = selectFrom<Snapshot, Calls, Part>(calls, select);
    return [() => partOf(handle.snapshot()), () => partOnServer(initial)];
  }, [handle, initial, callsOf, select]);
  return useSyncExternalStore(handle.subscribe, look, lookOnServer);
}
