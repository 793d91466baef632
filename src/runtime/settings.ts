import type { Adapter } from '../ports';
import { type Clock, deviceClock } from './clock';
import { type Links, noLinks } from './links';
import { english, type LocalePack } from './messages/locale-pack';
import type { SignalListener } from './signals';
import type { StorageChoice } from './storage';

/** Contact data of customer service, one setting for all widgets (decision 25). */
export interface CustomerService {
  /** Display form, such as 1-888-555-0142; its digits make the `tel:` link. */
  readonly phone: string;
  readonly hours?: string;
}

/** Color theme of widgets; `auto` follows the system preference. */
export type Theme = 'light' | 'dark' | 'auto';

/** Settings that a provider passes to the widgets below it. */
export interface Settings {
  readonly adapter: Adapter | null;
  readonly locale: LocalePack;
  /** Overrides of the locale's messages, by widget name and key. */
  readonly messages: Readonly<Record<string, object>>;
  readonly links: Links;
  readonly clock: Clock;
  /** Parent element of dialogs and popovers; null for the document's body. */
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
