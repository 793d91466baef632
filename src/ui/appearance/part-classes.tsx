import { type RefObject, useLayoutEffect } from 'react';
import { addPartClasses, type PartClasses } from './add-part-classes';

/** Adds classes of the host to the parts below an element, before they are painted. */
export function usePartClasses(
  root: RefObject<Element | null> | Element | null,
  classes: PartClasses | undefined,
): void {
  useLayoutEffect(() => {
    const element = root !== null && 'current' in root ? root.current : root;
    return element && classes ? addPartClasses(element, classes) : undefined;
  }, [root, classes]);
}

interface PartsWithClassesProps {
  readonly of: RefObject<Element | null>;
  readonly classes: PartClasses;
}

/** Adds classes of the host to the parts of a widget. It stands after the widget's root, whose ref must be set. */
export function PartsWithClasses({ of, classes }: PartsWithClassesProps) {
  usePartClasses(of, classes);
  return null;
}
