import { readFileSync } from 'node:fs';
import { differences } from './differences';

/** The evidence for the shape of an endpoint's response. */
export interface AnswerContract {
  /** The type of the reference; null where the reference has none. */
  readonly type: string | null;
  /** Official samples of this endpoint's response, without `docs__` and the extension. */
  readonly samples?: readonly string[];
  /** Why there is no type, or the other evidence for the shape. */
  readonly note?: string;
}

const answer = (type: string, ...samples: readonly string[]): AnswerContract => ({ type, samples });
const noBody: AnswerContract = { type: null, note: 'Answers 204 without a body.' };
const undocumented: AnswerContract = {
  type: null,
  note: 'Not documented. The adapter reads only whether the call succeeds.',
};

const content = {
  contents: {
    ...answer('managed-content-delivery-document-collection'),
    note: 'The shape of a `contentBody` is the content type’s own.',
  },
  content: {
    ...answer('managed-content-delivery-document'),
    note: 'The shape of a `contentBody` is the content type’s own.',
  },
};
const orderFields = 'Field names with their object: the platform’s open components and their payloads.';

/** The response of each endpoint. `…` is `/commerce/webstores/{webstoreId}`; parameters of a path are in braces. */
export const answers: Readonly<Record<string, AnswerContract>> = {
  'GET …/application-context': answer('application-context', 'application-context'),
  'GET …/session-context': answer('session-context'),
  'GET …/ai/configuration': answer('commerce-einstein-configuration'),
  'GET …/shopperAgent/context': { type: null, note: 'Not documented. The answer is passed on as it came.' },
  'GET …/external-managed-accounts': answer('external-managed-account-collection-output'),
  'GET …/effective-accounts/{account}': undocumented,
  'GET …/myprofile': { type: null, samples: ['buyer-profile'] },
  'PATCH …/myprofile': { type: null, samples: ['buyer-profile-update'] },
  'GET …/accounts/{account}/addresses': answer('commerce-address-collection'),
  'POST …/accounts/{account}/addresses': answer('commerce-address'),
  'PATCH …/accounts/{account}/addresses/{address}': answer('commerce-address'),
  'DELETE …/accounts/{account}/addresses/{address}': noBody,
  'GET …/search/products': answer('commerce-product-search-results'),
  'POST …/search/product-search': answer('product-search-results'),
  'GET …/search/sort-rules': answer('sort-rules-collection'),
  'GET …/search/suggestions': answer('product-search-suggestions-results'),
  'GET …/product-categories/children': {
    type: null,
    note: 'The reference names the type Product Category Collection; its fields were not collected.',
  },
  'GET …/products': answer('product-overview-collection', 'product-overview-collection'),
  'GET …/products/{product}': answer('product-detail'),
  'GET …/pricing/products': answer('pricing-result'),
  'POST …/pricing/products': answer('pricing-result'),
  'GET …/pricing/products/{product}': answer('product-price', 'product-price'),
  'GET …/taxes/products/{product}': answer('store-taxes-info', 'store-taxes-info'),
  'GET /commerce/inventory/levels': answer('oci-inventory-levels-output', 'inventory-levels'),
  'POST /commerce/inventory/check-availability': {
    type: null,
    note: 'The reference types only its parts; the outermost object is prose.',
  },
  'POST …/carts': answer('cart-summary'),
  'GET …/carts/compact-summary': answer('cart-compact-summary'),
  'PUT …/carts/active': answer('cart-summary'),
  'GET …/carts/{cart}': answer('cart-summary'),
  'DELETE …/carts/{cart}': noBody,
  'POST …/carts/{cart}/actions/make-primary': answer('commerce-action-result'),
  'POST …/carts/{cart}/actions/calculate': answer('cart-summary-result'),
  'POST …/carts/{cart}/messages/actions/set-visibility': answer('cart-messages-visibility-result'),
  'POST …/carts/{cart}/actions/add-cart-to-wishlist': answer('cart-to-wishlist-result'),
  'GET …/carts/{cart}/cart-items': answer('cart-item-collection'),
  'POST …/carts/{cart}/cart-items': answer('cart-item'),
  'POST …/carts/{cart}/cart-items/batch': answer('batch-results'),
  'PATCH …/carts/{cart}/cart-items/{item}': answer('cart-item'),
  'DELETE …/carts/{cart}/cart-items/{item}': noBody,
  'GET …/carts/{cart}/promotions': answer('cart-promotion-collection'),
  'POST …/carts/{cart}/cart-items/promotions': answer('cart-item-promotion-collection'),
  'GET …/carts/{cart}/cart-coupons': answer('cart-coupon-collection'),
  'POST …/carts/{cart}/cart-coupons': answer('cart-coupon-collection'),
  'DELETE …/carts/{cart}/cart-coupons/{coupon}': noBody,
  'GET …/carts/{cart}/delivery-groups': {
    type: 'delivery-group-collection',
    note: 'The reference says a list in prose and a collection in its types.',
  },
  'POST …/carts/{cart}/delivery-groups': answer('delivery-group'),
  'POST …/carts/{cart}/delivery-groups/actions/arrange-items': {
    type: 'delivery-group-collection',
    note: 'The reference says that it answers 202, and no more.',
  },
  'GET …/carts/{cart}/delivery-groups/{group}': answer('delivery-group'),
  'PATCH …/carts/{cart}/delivery-groups/{group}': answer('delivery-group'),
  'DELETE …/carts/{cart}/delivery-groups/{group}': noBody,
  'POST …/checkouts': answer('checkout', 'checkout'),
  'PUT …/checkouts': answer('checkout', 'checkout'),
  'GET …/checkouts/{checkout}': answer('checkout', 'checkout.2'),
  'PATCH …/checkouts/{checkout}': answer('checkout'),
  'DELETE …/checkouts/{checkout}': noBody,
  'POST …/checkouts/{checkout}/payments': answer('checkout-payment'),
  'POST …/checkouts/{checkout}/orders': answer('checkout-order', 'checkout-order'),
  'POST …/checkouts/{checkout}/orders/actions': answer('checkout-order-action-collection'),
  'POST …/payments/token': answer('payment-token'),
  'GET …/wishlists': answer('wishlist-summaries'),
  'POST …/wishlists': answer('wishlist'),
  'GET …/wishlists/{list}': answer('wishlist'),
  'PATCH …/wishlists/{list}': answer('wishlist-summary'),
  'DELETE …/wishlists/{list}': noBody,
  'GET …/wishlists/{list}/wishlist-items': answer('wishlist-item-collection'),
  'POST …/wishlists/{list}/wishlist-items': answer('wishlist-item'),
  'DELETE …/wishlists/{list}/wishlist-items/{item}': noBody,
  'POST …/wishlists/{list}/actions/add-wishlist-to-cart': answer('wishlist-to-cart-result'),
  'GET …/order-summaries': answer('order-summary-collection', 'order-summary-collection'),
  'GET …/order-summaries/actions/lookup': answer('order-summary-lookup-output', 'order-summary-lookup-output'),
  'POST …/order-summaries/actions/lookup': answer('order-summary-lookup-output', 'order-summary-lookup-output'),
  'POST …/order-summaries/actions/add-order-to-cart': answer('order-to-cart-result', 'order-to-cart-result'),
  'POST …/order-summaries/{order}/actions/add-order-to-cart': answer('order-to-cart-result', 'order-to-cart-result'),
  'GET …/order-summaries/{order}': answer('order-summary', 'order-summary'),
  'GET …/order-summaries/{order}/items': { ...answer('order-item-summary-collection'), note: orderFields },
  'GET …/order-summaries/{order}/delivery-groups': {
    ...answer('order-delivery-group-summary-collection'),
    note: orderFields,
  },
  'GET …/order-summaries/{order}/shipments': answer('order-shipment-collection'),
  'GET …/shipments/{shipment}/items': answer('order-shipment-item-collection'),
  'GET …/order-summaries/{order}/adjustments': answer('order-summary-adjustment-collection'),
  'GET /connect/sites/{site}/cms/delivery/contents': content.contents,
  'GET /connect/sites/{site}/cms/delivery/contents/{content}': content.content,
  'GET /connect/cms/delivery/channels/{channel}/contents': content.contents,
  'GET /connect/cms/delivery/channels/{channel}/contents/{content}': content.content,
};

