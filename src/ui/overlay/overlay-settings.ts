import { createContext, useContext } from 'react';
import type { PartClasses } from '../appearance/add-part-classes';

/** Settings of a host for all overlays below it. */
export interface OverlaySettings {
  /** Parent of overlays instead of the body, such as the full-screen element. */
  container?: HTMLElement | null;
  /** Classes that the host adds to the parts of overlays. */
  classes?: PartClasses;
  /** Called when the overlay chunk fails to load; the control that requested it stays usable. */
  onLoadError?: (error: unknown) => void;
}

const Context = createContext<OverlaySettings>({});

/** Passes the host's overlay settings to all dialogs and selects below it. */
export const OverlaySettingsProvider = Context.Provider;

/** Returns the current overlay settings. */
export const useOverlaySettings = (): OverlaySettings => useContext(Context);
