import type { ElementProperties, TradefrontElement } from './element-types';
import type { WidgetName } from './embed.types';
import type { WidgetEventsByName } from './registry';

/** Properties and event handlers of an element, as React 19 takes them in JSX. */
export type ElementProps<Name extends WidgetName> = Readonly<ElementProperties<Name>> & {
  readonly [Event in keyof WidgetEventsByName[Name] & string as `ontradefront-${Event}`]?: (
    event: CustomEvent<WidgetEventsByName[Name][Event]>,
  ) => void;
};

type Values = Readonly<Record<string, unknown>>;

/** Names of the properties that the last call set on an element. */
const namesOf = new WeakMap<Element, readonly string[]>();

const isHandler = (name: string): boolean => name.startsWith('ontradefront-');

/** Sets properties that differ. A property that the earlier values had and these lack becomes undefined. */
function setProperties(element: Element, values: Values): void {
  const names = Object.keys(values).filter((name) => !isHandler(name));
  for (const name of new Set([...(namesOf.get(element) ?? []), ...names]))
    if (!Object.is(Reflect.get(element, name), values[name])) Reflect.set(element, name, values[name]);
  namesOf.set(element, names);
}

/** Listens for each event that has a handler until the signal aborts. */
function listen(element: Element, values: Values, signal: AbortSignal): void {
  for (const [name, handler] of Object.entries(values))
    if (isHandler(name) && typeof handler === 'function')
      element.addEventListener(name.slice('on'.length), (event) => Reflect.apply(handler, element, [event]), {
        signal,
      });
}

/**
 * Returns a `ref` that sets an element's properties and event handlers, for JSX in React 18: it writes objects as text
 * into attributes, and does not listen for custom events. React 19 does both without this function.
 */
export function elementProps<Name extends WidgetName>(
  props: ElementProps<Name>,
): { readonly ref: (element: TradefrontElement<Name> | null) => void } {
  const values: Values = Object.fromEntries(Object.entries(props));
  let listening: AbortController | undefined;
  return {
    ref: (element) => {
      // React passes null before it passes the element to the ref of the next render.
      listening?.abort();
      if (element === null) return;
      listening = new AbortController();
      setProperties(element, values);
      listen(element, values, listening.signal);
    },
  };
}