const folder = new URL('../../adapters/salesforce/samples/', import.meta.url);

/** An official sample by its name; `checkout.2` is the second of a page. */
export function sampleOf(name: string): unknown {
  const [page = '', nth = ''] = name.split('.');
  return JSON.parse(readFileSync(new URL(`docs__${page}__response${nth}.json`, folder), 'utf8')) as unknown;
}

/** Converts a route such as `/commerce/webstores/:store/carts/:cart` to the contract's notation. */
export const endpointOf = (method: string, pattern: string): string =>
  `${method} ${pattern.replace('/commerce/webstores/:store', '…').replaceAll(/:(\w+)/g, '{$1}')}`;

/** The endpoint that answers a request; null for a path outside the platform. */
export function endpointFor(method: string, path: string): string | null {
  const parts = path
    .replace(/\?.*$/, '')
    .replace(/^\/commerce\/webstores\/[^/]+/, '…')
    .split('/');
  const matchesPath = (endpoint: string): boolean => {
    const [verb, pattern = ''] = endpoint.split(' ');
    const segments = pattern.split('/');
    return (
      verb === method &&
      segments.length === parts.length &&
      segments.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  };
  const found = Object.keys(answers).filter(matchesPath);
  // A literal segment takes precedence over a parameter.
  return found.sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? null;
}

const errors = { type: 'Error Response Output[]', seen: [sampleOf('platform-error-400')] };

/** Differences of a response from the reference and its samples; empty when it agrees or is not the platform's. */
export function answerDifferences(method: string, path: string, status: number, body: unknown): readonly string[] {
  const endpoint = endpointFor(method, path);
  if (endpoint === null) return [];
  const { type = null, samples = [] } = answers[endpoint] ?? {};
  const at = `${endpoint} ${status}`;
  if (status >= 400 && Array.isArray(body)) return differences(body, errors, at);
  if (body === undefined || body === null) return [];
  // The documentation prints a sample of one record as a list.
  const seen = samples
    .map(sampleOf)
    .flatMap((sample) => (Array.isArray(sample) && !Array.isArray(body) ? sample : [sample]));
  // An error's body is the endpoint's own type; a sample of a success may lack keys that it has.
  return differences(body, { type, seen: status >= 400 ? [] : seen }, at);
}
