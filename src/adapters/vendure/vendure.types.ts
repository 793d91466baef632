import type { Adapter, FullAdapter } from '../../ports';
import type { LanguageTag } from '../../rules/languages';
import type { PasswordPolicy } from '../../rules/password';
import type { VendureShop } from './shop';

/** Storage of the session's token, for a shop that signs requests with a bearer token. */
export interface TokenStore {
  /** Returns the current token; null without one. */
  get(): string | null;
  /** Stores a new token of a response, or removes it with null. */
  set(token: string | null): void;
}

/** Facets of the shop that name a product's brand, flavor and package, by their codes. */
export interface ProductFacets {
  readonly brand: string;
  readonly flavor: string;
  readonly packageType: string;
}

/** Options of a Vendure shop. */
export interface VendureOptions {
  /** Origin of the server, `https://shop.example`; empty for the page's origin. */
  readonly baseUrl: string;
  /** Path of the Shop API. Default: `/shop-api`. */
  readonly path?: string;
  /**
   * True if the server runs the `trade` plugin. False (default): plain Vendure, where a customer has one account, and
   * ports without a counterpart are absent.
   */
  readonly trade?: boolean;
  /** Token of the channel, sent as `vendure-token`. Default: the server's default channel. */
  readonly channelToken?: string;
  /** Storage of a bearer token. Default: the session is a cookie, which the browser stores. */
  readonly token?: TokenStore;
  /** Language codes of the shop. Default: `en`, `fr`, `es`, `zh` and `ko`. */
  readonly languageCodes?: Partial<Readonly<Record<LanguageTag, string>>>;
  readonly fetch?: typeof fetch;
  /** Timeout of a call in milliseconds. Default: 30,000. */
  readonly timeout?: number;
  /** Link to the terms of sale, which the buyer accepts with each order. Default: none, and no acceptance. */
  readonly termsHref?: string;
  /** Codes of facets with product data. Default: `brand`, `flavor` and `package`. */
  readonly productFacets?: Partial<ProductFacets>;
  /** Plain Vendure: whether visitors can see the products before they sign in. Default: true. */
  readonly guestBrowsing?: boolean;
  /** Plain Vendure: time zone of the shop, in which dates of orders are shown. Default: `UTC`. */
  readonly timeZone?: string;
  /** Plain Vendure: the shop's policy for passwords. Default: four characters, Vendure's own. */
  readonly passwordPolicy?: PasswordPolicy;
  /** Epoch milliseconds. Default: the device's clock. */
  readonly clock?: () => number;
}

/** Ports that neither Vendure nor the plugin has. */
type AbsentPort =
  | 'addPaymentMethod'
  | 'builder'
  | 'claimReward'
  | 'contact'
  | 'content'
  | 'disputeInvoice'
  | 'easyOrder'
  | 'insights'
  | 'rewards'
  | 'sendMessage'
  | 'setAutopay';

type Complete = Omit<FullAdapter, AbsentPort | 'checkout' | 'invoices' | 'orders' | 'support' | 'wallet'>;
/** The plugin stores no files. */
type CheckoutWithoutFiles = Omit<FullAdapter['checkout'], 'upload'>;
/** The plugin has no surcharges. */
type InvoicesWithoutQuotes = Omit<FullAdapter['invoices'], 'quote'>;
/** Drafts of orders do not exist in Vendure: an order that is begun there is a cart. */
type OrdersWithoutDrafts = Omit<FullAdapter['orders'], 'resumeDraft' | 'deleteDraft'>;
/** The plugin stores no files. */
type SupportWithoutFiles = Omit<FullAdapter['support'], 'upload' | 'file'>;
/** The plugin has no autopay. */
type WalletWithoutAutopay = Omit<FullAdapter['wallet'], 'autopay'>;

/** Adapter of a shop with the `trade` plugin. */
export interface VendureTradeAdapter extends Complete {
  readonly checkout: CheckoutWithoutFiles;
  readonly invoices: InvoicesWithoutQuotes;
  readonly orders: OrdersWithoutDrafts;
  readonly support: SupportWithoutFiles;
  readonly wallet: WalletWithoutAutopay;
  /** Calls of Vendure that no port needs. */
  readonly shop: VendureShop;
}

/** Adapter of a shop without the plugin. */
export type VendureAdapter = Adapter & { readonly shop: VendureShop };
