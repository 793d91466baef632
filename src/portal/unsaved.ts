import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Adapter } from '../ports';
import { useLatest } from '../runtime/react/use-latest';
import { getLeaveGuard } from '../runtime/session/leave-guard';

/**
 * Navigation that waits for the buyer's confirmation, because unsaved input would be lost; `go` is null if there is
 * none.
 */
export const pendingLeave = /* @__PURE__ */ createStore<{ readonly go: (() => void) | null }>(() => ({ go: null }));

/** True while the confirmed navigation goes back, so that it isn't intercepted again. */
let agreed = false;

/** Navigates at once if no input would be lost, otherwise after the buyer's confirmation. */
export function leaveFor(adapter: Adapter, go: () => void): void {
  if (getLeaveGuard(adapter).losesView()) pendingLeave.setState({ go });
  else go();
}

/** The buyer's answer to the confirmation dialog. */
export function answerLeave(leave: boolean): void {
  const { go } = pendingLeave.getState();
  pendingLeave.setState({ go: null });
  agreed = leave;
  if (leave) go?.();
}

/** Intercepts the browser's back and forward buttons if input would be lost, and requests confirmation. */
export function useUnsavedWorkGuard(adapter: Adapter): void {
  const latest = useLatest(adapter);
  // In a layout effect, so that this listener is registered before the router's: window listeners run in the order of
  // registration.
  useLayoutEffect(() => {
    let here = window.location.href;
    const stay = () => {
      here = window.location.href;
      agreed = false;
    };
    const step = (event: PopStateEvent) => {
      if (agreed || new URL(here).pathname === window.location.pathname || !getLeaveGuard(latest.current).losesView())
        return stay();
      // The address has already changed, but no other listener has run. Pushes the page's address again; confirming
      // goes back.
      event.stopImmediatePropagation();
      window.history.pushState(window.history.state, '', here);
      pendingLeave.setState({ go: () => window.history.back() });
    };
    const moves = ['pushState', 'replaceState'];
    window.addEventListener('popstate', step);
    for (const move of moves) window.addEventListener(move, stay);
    return () => {
      window.removeEventListener('popstate', step);
      for (const move of moves) window.removeEventListener(move, stay);
    };
  }, [latest]);
}
