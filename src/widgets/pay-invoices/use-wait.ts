import { useEffect, useState } from 'react';
import type { CommitHandle } from '../../runtime/react/use-commit';

type State = CommitHandle<'payInvoices'>['state'];

/** No backend is waited for longer, whatever it or a wrong clock says (fault F08). */
const LONGEST_WAIT = 60_000;

/** Seconds a backend asks to wait before the next try; 0 when the payment may be sent (fault F07). */
export function useWait(state: State): number {
  const asked = state.phase === 'not-done' ? (state.error?.retryAfter ?? 0) : 0;
  const wait = Number.isFinite(asked) ? Math.min(Math.max(asked, 0), LONGEST_WAIT) : LONGEST_WAIT;
  const [over, setOver] = useState<State | null>(null);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setOver(state), wait);
    return () => clearTimeout(timer);
  }, [wait, state]);
  return over === state ? 0 : Math.ceil(wait / 1000);
}
