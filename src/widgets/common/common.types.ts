import type { ReactNode } from 'react';
import type { Adapter } from '../../ports';
import type { EventCallbacks } from '../../runtime/events';
import type { LocalePack } from '../../runtime/messages/locale-pack';
import type { MessageOverrides } from '../../runtime/messages/messages';

/** A heading's rank in the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What every widget takes. `A` is what it needs of an adapter. */
export type WidgetProps<A, Tree, Events, Slots = object> = {
  /** The data; a provider's adapter serves when it is left out. */
  readonly adapter?: A;
  readonly locale?: LocalePack | string;
  /** Words to change, a key at a time. */
  readonly messages?: MessageOverrides<Tree>;
  /** Parts a host replaces. */
  readonly slots?: Slots;
  /** Rank of the widget's first heading; its others follow. Default 3. */
  readonly headingLevel?: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
} & EventCallbacks<Events>;

/** A slot filled by a node, in the place of what would stand there. */
export type RegionSlots<Names extends string> = { readonly [Name in Names]?: ReactNode };

/** What a widget's own component gets from `defineWidget`. */
export interface AnyWidgetProps {
  readonly adapter?: Adapter;
  readonly locale?: LocalePack | string;
  readonly messages?: object;
  readonly headingLevel?: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
}
