import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { scrolledTo } from './account-switcher.rules';

/** The active row and what is seen of the list. */
export interface AccountRows {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Index of the row that keys act on; -1 for none. */
  readonly active: number;
  /** Index of the first row seen. Rows of one height only. */
  readonly first: number;
  /** Makes a row the active one and scrolls it into view. */
  readonly goTo: (index: number) => void;
  /** Starts over at the top, such as after another search. */
  readonly restart: (active: number) => void;
  readonly onScroll: () => void;
}

/**
 * Keeps the active row of a list in view. Rows outside the drawn window are reached by arithmetic: with `sameHeight`
 * every row is as high as the list is divided by its rows.
 */
export function useAccountRows(count: number, sameHeight: boolean, startAt: number): AccountRows {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(startAt);
  // A few rows above the one to start at: about where scrolling it to the middle leads.
  const [first, setFirst] = useState(Math.max(startAt - 4, 0));

  const spanOf = (node: HTMLElement, index: number) => {
    if (sameHeight) {
      const height = node.scrollHeight / count;
      return { top: index * height, height };
    }
    const row = node.querySelector<HTMLElement>(`[data-index="${index}"]`);
    return row === null ? null : { top: row.offsetTop, height: row.offsetHeight };
  };

  useLayoutEffect(() => {
    const node = list.current;
    const span = node === null || startAt < 0 ? null : spanOf(node, startAt);
    if (node === null || span === null || span.top + span.height <= node.clientHeight) return;
    node.scrollTop = span.top - (node.clientHeight - span.height) / 2;
    // Once, when the list appears: later the buyer decides what is seen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onScroll = () => {
    const node = list.current;
    if (sameHeight && node !== null && count > 0) setFirst(Math.floor((node.scrollTop * count) / node.scrollHeight));
  };
  const empty = count === 0;
  const latest = useLatest(onScroll);
  useEffect(() => {
    // A turned phone gives rows another height: other rows stand where the list is scrolled to.
    const watcher = new ResizeObserver(() => latest.current());
    if (!empty && list.current !== null) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [empty, latest]);

  return {
    list,
    active: active < count ? active : -1,
    first,
    goTo(index) {
      setActive(index);
      const node = list.current;
      const span = node === null ? null : spanOf(node, index);
      if (node === null || span === null) return;
      const top = scrolledTo({ top: node.scrollTop, height: node.clientHeight }, span);
      // The window follows at once, not with the scroll event: the active row is drawn in the same frame.
      if (sameHeight) setFirst(Math.floor(top / span.height));
      node.scrollTop = top;
    },
    restart(next) {
      setActive(next);
      setFirst(0);
      if (list.current !== null) list.current.scrollTop = 0;
    },
    onScroll,
  };
}
