import type { Adapter } from '../ports';
import { type Clock, deviceClock } from './clock';
import { type Links, noLinks } from './links';
import { english, type LocalePack } from './messages/locale-pack';
import type { SignalListener } from './signals';
import type { PartName } from './part-names';
import type { StorageChoice } from './storage';

/** Contact data of customer service, one setting for all widgets (decision 25). */
export interface CustomerService {
  /** Display form, such as 1-888-555-0142; its digits make the `tel:` link. */
  readonly phone: string;
  readonly hours?: string;
}

/** Color theme of widgets; `auto` follows the system preference. */
export type Theme = 'light' | 'dark' | 'auto';

/** What a host changes in the look of widgets beyond tokens. */
export interface Appearance {
  /** Classes to add to the named parts of widgets, dialogs and lists. Several are separated by spaces. */
  readonly elements?: { readonly [Part in PartName]?: string };
}

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
  /** Keep the object outside of a component: a new one renders the widgets again. */
  readonly appearance: Appearance | undefined;
  /**
   * `shadow` renders every widget into a shadow root of its own, where no rule of the page applies. Its markup is not
   * part of a server's.
   */
  readonly isolation: 'shadow' | undefined;
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
  appearance: undefined,
  isolation: undefined,
  onSignal: undefined,
};
