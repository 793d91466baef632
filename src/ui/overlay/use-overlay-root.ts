import { useCallback, useEffect, useRef, useState } from 'react';
import { acquireOverlayRoot, type OverlayLease } from './overlay-root';

/**
 * The overlay root of one layer: null until `acquire` is called with an element of the widget that opens it, and again
 * after `release`. Unmounting releases.
 */
export function useOverlayRoot(container?: HTMLElement | null) {
  const lease = useRef<OverlayLease | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);

  const release = useCallback(() => {
    lease.current?.release();
    lease.current = null;
    setRoot(null);
  }, []);
  const acquire = useCallback(
    (anchor: Element) => {
      lease.current ??= acquireOverlayRoot(anchor, container);
      setRoot(lease.current.element);
    },
    [container],
  );
  // Strict mode leaves and comes back at once, in React 18 without new refs: only who is still away then has left.
  const away = useRef(false);
  useEffect(() => {
    away.current = false;
    return () => {
      away.current = true;
      queueMicrotask(() => {
        if (away.current) release();
      });
    };
  }, [release]);

  return { root, acquire, release };
}
