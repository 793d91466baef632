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

/** Whose portal it is. */
export interface PortalBrand {
  /** Shown beside the mark and in the page's title. The first word is set strong. */
  readonly name: string;
  /** A drawing, 28 pixels square; the name's first letter where there is none. */
  readonly mark?: ReactNode;
  /** The logo of the resend page, an https address, a path or a data URI. */
  readonly logoSrc?: string;
  /** A quiet label beside the name, such as “Demo”. */
  readonly tag?: string;
}

/** What the site notice says and where *Visit* leads; no library default (decision 23). */
export interface PortalNotice {
  /** `{date}` stands where the date goes. */
  readonly text?: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly visitURL?: string;
}

/** What the sign-in page is told of why somebody is there and where they go on. */
export interface SignInVisit {
  readonly reason: 'session-ended' | 'needs-sign-in' | null;
  /** A path of this portal to go to after signing in; null for the first page. */
  readonly returnTo: string | null;
  /** The portal's first page in this language. */
  readonly homeHref: string;
}

/** What the resend page is configured with. */
export interface PortalResend {
  readonly background?: string;
  readonly signInURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
}

/** What the page to register on is configured with (decision 27). */
export interface PortalRegistration {
  /** Where a password is reset; without it there is no link. */
  readonly passwordResetURL?: string;
}

/** Other applications the portal leads to: links on the first page, and a prompt on the phone an app is for. */
export interface PortalApps {
  readonly fountainURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
}

export interface PortalSlots {
  /** What signs in on the sign-in page, in place of the way to a login page. */
  readonly signIn?: (visit: SignInVisit) => ReactNode;
  /** Under the form to register with. */
  readonly register?: ReactNode;
  /** In the buyer's menu, above *Sign out*. */
  readonly menu?: ReactNode;
  /** At the end of the footer's first line. */
  readonly footer?: ReactNode;
}

export interface PortalProps {
  readonly adapter: Adapter;
  readonly brand: PortalBrand;
  /** The path the portal is served under, `/b2b`; the root by default. Every path below it is the portal's. */
  readonly basePath?: string;
  /** Languages that are offered; all of them by default. */
  readonly languages?: readonly LanguageTag[];
  /** The language of an address that names none. Default en-US (decision 28). */
  readonly defaultLanguage?: string;
  /** Brings a language's words; by default the library's own packs, each fetched when it is needed. */
  readonly loadLocale?: (tag: LanguageTag) => Promise<LocalePack>;
  readonly customerService?: CustomerService;
  readonly notice?: PortalNotice;
  readonly resend?: PortalResend;
  readonly registration?: PortalRegistration;
  /** Who takes card and account numbers, in the wallet and where something is paid; without it no method can be added. */
  readonly paymentFields?: PaymentFields;
  readonly apps?: PortalApps;
  /** The login page of a host that has its own; gets where to come back to. */
  readonly signInHref?: (returnTo: string | null) => string;
  /** Pages of the host's own in the place of the portal's: gets each destination and the portal's address of it, null for none. */
  readonly hrefFor?: RouteOverride;
  /** Default `auto`: the reader's own preference. */
  readonly theme?: Theme;
  readonly storage?: StorageChoice;
  readonly clock?: Clock;
  readonly onSignal?: SignalListener;
  readonly slots?: PortalSlots;
  /** Words of widgets and of the portal, laid over the locale's, by name. */
  readonly messages?: Readonly<Record<string, object>> & { readonly portal?: MessageOverrides<typeof portalMessages> };
}
