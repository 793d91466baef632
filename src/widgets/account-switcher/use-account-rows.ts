import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { scrollTopFor } from './account-switcher.rules';

/** The active row and the visible part of the list. */
export interface AccountRows {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Index of the row that the keys act on; -1 for none. */
  readonly active: number;
  /** Index of the first visible row; tracked only for rows of equal height. */
  readonly first: number;
  /** Activates a row and scrolls it into view. */
  readonly goTo: (index: number) => void;
  /** Returns to the top with another active row, for example after a new search. */
  readonly restart: (active: number) => void;
  readonly onScroll: () => void;
}

/**
 * Keeps the active row of a list in view. With `sameHeight` the position of a row is computed as the height of the list
 * divided by its rows, which also covers rows that are not rendered.
 */
export function useAccountRows(count: number, sameHeight: boolean, startAt: number): AccountRows {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(startAt);
  // A few rows above the start row: approximately the first row once the start row is scrolled to the middle.
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
    // Only when the list mounts: afterwards the buyer controls the scroll position.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onScroll = () => {
    const node = list.current;
    if (sameHeight && node !== null && count > 0) setFirst(Math.floor((node.scrollTop * count) / node.scrollHeight));
  };
  const empty = count === 0;
  const latest = useLatest(onScroll);
  useEffect(() => {
    // Rotating a phone changes the height of the rows, and other rows are then at the scroll position.
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
      const top = scrollTopFor({ top: node.scrollTop, height: node.clientHeight }, span);
      // The window moves at once and not with the scroll event: the active row is rendered in the same frame.
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
