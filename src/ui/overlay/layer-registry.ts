const own = new WeakSet<Element>();

/** Marks a dialog as drawn by this copy of the library. Not by class: another version's dialog is a host's dialog to us. */
export function markOwnLayer(element: Element | null): void {
  if (element) own.add(element);
}

/** Whether this copy drew the dialog. */
export const isOwnLayer = (element: Element): boolean => own.has(element);
