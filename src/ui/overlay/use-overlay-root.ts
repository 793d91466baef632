import { useCallback, useEffect, useRef, useState } from 'react';
import { usePartClasses } from '../appearance/part-classes';
import { acquireOverlayRoot, type OverlayLease, type OverlayRoot } from './overlay-root';
import { useOverlaySettings } from './overlay-settings';

/**
 * The overlay root of one layer: null until `acquire` is called with an element of the widget that opens it, and again
 * after `release`. `leave` removes the layer from the page and keeps its root for a return. Unmounting releases the
 * root, and so does hiding the page, unless `leave` was called before.
 */
export function useOverlayRoot(container?: HTMLElement | null) {
  const lease = useRef<OverlayLease | null>(null);
  const before = useRef<OverlayRoot | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  usePartClasses(root, useOverlaySettings().classes);

  const leave = useCallback(() => {
    before.current = lease.current?.root ?? before.current;
    lease.current?.release();
    lease.current = null;
  }, []);
  const release = useCallback(() => {
    leave();
    before.current = null;
    setRoot(null);
  }, [leave]);
  const acquire = useCallback(
    (anchor: Element) => {
      lease.current ??= acquireOverlayRoot(anchor, container, before.current);
      setRoot(lease.current.root.element);
    },
    [container],
  );
  // StrictMode unmounts and remounts at once, in React 18 without new refs: only a layer that is still gone afterwards
  // has left.
  const away = useRef(false);
  useEffect(() => {
    away.current = false;
    return () => {
      away.current = true;
      queueMicrotask(() => {
        if (away.current && lease.current !== null) release();
      });
    };
  }, [release]);

  return { root, acquire, leave, release };
}
