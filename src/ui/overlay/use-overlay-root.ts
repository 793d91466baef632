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
  useEffect(() => release, [release]);

  return { root, acquire, release };
}
