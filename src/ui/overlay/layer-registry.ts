const own = new WeakSet<Element>();

/** Marks a dialog or list as drawn by this copy of the library. Not by class: another version's is a host's to us. */
export function markOwnLayer(element: Element | null): void {
  if (element) own.add(element);
}

/** Whether this copy drew the dialog or list. */
export const isOwnLayer = (element: Element): boolean => own.has(element);
