import type { ElementProperties, TradefrontElement, TradefrontIntrinsicElements } from './element-types';
import type { WidgetName } from './embed.types';

type Handlers<Name extends WidgetName> = {
  readonly [
    Key in keyof TradefrontIntrinsicElements[`tradefront-${Name}`] as Key extends `ontradefront-${string}` ? Key : never
  ]?: TradefrontIntrinsicElements[`tradefront-${Name}`][Key];
};

/** Properties and event handlers of an element, as React 19 takes them in JSX. */
export type ElementProps<Name extends WidgetName> = Readonly<ElementProperties<Name>> & Handlers<Name>;

/** Names of the properties that the last call set on an element. */
const namesOf = new WeakMap<Element, readonly string[]>();

const isHandler = (name: string): boolean => name.startsWith('ontradefront-');

/** Sets properties that differ. A property that the earlier props had and these lack becomes undefined. */
function setProperties(element: Element, props: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(props).filter((name) => !isHandler(name));
  for (const name of new Set([...(namesOf.get(element) ?? []), ...names]))
    if (!Object.is(Reflect.get(element, name), props[name])) Reflect.set(element, name, props[name]);
  namesOf.set(element, names);
}

/** Listens for each event that has a handler until the signal aborts. */
function listen(element: Element, props: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  for (const [name, handler] of Object.entries(props))
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
  let listening: AbortController | undefined;
  return {
    ref: (element) => {
      // React passes null before it passes the element to the ref of the next render.
      listening?.abort();
      if (element === null) return;
      listening = new AbortController();
      setProperties(element, props);
      listen(element, props, listening.signal);
    },
  };
}
