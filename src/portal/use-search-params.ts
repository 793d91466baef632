import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

/** Milliseconds without typing before text is written to the address: browsers limit the rate of changes. */
const QUIET = 250;

/** Returns the query of the address and re-renders when it changes. */
export function useSearchParams(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** How a change of the query enters the history: as a new entry, or replacing the current one. */
export type HistoryStep = 'push' | 'replace';

/** Changes parameters of the query; null removes one. The page stays mounted. */
export function setSearchParams(changes: Readonly<Record<string, string | null>>, step: HistoryStep): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href !== window.location.href)
    navigate(url.pathname + url.search + url.hash, { replace: step === 'replace' });
}

/**
 * A text field that is stored in the query: displayed at once, written to the address after a pause, and updated from
 * the address after Back, Forward or a link.
 */
export function useQueryText(
  name: string,
  query: URLSearchParams,
  alsoChange: Readonly<Record<string, string | null>> = {},
): readonly [text: string, setText: (text: string) => void] {
  const inAddress = query.get(name) ?? '';
  const [seen, setSeen] = useState(inAddress);
  const [text, setText] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setText(inAddress);
  }
  useEffect(() => () => clearTimeout(timer.current), [inAddress]);
  const also = JSON.stringify(alsoChange);
  const type = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSeen(next);
        setSearchParams({ [name]: next, ...(JSON.parse(also) as Record<string, string | null>) }, 'replace'); // serialized above
      }, QUIET);
    },
    [name, also],
  );
  return [text, type];
}

/** Parses a whole number of at least 1 from the query; the default for anything else. */
export const numberParam = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
};
