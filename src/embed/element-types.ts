import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CartChangeDetail } from '../runtime/cart/announce-cart';
import type { AttributeKind, WidgetContract } from '../runtime/contract';
import type { WidgetEventControl } from '../runtime/events';
import type { HostSlotsByWidget, MountOptions, WidgetName } from './embed.types';
import type { WidgetContractsByName, WidgetEventsByName, WidgetPropsByName } from './registry';

type Contracts = WidgetContractsByName;
type EventsOf<Name extends WidgetName> = WidgetEventsByName[Name];

/** Values of an attribute, by its kind. */
type Written = Record<Exclude<AttributeKind, 'number' | 'boolean'>, string> & {
  readonly number: number | string;
  readonly boolean: boolean | string;
};

/** Attributes of every element. */
interface CommonAttributes {
  readonly locale?: string | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly 'min-height'?: string | undefined;
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** Attributes of a widget's element as written in HTML, derived from its contract. */
export type ElementAttributes<Name extends WidgetName> = CommonAttributes & {
  readonly [Attribute in Contracts[Name]['attributes'][number] as Attribute['name']]?:
    Written[Attribute['as']] | undefined;
};

/** Properties of a widget's element: one for each attribute of its contract, and `props` for all other props. */
export type ElementProperties<Name extends WidgetName> = {
  -readonly [
    Prop in 'adapter' | 'appearance' | 'messages' | 'locale' | 'theme' | 'minHeight' | 'loading'
  ]?: MountOptions<Name>[Prop & keyof MountOptions<Name>];
} & {
  -readonly [Prop in Contracts[Name]['attributes'][number]['prop'] & keyof WidgetPropsByName[Name]]?:
    WidgetPropsByName[Name][Prop] | undefined;
} & {
  /** Sets any number of the widget's props. */
  props?: Partial<MountOptions<Name>> | undefined;
};

/** Methods of every element. */
export interface ElementCalls<Name extends WidgetName> {
  /**
   * Refetches the data of the element, for example after the page changed it without the adapter. The current data
   * stays visible meanwhile. Resolves when the new data is available. Elements with the same adapter share their data,
   * so all of them update.
   */
  refresh(): Promise<void>;
  /**
   * Fills a slot with text or a DOM node, with null for nothing, or with a function that adds to the widget's own content
   * or replaces it. Undefined shows the widget's own content again. Can be called before the element's code has loaded.
   */
  setSlot<Slot extends keyof HostSlotsByWidget<Name>>(slot: Slot, content: HostSlotsByWidget<Name>[Slot]): void;
}

/** Custom element of a widget. */
export type TradefrontElement<Name extends WidgetName> = HTMLElement & ElementCalls<Name> & ElementProperties<Name>;

/** Events of all widgets by DOM event name. Widgets that dispatch the same event use the same type of detail. */
type AnyEvents = { [Name in WidgetName]: EventsOf<Name> }[WidgetName];
type EventName = AnyEvents extends infer Events ? (Events extends unknown ? keyof Events & string : never) : never;
type DetailOf<Name extends string> = AnyEvents extends infer Events
  ? Events extends { readonly [Key in Name]: infer Detail }
    ? Detail
    : never
  : never;

/** A DOM event; one before an action can also be cancelled with a reason, or delayed. */
type WidgetEvent<Name extends string, Detail> = Name extends `before-${string}`
  ? CustomEvent<Detail> & WidgetEventControl
  : CustomEvent<Detail>;

/** All DOM events of the library with their details. */
export type TradefrontEventMap = { [Name in EventName as `tradefront-${Name}`]: WidgetEvent<Name, DetailOf<Name>> } & {
  'tradefront-load-error': CustomEvent<{ readonly widget: WidgetName }>;
};

/** Events that the document dispatches itself, in addition to events that bubble from elements. */
export interface TradefrontDocumentEventMap {
  /** The cart's totals have changed. Dispatched once per change, regardless of how many elements show the cart. */
  'tradefront-cart-change': CustomEvent<CartChangeDetail>;
}

type Tag<Name extends WidgetName> = Contracts[Name] extends WidgetContract ? Contracts[Name]['element'] : never;

/** Elements by tag name, with the default prefix. */
export type TradefrontElementMap = { [Name in WidgetName as Tag<Name>]: TradefrontElement<Name> };

/** Elements as JSX in React: attributes, properties, and event handlers with `on` before the event's name. */
export type TradefrontIntrinsicElements = {
  [Name in WidgetName as Tag<Name>]: DetailedHTMLProps<
    HTMLAttributes<TradefrontElement<Name>>,
    TradefrontElement<Name>
  > &
    Omit<ElementAttributes<Name>, keyof ElementProperties<Name>> &
    ElementProperties<Name> & {
      [Event in keyof EventsOf<Name> & string as `ontradefront-${Event}`]?:
        ((event: WidgetEvent<Event, EventsOf<Name>[Event]>) => void) | undefined;
    };
};

// Only this form of declaration extends the types of the browser and of React.
/* eslint-disable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-namespace */
declare global {
  interface HTMLElementTagNameMap extends TradefrontElementMap {}
  interface HTMLElementEventMap extends TradefrontEventMap {}
  interface DocumentEventMap extends TradefrontEventMap, TradefrontDocumentEventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TradefrontIntrinsicElements {}
  }
}
