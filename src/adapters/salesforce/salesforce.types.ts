import type { Adapter, FullAdapter } from '../../ports';
import type { Permission } from '../../rules/server-codes';
import type { OrderFields, ProductFields } from './common/field-names';
import type { SalesforcePlatform } from './platform';
import type { ServerMethodName } from './server-methods/contract';

/** A call of a server method before it is sent. */
export interface ApexCall {
  readonly className: string;
  readonly methodName: string;
  readonly namespace: string | null;
  readonly http: 'GET' | 'POST';
  /** True when the method changes nothing. */
  readonly reads: boolean;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Sends a call of a server method. Resolves to the method's return value. */
export type ApexSend = (call: ApexCall, signal: AbortSignal | undefined) => Promise<unknown>;

/** How to call server methods. */
export interface ApexOptions {
  /** Apex class of the methods. Default: `TradefrontController`. */
  readonly className?: string;
  readonly namespace?: string;
  /**
   * `lwr` (default): `/lwr/apex/{version}/{class}/{method}`, GET with `methodParams` or POST with the arguments.
   * `execute`: POST to `apex/execute`, which some sites require. Or a custom function.
   */
  readonly transport?: 'lwr' | 'execute' | ApexSend;
  /** Base path of the transport, such as `/us/webruntime/api`. Default: the root of `baseUrl`. */
  readonly basePath?: string;
  /** Custom name of a method, `method` or `Class.method`; null for a method that the store does not offer. */
  readonly methods?: Partial<Readonly<Record<ServerMethodName, string | null>>>;
}

/** Options for a store with all server methods: every port is complete. */
export interface CompleteApex extends ApexOptions {
  readonly methods?: Partial<Readonly<Record<ServerMethodName, string>>>;
}

/** Payment data for the platform's checkout. */
export interface CheckoutPayment {
  readonly requestType: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest';
  readonly paymentToken?: string;
  /** At most four pairs. */
  readonly paymentsData?: Readonly<Record<string, string>>;
}

/** Options of a Salesforce B2B Commerce store. */
export interface SalesforceOptions {
  /** Origin of the store, `https://shop.example`; empty for the page's origin. */
  readonly baseUrl: string;
  /** Starts with `0ZE`. */
  readonly webstoreId: string;
  /** Default: `v65.0`. */
  readonly apiVersion?: string;
  /** Base path of the data service, on an LWR site `{site}/webruntime/api/services/data`. Default: `/services/data`. */
  readonly apiPrefix?: string;
  /** Path prefix of the site, such as `/us`, for media paths. */
  readonly sitePath?: string;
  /** Id of the site whose content is read, `0DM…`. */
  readonly siteId?: string;
  /** Id of the channel whose content is read without a site, `0ap…`. */
  readonly channelId?: string;
  /** Language of calls without one. Default: `en-US`. */
  readonly language?: string;
  /**
   * Sent as `csrf-token` with every write and every read by POST. A function is called when the session starts, and
   * again after a token was rejected.
   */
  readonly csrfToken?: string | (() => string | Promise<string>);
  readonly fetch?: typeof fetch;
  /** Timeout of a call in milliseconds. Default: 30,000. */
  readonly timeout?: number;
  /** Adds `asGuest` and `htmlEncode` to every call, as the site's own runtime does. Default: true. */
  readonly siteParameters?: boolean;
  readonly apex?: ApexOptions;
  /** Category that contains all products, for a search without a text. */
  readonly rootCategoryId?: string;
  /** A buyer's permissions if `getBuyer` is not available. Default: `ordering`. */
  readonly permissions?: readonly Permission[];
  /** Time zone of accounts if `getAccountTerms` is not available. Default: `UTC`. */
  readonly timeZone?: string;
  /** API names of the store's product fields. */
  readonly productFields?: Partial<ProductFields>;
  /** API names of the store's order summary fields. */
  readonly orderFields?: Partial<OrderFields>;
  /** Quantity up to which stock is low, with the platform's inventory. Default: 10. */
  readonly lowStockThreshold?: number;
  /** Content type of questions. Default: `FAQ`. */
  readonly faqContentType?: string;
  /**
   * Returns the payment of a method that was selected at checkout. Without it the PO number is sent as a purchase
   * order.
   */
  readonly payment?: (choice: {
    readonly paymentMethodId: string;
    readonly checkoutId: string;
  }) => CheckoutPayment | Promise<CheckoutPayment>;
  /** Epoch milliseconds. Default: the device's clock. */
  readonly clock?: () => number;
}

/** Adapter of a store with all server methods. */
export interface SalesforceAdapter extends FullAdapter {
  /** Calls of the platform that no port needs. */
  readonly platform: SalesforcePlatform;
}

/** Adapter of a store without some server methods, whose port methods are absent. */
export type PartialSalesforceAdapter = Adapter & { readonly platform: SalesforcePlatform };
