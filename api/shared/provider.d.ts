import * as react from 'react';
import { ReactNode } from 'react';
import { A as Adapter } from 'shared/ports';
import { L as LocalePack } from 'shared/locale-pack';
import { S as Settings } from 'shared/settings';

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
export type { TradefrontProviderProps };
