import type { Adapter } from '../../ports';
import type { EventCallbacks } from '../../runtime/events';
import type { LocalePack } from '../../runtime/messages/locale-pack';
import type { MessageOverrides } from '../../runtime/messages/messages';
import type { ErrorSlots } from './slots';

/** Level of a heading in the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of every widget. `A` is the part of an adapter that the widget needs. */
export type WidgetProps<A, Tree, Events, Slots = object> = {
  /** Source of the data; without it, the provider's adapter is used. */
  readonly adapter?: A;
  /** Language and formats: a locale pack, or a tag for the formats alone. Default: the provider's. */
  readonly locale?: LocalePack | string;
  /** Messages that replace the default ones, by key. */
  readonly messages?: MessageOverrides<Tree>;
  /** Parts that the host replaces. */
  readonly slots?: Slots;
  /** Level of the widget's first heading; the other levels follow from it. Default 3. */
  readonly headingLevel?: HeadingLevel;
  /** Classes of the widget's root element, in addition to its own. */
  readonly className?: string;
  /** Id of the widget's root element. */
  readonly id?: string;
} & EventCallbacks<Events>;

/** Props of a widget that `defineWidget` itself reads. */
export interface AnyWidgetProps {
  readonly adapter?: Adapter;
  readonly locale?: LocalePack | string;
  readonly messages?: object;
  readonly slots?: Readonly<Record<string, unknown>> & ErrorSlots;
  readonly headingLevel?: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
}
