import type { Selection } from './selection.store';

/** Selects exactly these lines. */
export const selectAll = ({ store }: Selection, lineIds: readonly string[]): void =>
  store.setState(new Set(lineIds), true);

/** Clears the selection and the start of a range. */
export function selectNone(selection: Selection): void {
  selection.last = null;
  if (selection.store.getState().size > 0) selection.store.setState(new Set(), true);
}

/** Removes lines from the selection that no longer exist. */
export function keepSelected({ store }: Selection, order: readonly string[]): void {
  const existing = new Set(order);
  const remaining = [...store.getState()].filter((id) => existing.has(id));
  if (remaining.length < store.getState().size) store.setState(new Set(remaining), true);
}
