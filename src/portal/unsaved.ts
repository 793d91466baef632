import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Adapter } from '../ports';
import { useLatest } from '../runtime/react/use-latest';
import { getLeaveGuard } from '../runtime/session/leave-guard';

/** A way off the page that waits for the buyer's answer, since work would be lost with the page; null while none does. */
export const pendingLeave = /* @__PURE__ */ createStore<{ readonly go: (() => void) | null }>(() => ({ go: null }));

/** Set while the buyer, who agreed, goes back: the page is not kept a second time. */
let agreed = false;

/** Goes off the page: at once where nothing is lost with it, else once the buyer agrees. */
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

/** Keeps the page where the browser's own buttons would lose work with it, and asks. */
export function useUnsavedWorkGuard(adapter: Adapter): void {
  const latest = useLatest(adapter);
  // Before the router listens, which it does in a later effect: listeners of the window hear in the order they came in.
  useLayoutEffect(() => {
    let here = window.location.href;
    const stay = () => {
      here = window.location.href;
      agreed = false;
    };
    const step = (event: PopStateEvent) => {
      if (agreed || new URL(here).pathname === window.location.pathname || !getLeaveGuard(latest.current).losesView())
        return stay();
      // The browser is there already, and nobody has been told. The page's address goes on top; leaving takes it off again.
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
