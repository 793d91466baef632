import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from './session';
import type { LostWith, UnsavedKind } from './session.types';

interface Work {
  readonly hasUnsavedWork: () => boolean;
  readonly lostWith: LostWith;
  readonly release: () => void;
}

/** The unsaved work of one adapter's widgets that leaving would lose. */
export interface LeaveGuard {
  /** Adds work that a switch of account would lose too; returns what removes it. The browser asks before the page goes. */
  guard(hasUnsavedWork: () => boolean, kind: UnsavedKind, lostWith: LostWith): () => void;
  /** Whether some work is lost with the view: a host with links of its own asks before it follows one. */
  losesView(): boolean;
}

/** The leave guard of an adapter. Widgets without forms do not need it. */
export const getLeaveGuard = /* @__PURE__ */ perAdapter((adapter: Adapter): LeaveGuard => {
  const session = getSessionRuntime(adapter);
  const works = new Set<Work>();

  const askFirst = (event: BeforeUnloadEvent) => {
    if ([...works].some(({ hasUnsavedWork }) => hasUnsavedWork())) event.preventDefault();
  };
  /** Listens only while there is work: a browser may not cache a page that listens for this. */
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
  // The work of a buyer who signed out is gone.
  session.onLeave({ forget: () => works.forEach(remove) });

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
