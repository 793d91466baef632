import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Adapter } from '../../ports';
import { type LocalePack, toLocalePack } from '../messages/locale-pack';
import { defaultSettings, type Settings } from '../settings';

const SettingsContext = createContext<Settings>(defaultSettings);

/** Settings that a host can give to the widgets below a provider; a missing one keeps its default. */
export interface TradefrontProviderProps extends Partial<Omit<Settings, 'locale' | 'adapter'>> {
  readonly adapter?: Adapter;
  /** A locale pack from `tradefront/locales/…`; a tag alone sets the formats and keeps English messages. */
  readonly locale?: LocalePack | string;
  readonly children?: ReactNode;
}

const settled = (base: Settings, given: Omit<TradefrontProviderProps, 'children'>): Settings => {
  const { locale, ...rest } = given;
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...base, ...present, ...(locale === undefined ? {} : { locale: toLocalePack(locale) }) };
};

/** Provides adapter, locale and other settings to the widgets below. Nested providers override single settings. */
export function TradefrontProvider({ children, ...given }: TradefrontProviderProps) {
  const outer = useContext(SettingsContext);
  const { adapter, locale, messages, links, clock, overlayContainer, storage, customerService, theme, onSignal } =
    given;
  const { appearance, isolation } = given;
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
        appearance,
        isolation,
        onSignal,
      }),
    [
      outer,
      adapter,
      locale,
      messages,
      links,
      clock,
      overlayContainer,
      storage,
      customerService,
      theme,
      appearance,
      isolation,
      onSignal,
    ],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** Replaces the adapter below by an alias of it. */
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

/** The settings of the nearest providers. */
export const useSettings = (): Settings => useContext(SettingsContext);
