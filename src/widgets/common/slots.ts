import { createContext, type ReactNode } from 'react';
import type { PortError } from '../../ports';

/** What a slot's function receives. */
export interface SlotGiven<Data = object> {
  /** Data of the place, such as the product of a card. */
  readonly data: Data;
  /** The widget's own content. */
  readonly children: ReactNode;
}

/**
 * Content that the host gives to a place of a widget. A node replaces the widget's own content, and `null` removes it. A
 * function can also add to it or wrap it.
 */
export type Slot<Data = object> = ReactNode | ((given: SlotGiven<Data>) => ReactNode);

/** Slots of a widget by name, with the data that each passes to a function. */
export type SlotsOf<Data extends object> = { readonly [Name in keyof Data]?: Slot<Data[Name]> };

/** Slots without data. */
export type RegionSlots<Names extends string> = SlotsOf<Record<Names, object>>;

/** A read that failed. */
export interface LoadFailure {
  /** The reason: its code, and the reference of the request in the backend's logs if there is one. */
  readonly error: PortError;
  /** Reads again. */
  readonly retry: () => void;
}

export interface ErrorSlots {
  /** What couldn't be loaded, in the widget or in a dialog of it, with its reason and a way to try again. */
  readonly error?: Slot<LoadFailure>;
}

/** The widget's slot for what couldn't be loaded. */
export const ErrorSlotContext = createContext<ErrorSlots['error']>(undefined);

/** Returns the content of a slot; without one, the widget's own content. */
export function fillSlot<Data extends object>(
  slot: Slot<Data>,
  children: ReactNode = null,
  // A slot without data has the type `object`.
  data = {} as Data,
): ReactNode {
  if (slot === undefined) return children;
  return typeof slot === 'function' ? slot({ data, children }) : slot;
}

/** Whether two objects have the same values. An absent key equals an undefined value. */
export const haveSameValues = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Reflect.get(one, key) === Reflect.get(other, key));
