import type { ReactNode } from 'react';
import type { AttributeKind } from '../runtime/contract';
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { TradefrontProviderProps } from '../runtime/react/provider';
import type { Theme } from '../runtime/settings';
import type { WidgetPropsByName } from './registry';

/** Names of the widgets that can be mounted. */
export type WidgetName = keyof WidgetPropsByName;

/** What an element has to know of its widget; derived from its contract. */
export interface WidgetShape {
  /** By the attribute's name: the property and how its text is read. */
  readonly attributes: Readonly<Record<string, readonly [prop: string, as: AttributeKind]>>;
  readonly regions: readonly string[];
  readonly render: readonly string[];
}

/** One widget's code with its sheet, fetched when the first of its kind is drawn. */
export interface WidgetChunk {
  /** A component; components with different props have no common type but this. */
  readonly Widget: unknown;
  readonly sheet: string;
  /** Of dialog and select, where the widget opens one. */
  readonly overlaySheet?: string;
  readonly shape: WidgetShape;
}

/** Loads a widget's code. */
export type LoadWidget = () => Promise<WidgetChunk>;

/** What may fill a slot of an embedded widget: words or a DOM node; React nodes where the page shares our React. */
export type SlotContent = ReactNode | Node;

type HostSlots<Slots> = {
  readonly [Name in keyof Slots]: NonNullable<Slots[Name]> extends (...args: infer Args) => unknown
    ? (...args: Args) => SlotContent
    : SlotContent;
};

/** A widget's place in the page, beside its own props. */
export interface HostOptions {
  /** A tag such as fr-CA, whose words are fetched, or a pack of your own. */
  readonly locale?: LocalePack | string;
  readonly theme?: Theme;
  /**
   * Height the widget takes at least, in pixels or as a CSS length, before its code and data are here and after.
   * Without it the widget's usual height is kept free until its first data is drawn.
   */
  readonly reserve?: number | string;
  /** `lazy` fetches the widget's code when it comes near the viewport. */
  readonly loading?: 'eager' | 'lazy';
}

/** Everything `mount` takes for one widget: its props, its place, and slots that may be DOM nodes. */
export type MountOptions<Name extends WidgetName> = Omit<WidgetPropsByName[Name], 'locale' | 'slots'> &
  HostOptions & { readonly slots?: HostSlots<NonNullable<WidgetPropsByName[Name]['slots']>> };

/** A mounted widget. */
export interface Mounted<Name extends WidgetName> {
  /** Changes the given options and keeps the others; undefined resets an option. */
  readonly update: (options: Partial<MountOptions<Name>>) => void;
  /** Unmounts the widget. Data that it shares with other widgets stays. */
  readonly unmount: () => void;
  /** Resolves when the widget has rendered; rejects if its code can't be loaded. */
  readonly ready: Promise<void>;
}

/** Settings for every embedded widget of the page; a mount's or an element's own win over them. */
export type PageSettings = Omit<TradefrontProviderProps, 'children'>;
