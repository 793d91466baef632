import { useEffect, useRef, useState } from 'react';
import type { CommitState } from '../../../runtime/commit/commit.types';

/**
 * For what is sent once a dialog has asked: the dialog closes as the attempt ends, and the focus goes to `outcome`. The
 * button that was pressed may be gone, and an attempt of an earlier page ends without a dialog.
 */
export function useAskFirst(phase: CommitState<unknown, unknown>['phase']) {
  const [asking, setAsking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(false);
  const underWay = phase === 'sending' || phase === 'checking';
  useEffect(() => {
    if (underWay) {
      wasUnderWay.current = true;
      return;
    }
    if (!wasUnderWay.current || phase === 'idle') return;
    wasUnderWay.current = false;
    setAsking(false);
    requestAnimationFrame(() => outcome.current?.focus());
  }, [phase, underWay]);
  return { asking, setAsking, outcome, underWay, focusAfter: phase === 'idle' ? undefined : outcome };
}
