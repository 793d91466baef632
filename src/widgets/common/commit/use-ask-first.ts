import { useEffect, useRef, useState } from 'react';
import type { CommitState } from '../../../runtime/commit/commit.types';

/**
 * State of an action that needs a confirmation. The dialog closes when the attempt ends, and the focus moves to
 * `outcome`, because the pressed button may no longer exist. An attempt of an earlier page ends without a dialog.
 */
export function useAskFirst(phase: CommitState<unknown, unknown>['phase']) {
  const [asking, setAsking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(false);
  const isInFlight = phase === 'sending' || phase === 'checking';
  useEffect(() => {
    if (isInFlight) {
      wasUnderWay.current = true;
      return;
    }
    if (!wasUnderWay.current || phase === 'idle') return;
    wasUnderWay.current = false;
    setAsking(false);
    // In the next frame the dialog no longer holds the focus.
    requestAnimationFrame(() => outcome.current?.focus());
  }, [phase, isInFlight]);
  return { asking, setAsking, outcome, isInFlight, focusAfter: phase === 'idle' ? undefined : outcome };
}
