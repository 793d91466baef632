import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

/** Milliseconds of quiet after which typed text reaches the address: browsers limit how often it may change. */
const QUIET = 250;

/** The query of the page's address, read anew whenever it changes. */
export function useSearchParams(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** How a change of the query enters the history: a step of its own, or in place of the present one. */
export type HistoryStep = 'push' | 'replace';

/** Changes parts of the query; null takes one out. The page stays, and what stands in it. */
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
 * A text that lives in the address and is typed here: shown at once, written to the address after a pause, and set
 * by the address when somebody goes back, forward or follows a link.
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
        setSearchParams({ [name]: next, ...(JSON.parse(also) as Record<string, string | null>) }, 'replace'); // written two lines up
      }, QUIET);
    },
    [name, also],
  );
  return [text, type];
}

/** A whole number of the query from 1 on; the default for anything else. */
export const numberParam = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
};
