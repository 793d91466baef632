import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { importWithRetry } from '../lazy/import-with-retry';
import type * as Code from './add-part-classes';

/** The code, which loads when a host uses it. */
let code: typeof Code | undefined;

/** Adds classes of the host to the parts below an element: before the next paint, once the code has loaded. */
export function usePartClasses(
  root: RefObject<Element | null> | Element | null,
  classes: Code.PartClasses | undefined,
): void {
  useBrowserLayoutEffect(() => {
    const element = root !== null && 'current' in root ? root.current : root;
    if (!element || !classes) return;
    let remove = code?.addPartClasses(element, classes);
    let isOver = false;
    if (!code)
      importWithRetry(() => import('./add-part-classes')).then(
        (loaded) => {
          code = loaded;
          if (!isOver) remove = loaded.addPartClasses(element, classes);
        },
        () => {}, // A decoration: the widget works without it.
      );
    return () => {
      isOver = true;
      remove?.();
    };
  }, [root, classes]);
}
