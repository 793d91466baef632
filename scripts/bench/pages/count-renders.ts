// Counts components that React calls. It rests on what React's developer tools rest on: React tells a global hook of each
// commit, marks the fiber of a component that it called (`PerformedWork`), and keeps the fiber of before as `alternate`.
// A memo around a forwarded ref is two fibers, and counts as two. Import it before React, which looks for the hook once.

/** What is read of a fiber: the part React's developer tools rely on too, the same in React 18 and 19. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Hook {
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onCommitFiberUnmount: () => void;
  onCommitFiberRoot: (id: number, root: { readonly current: Fiber }, ...rest: unknown[]) => void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
  }
}

/** React sets it on a component it has called. */
const PERFORMED_WORK = 1;

const nameOf = (type: unknown): string | null => {
  if (typeof type === 'function') return 'displayName' in type ? String(type.displayName) : type.name;
  if (typeof type !== 'object' || type === null) return null;
  return 'render' in type ? nameOf(type.render) : 'type' in type ? nameOf(type.type) : null;
};

let woken: string[] = [];
let drawn: string[] = [];

/** Goes through what a commit changed. A child list that is the same object as before was not gone into by React. */
function look(now: Fiber, before: Fiber | null, within: boolean): void {
  const name = nameOf(now.type);
  const called = name !== null && (now.flags & PERFORMED_WORK) !== 0;
  if (called) drawn.push(name);
  if (called && !within) woken.push(name);
  if (before !== null && now.child === before.child) return;
  for (let child = now.child; child !== null; child = child.sibling) look(child, child.alternate, within || called);
}

const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => {},
  onCommitFiberRoot: () => {},
});
const { onCommitFiberRoot } = hook;
hook.onCommitFiberRoot = (id, root, ...rest) => {
  onCommitFiberRoot.call(hook, id, root, ...rest);
  look(root.current, root.current.alternate, false);
};

/**
 * Components that woke while something ran: those that React called although it had not called what they stand in.
 * What is drawn below them is in `rendered` alone.
 */
export async function wokenBy(
  run: () => unknown,
): Promise<{ readonly woken: readonly string[]; readonly drawn: readonly string[]; readonly rendered: number }> {
  takeDrawn();
  await run();
  const names = woken;
  const called = takeDrawn();
  return { woken: names.toSorted(), drawn: called.toSorted(), rendered: called.length };
}

/** The names of components that React has called since this was asked last, one for each call. */
export function takeDrawn(): readonly string[] {
  const called = drawn;
  woken = [];
  drawn = [];
  return called;
}
