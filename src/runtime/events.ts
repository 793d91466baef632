type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** Methods that a listener gets besides the detail; `before-…` events can be cancelled. */
export interface WidgetEventControl {
  preventDefault(): void;
}

/** Maps events to React callbacks: `before-checkout` becomes `onBeforeCheckout`. */
export type EventCallbacks<Events> = {
  readonly [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (
    detail: Events[Name],
    event: WidgetEventControl,
  ) => void;
};

/** Emits an event. Returns false when a listener cancelled it. */
export type Emit<Events> = <Name extends keyof Events & string>(name: Name, detail: Events[Name]) => boolean;

/** `before-checkout` → `onBeforeCheckout`. */
export const callbackName = (event: string): string =>
  `on${event
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/**
 * Emits an event to both kinds of listeners with the same detail: first the React callback, then a bubbling, composed
 * DOM event `tradefront-<name>` from the widget's node. Either can cancel a cancelable event.
 */
export function emitFrom(
  node: EventTarget | null,
  callbacks: object,
  name: string,
  detail: unknown,
  cancelable: boolean,
): boolean {
  const event = new CustomEvent(`tradefront-${name}`, { detail, bubbles: true, composed: true, cancelable });
  const callback: unknown = Object.getOwnPropertyDescriptor(callbacks, callbackName(name))?.value;
  if (typeof callback === 'function') callback(detail, { preventDefault: () => event.preventDefault() });
  node?.dispatchEvent(event);
  return !event.defaultPrevented;
}
