// Counts components that React renders, with the mechanism of React's developer tools: React reports each commit to a
// global hook, sets the flag `PerformedWork` on the fiber of a rendered component, and stores the previous fiber as
// `alternate`. A memo around a forwarded ref is two fibers, and counts as two. Must be imported before React, which
// looks for the hook only once.

/** Fields of a fiber that React's developer tools also use, the same in React 18 and 19. */
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

/** React sets this flag on a component that it has rendered. */
const PERFORMED_WORK = 1;

const nameOf = (type: unknown): string | null => {
  if (typeof type === 'function') return 'displayName' in type ? String(type.displayName) : type.name;
  if (typeof type !== 'object' || type === null) return null;
  return 'render' in type ? nameOf(type.render) : 'type' in type ? nameOf(type.type) : null;
};

let rerendered: string[] = [];
let drawn: string[] = [];

/** Traverses the changes of a commit. React did not visit a child list that is the same object as before. */
function look(now: Fiber, before: Fiber | null, within: boolean): void {
  const name = nameOf(now.type);
  const called = name !== null && (now.flags & PERFORMED_WORK) !== 0;
  if (called) drawn.push(name);
  if (called && !within) rerendered.push(name);
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
 * Components that React rendered on their own while a function ran: their parent was not rendered. `rendered` also
 * includes the components below them.
 */
export async function wokenBy(
  run: () => unknown,
): Promise<{ readonly woken: readonly string[]; readonly drawn: readonly string[]; readonly rendered: number }> {
  takeDrawn();
  await run();
  const names = rerendered;
  const called = takeDrawn();
  return { woken: names.toSorted(), drawn: called.toSorted(), rendered: called.length };
}

/** Names of the components that React has rendered since the last call of this function, one per render. */
export function takeDrawn(): readonly string[] {
  const called = drawn;
  rerendered = [];
  drawn = [];
  return called;
}
