import { ReactNode } from 'react';
import { L as LocalePack, M as MessageOverrides } from 'shared/messages';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
/** What a listener gets beside the detail; `before-…` events can be stopped. */
interface WidgetEventControl {
    preventDefault(): void;
}
/** The React callbacks of a map of events: `before-checkout` becomes `onBeforeCheckout`. */
type EventCallbacks<Events> = {
    readonly [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (detail: Events[Name], event: WidgetEventControl) => void;
};

/** A heading's rank in the page. */
type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** What every widget takes. `A` is what it needs of an adapter. */
type WidgetProps<A, Tree, Events, Slots = object> = {
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
type RegionSlots<Names extends string> = {
    readonly [Name in Names]?: ReactNode;
};

export type { EventCallbacks, HeadingLevel, RegionSlots, WidgetEventControl, WidgetProps };
