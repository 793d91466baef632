import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Adapter } from '../../ports';
import type { Handle } from '../host/handle';
import { getSessionRuntime } from '../session/session';
import { useSettings } from './provider';

/** A selector that hands on everything. */
export const selectAll = <Whole>(whole: Whole): Whole => whole;

/**
 * The adapter of a hook that hosts call; its session begins with the provider's settings, as for widgets.
 * @throws when there is none: a component without data is a mistake of the page's author.
 */
export function useHostAdapter(hook: string): Adapter {
  const { adapter, storage, locale } = useSettings();
  if (adapter === null) {
    throw new Error(`${hook}() has no adapter. Render the component below <TradefrontProvider adapter={…}>.`);
  }
  // Declared before the subscription, whose effect runs next and would begin the session with other settings.
  useEffect(() => {
    void getSessionRuntime(adapter).load({ storage, locale: locale.tag });
  }, [adapter, storage, locale.tag]);
  return adapter;
}

/** Selects once for each snapshot, so that a selector may answer with an object that it makes. */
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

/** How a hook reads a handle. */
interface HandleReading<Snapshot, Some, Calls> {
  /** What a server draws. */
  readonly initial: Snapshot;
  readonly callsOf: (handle: Some) => Calls;
}

/** A part of what a handle knows; the component is drawn again only when that part is another. */
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
