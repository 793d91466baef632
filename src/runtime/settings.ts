import type { Adapter } from '../ports';
import { type Clock, deviceClock } from './clock';
import { type Links, noLinks } from './links';
import { english, type LocalePack } from './messages/locale-pack';
import type { SignalListener } from './signals';
import type { StorageChoice } from './storage';

/** How a buyer reaches a person. One setting for all widgets (decision 25). */
export interface CustomerService {
  /** As it is shown, such as 1-888-555-0142; a `tel:` link is made of its digits. */
  readonly phone: string;
  readonly hours?: string;
}

/** The theme of widgets: one of two, or the reader's own preference. */
export type Theme = 'light' | 'dark' | 'auto';

/** What a provider settles for the widgets below it. */
export interface Settings {
  readonly adapter: Adapter | null;
  readonly locale: LocalePack;
  /** Words laid over the locale's, by widget name and key. */
  readonly messages: Readonly<Record<string, object>>;
  readonly links: Links;
  readonly clock: Clock;
  /** Where dialogs and lists are put; the document's end where there is none. */
  readonly overlayContainer: HTMLElement | null;
  readonly storage: StorageChoice;
  readonly customerService: CustomerService | null;
  readonly theme: Theme | undefined;
  readonly onSignal: SignalListener | undefined;
}

/** Settings of widgets without a provider. */
export const defaultSettings: Settings = {
  adapter: null,
  locale: english,
  messages: {},
  links: noLinks,
  clock: deviceClock,
  overlayContainer: null,
  storage: 'session and local',
  customerService: null,
  theme: undefined,
  onSignal: undefined,
};
