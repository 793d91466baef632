import type * as z from 'zod/mini';
import type { CallOptions, ForAccount, InLocale } from '../../ports';
import { cartCoupons, cartPromotions, orderToCart } from './cart/cart.wire';
import { productPrice, productTaxes, suggestions } from './catalog/catalog.wire';
import { read } from '../common/scalars';
import { type ContentListRequest, contentOf, type ContentRequest, contentsOf } from './content/content-delivery';
import { addresses, type contentDocument, type contentDocuments, savedAddress } from './content/content.wire';
import type { Context } from './context';
import { orderShipments, shipmentItems } from './orders/orders.wire';
import { readSession } from './session/session.port';
import { aiConfiguration, myProfile, type sessionContext } from './session/session.wire';
import type { Call } from './transport/http';

type Caller = ForAccount & Partial<InLocale>;
type Of<Schema extends z.ZodMiniType> = Promise<z.output<Schema>>;

/** An address in the platform's format. */
export interface AddressInput {
  readonly name: string;
  readonly street?: string;
  readonly city?: string;
  /** ISO code of the state or province. */
  readonly region?: string;
  /** Two-letter ISO country code. */
  readonly country?: string;
  readonly postalCode?: string;
  readonly addressType?: 'Shipping' | 'Billing';
  readonly isDefault?: boolean;
}

/** Calls of the platform that no port needs. Results are the platform's own data, parsed and cleaned. */
export interface SalesforcePlatform {
  /** Errors that were not thrown, such as for missing images. */
  readonly warnings: readonly string[];
  sessionContext(request: ForAccount, options?: CallOptions): Of<typeof sessionContext>;
  aiConfiguration(options?: CallOptions): Of<typeof aiConfiguration>;
  /** Undocumented call; returns the response unchanged. */
  shopperAgentContext(request: ForAccount, options?: CallOptions): Promise<unknown>;
  content(request: ContentRequest, options?: CallOptions): Of<typeof contentDocument>;
  contents(request: ContentListRequest, options?: CallOptions): Of<typeof contentDocuments>;
  suggestions(request: Caller & { readonly text: string }, options?: CallOptions): Promise<readonly string[]>;
  /** Tiered prices of one product; amounts are the platform's strings. */
  price(request: Caller & { readonly productId: string }, options?: CallOptions): Of<typeof productPrice>;
  /** Tax rates of one product in the platform; a cart has its own tax. */
  taxes(
    request: Caller & { readonly productId: string; readonly countryIsoCode: string; readonly stateIsoCode?: string },
    options?: CallOptions,
  ): Of<typeof productTaxes>;
  coupons(request: Caller & { readonly cartId: string }, options?: CallOptions): Of<typeof cartCoupons>;
  addCoupon(request: Caller & { readonly cartId: string; readonly code: string }): Promise<void>;
  removeCoupon(request: Caller & { readonly cartId: string; readonly couponId: string }): Promise<void>;
  promotions(request: Caller & { readonly cartId: string }, options?: CallOptions): Of<typeof cartPromotions>;
  /** Adds all products of an order to the active cart; the response contains those that could not be added. */
  reorder(request: Caller & { readonly orderId: string }): Of<typeof orderToCart>;
  shipments(request: Caller & { readonly orderId: string }, options?: CallOptions): Of<typeof orderShipments>;
  shipmentItems(request: Caller & { readonly shipmentId: string }, options?: CallOptions): Of<typeof shipmentItems>;
  /** Addresses of an account; null for the session's account. */
  addresses(request: Caller, options?: CallOptions): Of<typeof addresses>;
  saveAddress(
    request: Caller & { readonly addressId?: string; readonly address: AddressInput },
  ): Of<typeof savedAddress>;
  removeAddress(request: Caller & { readonly addressId: string }): Promise<void>;
  profile(options?: CallOptions): Of<typeof myProfile>;
  updateProfile(request: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phoneNumber?: string;
  }): Of<typeof myProfile>;
}

