import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CartChangeDetail } from '../runtime/cart/announce-cart';
import type { AttributeKind, WidgetContract } from '../runtime/contract';
import type { MountOptions, WidgetName } from './embed.types';
import type { WidgetContractsByName, WidgetEventsByName, WidgetPropsByName } from './registry';

type Contracts = WidgetContractsByName;
type EventsOf<Name extends WidgetName> = WidgetEventsByName[Name];

/** What may stand in an attribute, by how its text is read. */
type Written = Record<Exclude<AttributeKind, 'number' | 'boolean'>, string> & {
  readonly number: number | string;
  readonly boolean: boolean | string;
};

/** Attributes of every element. */
interface CommonAttributes {
  readonly locale?: string | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly reserve?: string | undefined;
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** The attributes of a widget's element, as they are written in a page, by its contract. */
export type ElementAttributes<Name extends WidgetName> = CommonAttributes & {
  readonly [Attribute in Contracts[Name]['attributes'][number] as Attribute['name']]?:
    Written[Attribute['as']] | undefined;
};

type Slots<Name extends WidgetName> = NonNullable<MountOptions<Name>['slots']>;
type RenderSlots<Name extends WidgetName> = Pick<
  Slots<Name>,
  Contracts[Name]['slots']['render'][number] & keyof Slots<Name>
>;

/** The properties of a widget's element: what its contract makes of attributes and render slots, and `props` for any other prop. */
export type ElementProperties<Name extends WidgetName> = {
  -readonly [Prop in 'adapter' | 'messages' | 'locale' | 'theme' | 'reserve' | 'loading']?: MountOptions<Name>[Prop &
    keyof MountOptions<Name>];
} & {
  -readonly [Prop in Contracts[Name]['attributes'][number]['prop'] & keyof WidgetPropsByName[Name]]?:
    WidgetPropsByName[Name][Prop] | undefined;
} & { -readonly [Slot in keyof RenderSlots<Name>]?: RenderSlots<Name>[Slot] | undefined } & {
  /** Any prop of the widget at once. */
  props?: Partial<MountOptions<Name>> | undefined;
};

/** What every element can be told. */
export interface ElementCalls {
  /**
   * Reads again what the element shows, such as after the page changed it behind the adapter; what is shown stays
   * meanwhile. Resolves when the answers are here. Elements of one adapter share what they show, so all of them change.
   */
  refresh(): Promise<void>;
}

/** The element of a widget. */
export type TradefrontElement<Name extends WidgetName> = HTMLElement & ElementCalls & ElementProperties<Name>;

/** What the elements of all widgets send, by the name of the DOM event; one name has one kind of detail for each widget that sends it. */
type AnyEvents = { [Name in WidgetName]: EventsOf<Name> }[WidgetName];
type EventName = AnyEvents extends infer Events ? (Events extends unknown ? keyof Events & string : never) : never;
type DetailOf<Name extends string> = AnyEvents extends infer Events
  ? Events extends { readonly [Key in Name]: infer Detail }
    ? Detail
    : never
  : never;

/** Every DOM event of the library with its detail. */
export type TradefrontEventMap = { [Name in EventName as `tradefront-${Name}`]: CustomEvent<DetailOf<Name>> } & {
  'tradefront-load-error': CustomEvent<{ readonly widget: WidgetName }>;
};

/** What the document itself sends, beside what elements send through it. */
export interface TradefrontDocumentEventMap {
  /** The figures of the cart are others. Sent once for each change, however many elements show the cart. */
  'tradefront-cart-change': CustomEvent<CartChangeDetail>;
}

type Tag<Name extends WidgetName> = Contracts[Name] extends WidgetContract ? Contracts[Name]['element'] : never;

/** The elements by their tags, under the prefix that they have by themselves. */
export type TradefrontElementMap = { [Name in WidgetName as Tag<Name>]: TradefrontElement<Name> };

/** The elements as React's JSX takes them: attributes, properties, and `on` before an event's name. */
export type TradefrontIntrinsicElements = {
  [Name in WidgetName as Tag<Name>]: DetailedHTMLProps<
    HTMLAttributes<TradefrontElement<Name>>,
    TradefrontElement<Name>
  > &
    Omit<ElementAttributes<Name>, keyof ElementProperties<Name>> &
    ElementProperties<Name> & {
      [Event in keyof EventsOf<Name> & string as `ontradefront-${Event}`]?:
        ((event: CustomEvent<EventsOf<Name>[Event]>) => void) | undefined;
    };
};

// Types of the browser and of React grow by declarations of this form alone.
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
