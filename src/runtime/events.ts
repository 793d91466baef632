type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/**
 * What a listener can do with a `before-…` event. A callback in React gets it as its second argument; a DOM event has the
 * same two methods.
 */
export interface WidgetEventControl {
  /** Cancels the action. The widget shows the reason to the buyer, if there is one. */
  preventDefault(reason?: string): void;
  /**
   * Delays the action until a promise resolves; the event can be cancelled until then. The action is cancelled if the
   * promise rejects or takes longer than 30 seconds.
   */
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * Maps events to React callbacks: `before-checkout` becomes `onBeforeCheckout`. A promise that it returns delays the
 * action, as `waitUntil` does.
 */
export type EventCallbacks<Events> = {
  readonly [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: Name extends `before-${string}`
    ? (detail: Events[Name], event: WidgetEventControl) => void | Promise<void>
    : (detail: Events[Name]) => void;
};

/** Whether the host allows an action: at once, or after the promise that it waits for. */
export type HostAnswer = boolean | Promise<boolean>;

/** Emits an event. For a `before-…` event it returns the host's answer. */
export type Emit<Events> = <Name extends keyof Events & string>(
  name: Name,
  detail: Events[Name],
) => Name extends `before-${string}` ? HostAnswer : boolean;

/** Runs an action if the host allows it: at once, or after its answer. Returns the answer. */
export function whenAllowed(answer: HostAnswer, act: () => unknown): HostAnswer {
  const follow = (isAllowed: boolean) => {
    if (isAllowed) act();
    return isAllowed;
  };
  return typeof answer === 'boolean' ? follow(answer) : answer.then(follow);
}

/** `before-checkout` → `onBeforeCheckout`. */
export const callbackName = (event: string): string =>
  `on${event.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

/** A `before-…` event while its listeners run. */
export interface AskedEvent extends CustomEvent, WidgetEventControl {
  preventDefault(reason?: string): void;
  /** What the listeners wait for. */
  readonly waits: readonly Promise<unknown>[];
  /** The reason of the listener that canceled it. */
  readonly reason?: string;
}

/**
 * Emits an event to both kinds of listeners with the same detail: first the React callback, then a bubbling, composed
 * DOM event `tradefront-<name>` from the widget's node. Either can cancel a cancelable event.
 * @param ask gets a cancelable event whose listeners wait for something or gave a reason.
 */
export function emitFrom(
  node: EventTarget | null,
  callbacks: object,
  name: string,
  detail: unknown,
  ask: ((event: AskedEvent) => HostAnswer) | false,
): HostAnswer {
  const waits: Promise<unknown>[] = [];
  const event: AskedEvent = Object.assign(
    new CustomEvent(`tradefront-${name}`, { detail, bubbles: true, composed: true, cancelable: !!ask }),
    {
      waits,
      waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
      preventDefault(reason?: string) {
        // A listener may pass anything, such as an event.
        if (typeof reason === 'string') Object.assign(event, { reason });
        Event.prototype.preventDefault.call(event);
      },
    },
  );
  const callback: unknown = Object.getOwnPropertyDescriptor(callbacks, callbackName(name))?.value;
  const returned: unknown = typeof callback === 'function' ? callback(detail, event) : undefined;
  if (returned instanceof Promise) waits.push(returned);
  node?.dispatchEvent(event);
  return ask && (waits.length > 0 || event.reason) ? ask(event) : !event.defaultPrevented;
}
