import { useEffect } from 'react';
import { getLeaveGuard } from '../session/leave-guard';
import { getSessionRuntime } from '../session/session';
import type { LostWith, UnsavedKind } from '../session/session.types';
import { useAdapter } from './use-adapter';

/**
 * Guards unsaved work: an account switch asks for confirmation (decision 13). For work that is lost with the page, the
 * browser asks before unloading; for work that is lost with the view, the portal's links ask too.
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
