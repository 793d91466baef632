type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** What a listener gets beside the detail; `before-…` events can be stopped. */
export interface WidgetEventControl {
  preventDefault(): void;
}

/** The React callbacks of a map of events: `before-checkout` becomes `onBeforeCheckout`. */
export type EventCallbacks<Events> = {
  readonly [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (
    detail: Events[Name],
    event: WidgetEventControl,
  ) => void;
};

/** Sends an event out; false when a listener stopped it. */
export type Emit<Events> = <Name extends keyof Events & string>(name: Name, detail: Events[Name]) => boolean;

/** `before-checkout` → `onBeforeCheckout`. */
export const callbackName = (event: string): string =>
  `on${event
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/**
 * The same event to both kinds of listener: the React callback, then a bubbling composed DOM event
 * `tradefront-<name>` from the widget's node, with the same detail. Either may stop a cancelable one.
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
