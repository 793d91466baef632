import { useEffect } from 'react';
import { getSessionRuntime } from '../session/session';
import type { LostWith, UnsavedKind } from '../session/session.types';
import { useAdapter } from './use-adapter';

/**
 * Tells of work that nobody has saved, while there is any: a switch of account asks about it (decision 13). Where it is
 * lost with the page, the browser asks before it goes; where it is lost with the view, the portal's links ask too.
 */
export function useUnsaved(unsaved: boolean, lostWith?: LostWith, kind: UnsavedKind = 'form'): void {
  const adapter = useAdapter();
  useEffect(
    () => (unsaved ? getSessionRuntime(adapter).guard(() => true, kind, lostWith) : undefined),
    [adapter, unsaved, kind, lostWith],
  );
}
