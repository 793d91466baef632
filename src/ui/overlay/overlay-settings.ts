import { createContext, useContext } from 'react';

/** Settings of a host for all overlays below it. */
export interface OverlaySettings {
  /** Parent of overlays instead of the body, such as the full-screen element. */
  container?: HTMLElement | null;
  /** Called when the overlay chunk fails to load; the control that requested it stays usable. */
  onLoadError?: (error: unknown) => void;
}

const Context = createContext<OverlaySettings>({});

/** Passes the host's overlay settings to all dialogs and selects below it. */
export const OverlaySettingsProvider = Context.Provider;

/** Returns the current overlay settings. */
export const useOverlaySettings = (): OverlaySettings => useContext(Context);
