import type { ReactNode } from 'react';
import type { AttributeKind } from '../runtime/contract';
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { TradefrontProviderProps } from '../runtime/react/provider';
import type { Appearance, Theme } from '../runtime/settings';
import type { SlotGiven } from '../widgets/common/slots';
import type { WidgetPropsByName } from './registry';

/** Names of the widgets that can be mounted. */
export type WidgetName = keyof WidgetPropsByName;

/** Data about a widget that its element needs; derived from its contract. */
export interface WidgetShape {
  /** Property and kind of value by attribute name. */
  readonly attributes: Readonly<Record<string, readonly [prop: string, as: AttributeKind]>>;
  readonly regions: readonly string[];
}

/** A widget's code and stylesheet, loaded when the first widget of its kind renders. */
export interface WidgetChunk {
  /** A component. Components with different props have no common type except `unknown`. */
  readonly Widget: unknown;
  readonly sheet: string;
  /** Stylesheet for dialogs and selects, if the widget opens one. */
  readonly overlaySheet?: string;
  readonly shape: WidgetShape;
}

/** Loads a widget's code. */
export type LoadWidget = () => Promise<WidgetChunk>;

/**
 * Content of a slot in an embedded widget: text or a DOM node; or a React node if the page and the widget share one
 * copy of React.
 */
export type SlotContent = ReactNode | Node;

/** What the function of an embedded widget's slot receives. */
export interface HostSlotGiven<Data = object> {
  /** Data of the place, such as the product of a card. */
  readonly data: Data;
  /** Holds the widget's own content, which shows if this node is part of the result. */
  readonly node: HTMLElement;
}

/**
 * Content for a slot of an embedded widget. It replaces the widget's own content, and `null` removes that. A function is
 * called again only if the data changes.
 */
export type HostSlot<Data = object> = SlotContent | ((given: HostSlotGiven<Data>) => SlotContent);

/** The slots of a widget, for hosts without React. */
export type HostSlots<Slots> = {
  readonly [Name in keyof Slots]: Extract<Slots[Name], (given: never) => unknown> extends (
    given: SlotGiven<infer Data>,
  ) => unknown
    ? HostSlot<Data>
    : never;
};

/** The slots of a widget by name, for hosts without React. */
export type HostSlotsByWidget<Name extends WidgetName> = HostSlots<NonNullable<WidgetPropsByName[Name]['slots']>>;

/** Options of `mount` in addition to the widget's props. */
export interface HostOptions {
  /** A language tag such as fr-CA, whose pack is loaded, or a locale pack of your own. */
  readonly locale?: LocalePack | string;
  readonly theme?: Theme;
  /** Classes for parts of the widget. In a shadow root, only your stylesheets inside of it see them. */
  readonly appearance?: Appearance;
  /**
   * Minimum height, in pixels or as a CSS length, before and after the widget has loaded. Default: the widget's usual
   * height until its first data has rendered.
   */
  readonly minHeight?: number | string;
  /** `lazy` loads the widget's code when it is near the viewport. */
  readonly loading?: 'eager' | 'lazy';
}

/** All options of `mount` for one widget: its props, the host options, and slots that can be DOM nodes. */
export type MountOptions<Name extends WidgetName> = Omit<WidgetPropsByName[Name], 'locale' | 'slots'> &
  HostOptions & { readonly slots?: HostSlotsByWidget<Name> };

/** A mounted widget. */
export interface Mounted<Name extends WidgetName> {
  /** Changes the given options and keeps the others; undefined resets an option. */
  readonly update: (options: Partial<MountOptions<Name>>) => void;
  /** Unmounts the widget. Data that it shares with other widgets stays. */
  readonly unmount: () => void;
  /** Resolves when the widget has rendered; rejects if its code can't be loaded. */
  readonly ready: Promise<void>;
}

/** Settings of every embedded widget of the page. Options of `mount` and of an element override them. */
export type PageSettings = Omit<TradefrontProviderProps, 'children' | 'isolation'>;
