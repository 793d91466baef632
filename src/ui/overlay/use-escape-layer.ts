import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { pushEscapeLayer } from './escape-layers';

/** Lets Escape close this layer, and nothing under it, while `open`. Another `round` puts it on top of all others again. */
export function useEscapeLayer(open: boolean, element: RefObject<Element | null>, close: () => void, round = 0): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return;
    return pushEscapeLayer({ element: () => element.current, close: () => latest.current() });
  }, [open, element, round, latest]);
}
