import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from './session';
import type { LostWith, UnsavedKind } from './session.types';

interface Work {
  readonly hasUnsavedWork: () => boolean;
  readonly lostWith: LostWith;
  readonly release: () => void;
}

/** Unsaved work of one adapter's widgets that leaving the view or the page would lose. */
export interface LeaveGuard {
  /**
   * Registers unsaved work that an account switch would also lose; returns a function that unregisters it. The browser
   * asks before the page unloads.
   */
  guard(hasUnsavedWork: () => boolean, kind: UnsavedKind, lostWith: LostWith): () => void;
  /** Whether some work is lost with the view: a host with its own links should ask before following one. */
  losesView(): boolean;
}

/** Returns the leave guard of an adapter. A separate module, because widgets without forms do not need it. */
export const getLeaveGuard = /* @__PURE__ */ perAdapter((adapter: Adapter): LeaveGuard => {
  const session = getSessionRuntime(adapter);
  const works = new Set<Work>();

  const askFirst = (event: BeforeUnloadEvent) => {
    if ([...works].some(({ hasUnsavedWork }) => hasUnsavedWork())) event.preventDefault();
  };
  /**
   * Listens to `beforeunload` only while there is unsaved work, because browsers may not cache a page that listens to
   * it.
   */
  const watchPage = () => {
    if (typeof window === 'undefined') return;
    if (works.size > 0) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  };
  const remove = (work: Work) => {
    work.release();
    works.delete(work);
    watchPage();
  };
  // Sign-out discards unsaved work.
  session.onAccountSwitch({ forget: () => works.forEach(remove) });

  return {
    guard(hasUnsavedWork, kind, lostWith) {
      const work = { hasUnsavedWork, lostWith, release: session.guard(hasUnsavedWork, kind) };
      works.add(work);
      watchPage();
      return () => remove(work);
    },
    losesView: () => [...works].some(({ lostWith, hasUnsavedWork }) => lostWith === 'view' && hasUnsavedWork()),
  };
});
