import type { ReactNode } from 'react';
import type { Adapter } from '../ports';
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { PaymentFields } from '../runtime/payment/payment-fields.types';
import type { MessageOverrides } from '../runtime/messages/messages';
import type { CustomerService, Theme } from '../runtime/settings';
import type { SignalListener } from '../runtime/signals';
import type { StorageChoice } from '../runtime/storage';
import type { Clock } from '../runtime/clock';
import type { LanguageTag } from '../rules';
import type { RouteOverride } from './portal-links';
import type { portalMessages } from './portal.messages';

/** Brand of the portal. */
export interface PortalBrand {
  /** Displayed beside the mark and in the document title. The first word is bold. */
  readonly name: string;
  /** Image of 28 × 28 pixels. Default: the first letter of the name. */
  readonly mark?: ReactNode;
  /** Logo of the resend page: an https address, a path or a data URI. */
  readonly logoSrc?: string;
  /** Secondary label beside the name, such as “Demo”. */
  readonly tag?: string;
}

/** Text of the site notice and target of its *Visit* link. The library has no default (decision 23). */
export interface PortalNotice {
  /** `{date}` is the placeholder for the date. */
  readonly text?: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly visitURL?: string;
}

/** Props of a host's sign-in form. */
export interface SignInVisit {
  readonly reason: 'session-ended' | 'needs-sign-in' | null;
  /** Path of the portal to open after sign-in; null for the start page. */
  readonly returnTo: string | null;
  /** Address of the portal's start page in the current language. */
  readonly homeHref: string;
}

/** Configuration of the resend page. */
export interface PortalResend {
  readonly background?: string;
  readonly signInURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
}

/** Configuration of the registration page (decision 27). */
export interface PortalRegistration {
  /** Address for resetting a password. Without it there is no link. */
  readonly passwordResetURL?: string;
}

/** Apps that the portal links to: on the start page, and as a prompt on phones with a matching platform. */
export interface PortalApps {
  readonly fountainURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
}

export interface PortalSlots {
  /** Sign-in form for the sign-in page. It replaces the link to a login page. */
  readonly signIn?: (visit: SignInVisit) => ReactNode;
  /** Rendered under the registration form. */
  readonly register?: ReactNode;
  /** Rendered in the user menu, above *Sign out*. */
  readonly menu?: ReactNode;
  /** Rendered at the end of the footer's first line. */
  readonly footer?: ReactNode;
}

export interface PortalProps {
  readonly adapter: Adapter;
  readonly brand: PortalBrand;
  /** Path of the portal, for example `/b2b`. All paths below it belong to the portal. Default: the root. */
  readonly basePath?: string;
  /** Available languages. Default: all. */
  readonly languages?: readonly LanguageTag[];
  /** Language for an address without one. Default: en-US (decision 28). */
  readonly defaultLanguage?: string;
  /** Loads the locale pack of a language. Default: the library's own packs, loaded on demand. */
  readonly loadLocale?: (tag: LanguageTag) => Promise<LocalePack>;
  readonly customerService?: CustomerService;
  readonly notice?: PortalNotice;
  readonly resend?: PortalResend;
  readonly registration?: PortalRegistration;
  /** Payment fields for the wallet and for payments. Without them no payment method can be added. */
  readonly paymentFields?: PaymentFields;
  readonly apps?: PortalApps;
  /** Returns the address of the host's login page for a return path. Default: the portal's sign-in page. */
  readonly signInHref?: (returnTo: string | null) => string;
  /**
   * Replaces addresses of the portal by the host's own: receives each destination and the portal's address, null if
   * there is none.
   */
  readonly hrefFor?: RouteOverride;
  /** Default: `auto`, the preference of the operating system. */
  readonly theme?: Theme;
  readonly storage?: StorageChoice;
  readonly clock?: Clock;
  readonly onSignal?: SignalListener;
  readonly slots?: PortalSlots;
  /** Overrides for messages of widgets and of the portal, by message group. */
  readonly messages?: Readonly<Record<string, object>> & { readonly portal?: MessageOverrides<typeof portalMessages> };
}
