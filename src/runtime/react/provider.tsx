import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Adapter } from '../../ports';
import { type LocalePack, toLocalePack } from '../messages/locale-pack';
import { defaultSettings, type Settings } from '../settings';

const SettingsContext = createContext<Settings>(defaultSettings);

/** What a host may settle for the widgets below a provider; everything left out keeps its default. */
export interface TradefrontProviderProps extends Partial<Omit<Settings, 'locale' | 'adapter'>> {
  readonly adapter?: Adapter;
  /** A locale pack from `tradefront/locales/…`; a tag alone brings formats with English words. */
  readonly locale?: LocalePack | string;
  readonly children?: ReactNode;
}

const settled = (base: Settings, given: Omit<TradefrontProviderProps, 'children'>): Settings => {
  const { locale, ...rest } = given;
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...base, ...present, ...(locale === undefined ? {} : { locale: toLocalePack(locale) }) };
};

/** Settles adapter, locale and the rest for the widgets below. Providers nest: the inner one adds to the outer. */
export function TradefrontProvider({ children, ...given }: TradefrontProviderProps) {
  const outer = useContext(SettingsContext);
  const { adapter, locale, messages, links, clock, overlayContainer, storage, customerService, theme, onSignal } =
    given;
  const settings = useMemo(
    () =>
      settled(outer, {
        adapter,
        locale,
        messages,
        links,
        clock,
        overlayContainer,
        storage,
        customerService,
        theme,
        onSignal,
      }),
    [outer, adapter, locale, messages, links, clock, overlayContainer, storage, customerService, theme, onSignal],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** Puts another object in the adapter's place: one that stands for it. */
export function AdapterProvider({
  adapter,
  children,
}: {
  readonly adapter: Adapter | null;
  readonly children: ReactNode;
}) {
  const outer = useContext(SettingsContext);
  const settings = useMemo(() => ({ ...outer, adapter }), [outer, adapter]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** The settings that reach this place. */
export const useSettings = (): Settings => useContext(SettingsContext);
