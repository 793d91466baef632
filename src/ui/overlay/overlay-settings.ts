import { createContext, useContext } from 'react';

/** What a host decides about every overlay under it. */
export interface OverlaySettings {
  /** Where overlays go instead of the body, such as the element that is full screen. */
  container?: HTMLElement | null;
  /** Told when the code of the overlays could not be fetched; the control that asked for it stays usable. */
  onLoadError?: (error: unknown) => void;
}

const Context = createContext<OverlaySettings>({});

/** Hands the host's overlay settings to every dialog and select below it. */
export const OverlaySettingsProvider = Context.Provider;

/** The overlay settings in force here. */
export const useOverlaySettings = (): OverlaySettings => useContext(Context);
