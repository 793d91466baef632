import { useEffect } from 'react';
import { getLeaveGuard } from '../session/leave-guard';
import { getSessionRuntime } from '../session/session';
import type { LostWith, UnsavedKind } from '../session/session.types';
import { useAdapter } from './use-adapter';

/**
 * Guards unsaved work while there is any: a switch of account asks about it (decision 13). If it is lost with the page, the
 * browser asks before the page goes; if it is lost with the view, the portal's links ask too.
 */
export function useUnsaved(unsaved: boolean, lostWith?: LostWith, kind: UnsavedKind = 'form'): void {
  const adapter = useAdapter();
  useEffect(() => {
    if (!unsaved) return undefined;
    return lostWith
      ? getLeaveGuard(adapter).guard(() => true, kind, lostWith)
      : getSessionRuntime(adapter).guard(() => true, kind);
  }, [adapter, unsaved, kind, lostWith]);
}
