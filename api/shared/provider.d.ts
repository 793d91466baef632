import { P as PortMethod, A as Adapter } from 'shared/ports';
import * as react from 'react';
import { ReactNode } from 'react';
import { L as LocalePack } from 'shared/messages';
import { S as Settings } from 'shared/settings';

/** How the text of an element's attribute becomes a property. */
type AttributeKind = 'text' | 'url' | 'number' | 'boolean' | 'json';
/**
 * What a widget is, as data. Elements, documentation tables, typings, the registry and the completeness tests
 * are derived from it, so that none of them can drift from the others.
 */
interface WidgetContract {
    readonly name: string;
    readonly element: `tradefront-${string}`;
    /** Port methods without which the widget can not work. */
    readonly needs: readonly PortMethod[];
    /** Port methods whose absence removes a control. */
    readonly uses: readonly PortMethod[];
    readonly attributes: readonly {
        readonly name: string;
        readonly prop: string;
        readonly as: AttributeKind;
    }[];
    /** Names of the events without their prefix; `before-…` events may be cancelled. */
    readonly events: Readonly<Record<string, {
        readonly cancelable?: true;
    }>>;
    readonly slots: {
        readonly regions: readonly string[];
        readonly render: readonly string[];
    };
    /** Every state a designer can ask to see; each has a story. */
    readonly states: readonly string[];
}

/** What a host may settle for the widgets below a provider; everything left out keeps its default. */
interface TradefrontProviderProps extends Partial<Omit<Settings, 'locale' | 'adapter'>> {
    readonly adapter?: Adapter;
    /** A locale pack from `tradefront/locales/…`; a tag alone brings formats with English words. */
    readonly locale?: LocalePack | string;
    readonly children?: ReactNode;
}
/** Settles adapter, locale and the rest for the widgets below. Providers nest: the inner one adds to the outer. */
declare function TradefrontProvider({ children, ...given }: TradefrontProviderProps): react.JSX.Element;

export { TradefrontProvider };
export type { AttributeKind, WidgetContract, TradefrontProviderProps };
