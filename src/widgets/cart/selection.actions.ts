import type { Selection } from './selection.store';

/** Selects these lines and no others. */
export const selectAll = ({ store }: Selection, lineIds: readonly string[]): void =>
  store.setState(new Set(lineIds), true);

/** Selects nothing, and forgets which line was touched last. */
export function selectNone(selection: Selection): void {
  selection.last = null;
  if (selection.store.getState().size > 0) selection.store.setState(new Set(), true);
}

/** Forgets selected lines that are gone. */
export function keepSelected({ store }: Selection, order: readonly string[]): void {
  const here = new Set(order);
  const left = [...store.getState()].filter((id) => here.has(id));
  if (left.length < store.getState().size) store.setState(new Set(left), true);
}
