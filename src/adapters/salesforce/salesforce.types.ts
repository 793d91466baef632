import type { Adapter, FullAdapter } from '../../ports';
import type { Permission } from '../../rules/server-codes';
import type { OrderFields, ProductFields } from './common/field-names';
import type { SalesforcePlatform } from './platform';
import type { ServerMethodName } from './server-methods/contract';

/** A call of a server method, before it is put on the wire. */
export interface ApexCall {
  readonly className: string;
  readonly methodName: string;
  readonly namespace: string | null;
  readonly http: 'GET' | 'POST';
  /** True when it changes nothing. */
  readonly reads: boolean;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Puts a call of a server method on the wire and answers with what the method returned. */
export type ApexSend = (call: ApexCall, signal: AbortSignal | undefined) => Promise<unknown>;

/** How server methods are reached. */
export interface ApexOptions {
  /** The Apex class the methods are in; `TradefrontController` unless said. */
  readonly className?: string;
  readonly namespace?: string;
  /**
   * `lwr`: `/lwr/apex/{version}/{class}/{method}`, GET with `methodParams` or POST with the arguments (the default).
   * `execute`: POST to `apex/execute`, as some sites want it. Or a function of the host's own.
   */
  readonly transport?: 'lwr' | 'execute' | ApexSend;
  /** Where the transport starts, such as `/us/webruntime/api`; the root of `baseUrl` unless said. */
  readonly basePath?: string;
  /** Another name for a method, `method` or `Class.method`; null for one that the store does not offer. */
  readonly methods?: Partial<Readonly<Record<ServerMethodName, string | null>>>;
}

/** Server methods that are all there: every port is then complete. */
export interface CompleteApex extends ApexOptions {
  readonly methods?: Partial<Readonly<Record<ServerMethodName, string>>>;
}

/** How a payment is given to the platform's checkout. */
export interface CheckoutPayment {
  readonly requestType: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest';
  readonly paymentToken?: string;
  /** At most four pairs. */
  readonly paymentsData?: Readonly<Record<string, string>>;
}

/** What a Salesforce B2B Commerce store is and how it is reached. */
export interface SalesforceOptions {
  /** Origin of the store, `https://shop.example`; empty for the page's own. */
  readonly baseUrl: string;
  /** Starts with `0ZE`. */
  readonly webstoreId: string;
  /** `v65.0` unless said. */
  readonly apiVersion?: string;
  /** Where the data service starts; on an LWR site `{site}/webruntime/api/services/data`. `/services/data` unless said. */
  readonly apiPrefix?: string;
  /** Path prefix of the site, such as `/us`: media paths start with it. */
  readonly sitePath?: string;
  /** The site whose content is read, `0DM…`. */
  readonly siteId?: string;
  /** The channel whose content is read, `0ap…`, where no site is named. */
  readonly channelId?: string;
  /** The language of calls that name none; `en-US` unless said. */
  readonly language?: string;
  /** Sent as `csrf-token` with every write and each read by POST; a function is asked with the session, and again when a token is refused. */
  readonly csrfToken?: string | (() => string | Promise<string>);
  readonly fetch?: typeof fetch;
  /** Milliseconds after which a call without an answer is given up; 30,000 unless said. */
  readonly timeout?: number;
  /** Adds `asGuest` and `htmlEncode` to every call as the site's own runtime does; on unless false. */
  readonly siteParameters?: boolean;
  readonly apex?: ApexOptions;
  /** The category that holds everything: a search without words lists it. */
  readonly rootCategoryId?: string;
  /** What a buyer may do where `getBuyer` is not offered; `ordering` unless said. */
  readonly permissions?: readonly Permission[];
  /** Zone of accounts where `getAccountTerms` is not offered; `UTC` unless said. */
  readonly timeZone?: string;
  /** Fields of the store's products, by what they are. */
  readonly productFields?: Partial<ProductFields>;
  /** Fields of the store's order summaries, by what they are. */
  readonly orderFields?: Partial<OrderFields>;
  /** At or under so many a product is low in stock, where the platform's inventory tells; 10 unless said. */
  readonly lowStock?: number;
  /** Content type of questions; `FAQ` unless said. */
  readonly faqContentType?: string;
  /** The payment for a method chosen at checkout. Without it the PO number is given as a purchase order. */
  readonly payment?: (choice: {
    readonly paymentMethodId: string;
    readonly checkoutId: string;
  }) => CheckoutPayment | Promise<CheckoutPayment>;
  /** Milliseconds since 1970; the device's clock unless said. */
  readonly clock?: () => number;
}

/** The adapter of a store that offers every server method. */
export interface SalesforceAdapter extends FullAdapter {
  /** Calls of the platform that no port needs. */
  readonly platform: SalesforcePlatform;
}

/** The adapter of a store that lacks server methods: what needs them is not there. */
export type PartialSalesforceAdapter = Adapter & { readonly platform: SalesforcePlatform };