/** Creates the calls. */
export function createPlatform(context: Context): Omit<SalesforcePlatform, 'warnings'> {
  const { http, runExclusive, store } = context;
  const part = encodeURIComponent;

  async function fetchJson<Schema extends z.ZodMiniType>(
    schema: Schema,
    what: string,
    path: string,
    { accountId, locale }: Caller,
    call: Call = {},
  ): Of<Schema> {
    const { value } = await http.data(store(path), {
      ...call,
      query: { effectiveAccountId: accountId, ...call.query },
      ...(locale === undefined ? {} : { locale }),
    });
    return read(schema, value, what);
  }

  const write = (path: string, { accountId, locale }: Caller, call: Call): Promise<unknown> =>
    runExclusive(accountId ?? '', () =>
      http.data(store(path), {
        ...call,
        query: { effectiveAccountId: accountId },
        ...(locale === undefined ? {} : { locale }),
      }),
    );

  const addressesOf = ({ accountId }: ForAccount): string => `/accounts/${part(accountId ?? 'current')}/addresses`;
  const noAccount: Caller = { accountId: null };

  return {
    sessionContext: ({ accountId }, options) => readSession(context, accountId, options?.signal),
    aiConfiguration: (options) =>
      fetchJson(aiConfiguration, 'configuration', '/ai/configuration', noAccount, { signal: options?.signal }),
    shopperAgentContext: async ({ accountId }, options) =>
      (
        await http.data(store('/shopperAgent/context'), {
          query: { effectiveAccountId: accountId },
          signal: options?.signal,
        })
      ).value,
    content: (request, options) => contentOf(context, request, options?.signal),
    contents: (request, options) => contentsOf(context, request, options?.signal),
    async suggestions({ text, ...caller }, options) {
      const found = await fetchJson(suggestions, 'suggestions', '/search/suggestions', caller, {
        query: { searchTerm: text.slice(0, 100) },
        signal: options?.signal,
      });
      return found.recentSearchSuggestions.flatMap(({ value }) => value ?? []);
    },
    price: ({ productId, ...caller }, options) =>
      fetchJson(productPrice, 'price', `/pricing/products/${part(productId)}`, caller, { signal: options?.signal }),
    taxes: ({ productId, countryIsoCode, stateIsoCode, ...caller }, options) =>
      fetchJson(productTaxes, 'taxes', `/taxes/products/${part(productId)}`, caller, {
        query: { countryIsoCode, stateIsoCode },
        signal: options?.signal,
      }),
    coupons: ({ cartId, ...caller }, options) =>
      fetchJson(cartCoupons, 'coupons', `/carts/${part(cartId)}/cart-coupons`, caller, { signal: options?.signal }),
    async addCoupon({ cartId, code, ...caller }) {
      await write(`/carts/${part(cartId)}/cart-coupons`, caller, { method: 'POST', json: { couponCode: code } });
    },
    async removeCoupon({ cartId, couponId, ...caller }) {
      await write(`/carts/${part(cartId)}/cart-coupons/${part(couponId)}`, caller, { method: 'DELETE' });
    },
    promotions: ({ cartId, ...caller }, options) =>
      fetchJson(cartPromotions, 'promotions', `/carts/${part(cartId)}/promotions`, caller, { signal: options?.signal }),
    reorder: ({ orderId, ...caller }) =>
      runExclusive(caller.accountId ?? '', () =>
        fetchJson(orderToCart, 'reorder', '/order-summaries/actions/add-order-to-cart', caller, {
          method: 'POST',
          json: { cartStateOrId: 'active', orderSummaryIdOrRefNumber: orderId },
        }),
      ),
    shipments: ({ orderId, ...caller }, options) =>
      fetchJson(orderShipments, 'shipments', `/order-summaries/${part(orderId)}/shipments`, caller, {
        signal: options?.signal,
      }),
    shipmentItems: ({ shipmentId, ...caller }, options) =>
      fetchJson(shipmentItems, 'shipment', `/shipments/${part(shipmentId)}/items`, caller, { signal: options?.signal }),
    addresses: (caller, options) =>
      fetchJson(addresses, 'addresses', addressesOf(caller), caller, {
        signal: options?.signal,
        query: { effectiveAccountId: null },
      }),
    saveAddress: ({ addressId, address, ...caller }) =>
      fetchJson(
        savedAddress,
        'address',
        `${addressesOf(caller)}${addressId === undefined ? '' : `/${part(addressId)}`}`,
        caller,
        { method: addressId === undefined ? 'POST' : 'PATCH', json: address, query: { effectiveAccountId: null } },
      ),
    async removeAddress({ addressId, ...caller }) {
      await http.data(store(`${addressesOf(caller)}/${part(addressId)}`), { method: 'DELETE' });
    },
    profile: (options) => fetchJson(myProfile, 'profile', '/myprofile', noAccount, { signal: options?.signal }),
    updateProfile: (changes) =>
      fetchJson(myProfile, 'profile', '/myprofile', noAccount, { method: 'PATCH', json: changes }),
  };
}
