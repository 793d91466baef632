import type { LostWith, UnsavedKind } from './session.types';

interface Guard {
  readonly hasUnsavedWork: () => boolean;
  readonly kind: UnsavedKind;
  readonly lostWith: LostWith | undefined;
}

/** The unsaved work of one adapter's widgets. While some of it would go with the page, the browser asks before the page is left. */
export function createUnsavedWork() {
  const guards = new Set<Guard>();

  const askFirst = (event: BeforeUnloadEvent) => {
    if ([...guards].some(({ hasUnsavedWork, lostWith }) => lostWith !== undefined && hasUnsavedWork()))
      event.preventDefault();
  };
  /** Listens only while it must: a browser may not keep a page that listens for this for the way back. */
  const watchPage = () => {
    if (typeof window === 'undefined') return;
    if ([...guards].some(({ lostWith }) => lostWith !== undefined)) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  };

  return {
    /** Adds work to ask about; returns what takes it back. */
    guard(hasUnsavedWork: () => boolean, kind: UnsavedKind = 'form', lostWith?: LostWith): () => void {
      const guard = { hasUnsavedWork, kind, lostWith };
      guards.add(guard);
      watchPage();
      return () => {
        guards.delete(guard);
        watchPage();
      };
    },
    /** The kinds of work there is now, each once. */
    kinds: (): readonly UnsavedKind[] => [
      ...new Set([...guards].filter(({ hasUnsavedWork }) => hasUnsavedWork()).map(({ kind }) => kind)),
    ],
    /** Whether there is work that goes with the view. */
    losesView: (): boolean =>
      [...guards].some(({ hasUnsavedWork, lostWith }) => lostWith === 'view' && hasUnsavedWork()),
    /** Asks no more about work that goes with the page or the view: the buyer signed out. */
    forget(): void {
      for (const guard of guards) if (guard.lostWith !== undefined) guards.delete(guard);
      watchPage();
    },
  };
}
