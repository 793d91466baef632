import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDifferences, answers, endpointFor, endpointOf, sampleOf } from '../support/platform-contract/answers';
import { startPlatformServer } from '../support/platform-server';
import { routes } from '../support/platform-server/routes';
import { type Any, makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({
  clock: () => NOW,
  behaviour: { checkoutReads: 0, orderReads: 0, placeOrderV2: true },
});
const client = makeClient(server);
const { store } = client;
const product = '01tTf0000104417';
const sent = new Set<string>();

/** A client that records which endpoints answered. */
const call = async (
  method: string,
  path: string,
  body?: unknown,
  query: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Any> => {
  const { status, body: found } = await client.call(method, path, { body, query });
  expect(status, `${method} ${path}: ${JSON.stringify(found)}`).toBeLessThan(300);
  sent.add(endpointFor(method, path) ?? `${method} ${path}`);
  return found;
};

afterAll(() => server.close());

describe('responses of the platform server', () => {
  beforeAll(() => client.signIn('dana'));

  it('have a source for each shape', () => {
    const served = routes
      .filter(([, pattern]) => pattern.startsWith('/commerce') || pattern.startsWith('/connect'))
      .map(([method, pattern]) => endpointOf(method, pattern));
    expect([...served].sort()).toEqual(Object.keys(answers).sort());
  });

  it('match the reference and the official samples key by key at every endpoint', async () => {
    await call('GET', `${store}/application-context`);
    await call('GET', `${store}/session-context`);
    await call('GET', `${store}/ai/configuration`);
    await call('GET', `${store}/shopperAgent/context`);
    const {
      externalManagedAccounts: [{ accountId }],
    } = await call('GET', `${store}/external-managed-accounts`, undefined, { includeMyAccount: true });
    await call('GET', `${store}/effective-accounts/${accountId}`);
    await call('GET', `${store}/myprofile`);
    await call('PATCH', `${store}/myprofile`, { firstName: 'Dana' });

    const addresses = `${store}/accounts/current/addresses`;
    const { addressId } = await call('POST', addresses, {
      name: 'Depot',
      street: '1 Quay',
      city: 'Portland',
      region: 'ME',
      country: 'US',
      postalCode: '04101',
      addressType: 'Shipping',
    });
    await call('GET', addresses);
    await call('PATCH', `${addresses}/${addressId}`, {
      name: 'Depot 2',
      street: '1 Quay',
      city: 'Portland',
      region: 'ME',
      country: 'US',
      postalCode: '04101',
      addressType: 'Shipping',
    });
    await call('DELETE', `${addresses}/${addressId}`);

    await call('GET', `${store}/search/products`, undefined, {
      searchTerm: 'cola',
      fields: 'Name',
      includeQuantityRule: true,
    });
    await call('POST', `${store}/search/product-search`, {
      searchTerm: 'cola',
      fields: ['Name'],
      includePrices: true,
      includeQuantityRule: true,
    });
    await call('GET', `${store}/search/sort-rules`);
    await call('GET', `${store}/search/suggestions`, undefined, { searchTerm: 'co' });
    await call('GET', `${store}/product-categories/children`);
    await call('GET', `${store}/products`, undefined, { ids: `${product},01tTf0000000000` });
    await call('GET', `${store}/products/${product}`);
    await call('GET', `${store}/pricing/products`, undefined, { productIds: product });
    await call('POST', `${store}/pricing/products`, {
      pricingLineItems: [{ productId: product }, { productId: '01tTf0000000000' }],
    });
    await call('GET', `${store}/pricing/products/${product}`);
    await call('GET', `${store}/taxes/products/${product}`, undefined, { countryIsoCode: 'US', stateIsoCode: 'ME' });
    await call('GET', '/commerce/inventory/levels', undefined, {
      scope: `webStoreId Eq '${server.platform.webstoreId}'`,
      products: product,
    });
    await call(
      'POST',
      '/commerce/inventory/check-availability',
      { locations: [], locationGroups: [], inventoryDimension: 'Available' },
      { scope: `webStoreId Eq '${server.platform.webstoreId}'` },
    );
  });

  it('of carts and lists match', async () => {
    await call('PUT', `${store}/carts/active`);
    const { cartId } = await call('GET', `${store}/carts/current`);
    const cart = `${store}/carts/${cartId}`;
    const { cartItemId } = await call('POST', `${cart}/cart-items`, {
      productId: product,
      quantity: '40',
      type: 'Product',
    });
    await call('POST', `${cart}/cart-items/batch`, {
      inputs: [
        { richInput: { productId: '01tTf0000677105', quantity: '2', type: 'Product' } },
        { richInput: { productId: '01tTf0000000000', quantity: '2', type: 'Product' } },
      ],
    });
    await call('PATCH', `${cart}/cart-items/${cartItemId}`, { quantity: '41' });
    const { cartItems } = await call('GET', `${cart}/cart-items`, undefined, {
      includePromotions: true,
      includeCoupons: true,
      pageSize: 1,
    });
    await call('GET', `${store}/carts/compact-summary`);
    await call('GET', `${cart}/promotions`);
    await call('POST', `${cart}/cart-items/promotions`, { items: [{ cartItemId }] });
    const {
      cartCoupons: { coupons },
    } = await call('POST', `${cart}/cart-coupons`, { couponCode: 'WELCOME10' });
    await call('GET', `${cart}/cart-coupons`);
    await call('DELETE', `${cart}/cart-coupons/${coupons[0].cartCouponId}`);
    await call('POST', `${cart}/actions/make-primary`, {});
    await call('POST', `${cart}/actions/calculate`, {});
    await call('POST', `${cart}/messages/actions/set-visibility`, { visibility: false });
    const group = await call('POST', `${cart}/delivery-groups`, { name: 'Second' });
    await call('GET', `${cart}/delivery-groups`);
    await call('GET', `${cart}/delivery-groups/${group.id}`);
    await call('PATCH', `${cart}/delivery-groups/${group.id}`, { shippingInstructions: 'Ring' });
    await call('POST', `${cart}/delivery-groups/actions/arrange-items`, {});
    await call('DELETE', `${cart}/delivery-groups/${group.id}`);

    const lists = `${store}/wishlists`;
    const {
      summary: { id },
    } = await call('POST', lists, { name: 'Patio', products: [{ productId: product }] });
    await call('GET', lists, undefined, { includeDisplayedList: true });
    await call('GET', `${lists}/${id}`);
    await call('PATCH', `${lists}/${id}`, { name: 'Terrace' });
    const { wishlistItemId } = await call('POST', `${lists}/${id}/wishlist-items`, { productId: '01tTf0000677105' });
    await call('GET', `${lists}/${id}/wishlist-items`);
    await call('POST', `${lists}/${id}/actions/add-wishlist-to-cart`, {}, { cartId });
    await call('POST', `${cart}/actions/add-cart-to-wishlist`, { wishlistId: id });
    await call('DELETE', `${lists}/${id}/wishlist-items/${wishlistItemId}`);
    await call('DELETE', `${lists}/${id}`);
    await call('DELETE', `${cart}/cart-items/${cartItems[0].cartItem.cartItemId}`);
    await call('DELETE', cart);
    await call('POST', `${store}/carts`, {});
  });

  it('of orders and managed records match', async () => {
    const mine = { ownerScoped: false };
    const orders = `${store}/order-summaries`;
    const { orderSummaries } = await call('GET', orders, undefined, {
      ...mine,
      fields: 'AccountId,GrandTotalAmount',
      includeProducts: true,
    });
    const { orderSummaryId, orderNumber } = orderSummaries.find(({ status }: Any) => status === 'Delivered');
    await call('GET', `${orders}/${orderSummaryId}`, undefined, { fields: 'AccountId', includeProducts: true });
    await call('GET', `${orders}/${orderSummaryId}/items`, undefined, {
      fields: 'OrderItemSummary.Quantity,Product2.Name',
    });
    await call('GET', `${orders}/${orderSummaryId}/delivery-groups`, undefined, {
      fields: 'OrderDeliveryGroupSummary.DesiredDeliveryDate,OrderDeliveryMethod.Name',
    });
    const { shipments } = await call('GET', `${orders}/${orderSummaryId}/shipments`);
    await call('GET', `${store}/shipments/${shipments[0].shipmentId}/items`);
    await call('GET', `${orders}/${orderSummaryId}/adjustments`);
    await call('GET', `${orders}/actions/lookup`, undefined, { orderSummaryIdOrRefNumber: orderNumber });
    await call('POST', `${orders}/actions/lookup`, { orderSummaryIdOrRefNumber: orderNumber });
    await call('PUT', `${store}/carts/active`);
    await call('POST', `${orders}/actions/add-order-to-cart`, {
      cartStateOrId: 'active',
      orderSummaryIdOrRefNumber: orderSummaryId,
    });
    await call('POST', `${orders}/${orderSummaryId}/actions/add-order-to-cart`, { cartStateOrId: 'active' });

    for (const place of [
      `/connect/sites/${server.platform.siteId}/cms/delivery/contents`,
      '/connect/cms/delivery/channels/0apTf0000000001/contents',
    ]) {
      const { contents } = await call('GET', place, undefined, { contentTypeFQN: 'FAQ', includeContentBody: true });
      await call('GET', `${place}/${contents[0].contentKey}`);
    }
  });

  it('of a checkout match, from its start to its order', async () => {
    await call('POST', `${store}/payments/token`, {
      cardPaymentMethod: {
        cardHolderName: 'Dana',
        cardNumber: '4111111111111111',
        expiryMonth: 12,
        expiryYear: 2031,
        cvv: '123',
        cardType: 'Visa',
      },
    });
    await call('DELETE', `${store}/carts/active`);
    await call('PUT', `${store}/carts/active`);
    await call('POST', `${store}/carts/active/cart-items`, { productId: product, quantity: '40', type: 'Product' });
    const { checkoutId } = await call('POST', `${store}/checkouts`, { cartId: 'active' });
    await call('PUT', `${store}/checkouts`, { cartId: 'active' });
    const checkout = `${store}/checkouts/${checkoutId}`;
    await call('PATCH', checkout, {
      deliveryAddress: {
        name: 'Harbor Lane',
        street: '1 Quay',
        city: 'Portland',
        region: 'ME',
        country: 'US',
        postalCode: '04101',
      },
    });
    const {
      deliveryGroups: {
        items: [{ availableDeliveryMethods }],
      },
    } = await call('GET', checkout);
    await call('PATCH', checkout, { deliveryMethodId: availableDeliveryMethods[0].id });
    await call('POST', `${checkout}/payments`, { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-7' });
    await call('POST', `${checkout}/orders/actions`, { actions: [{ action: 'prepare' }] });
    await call('POST', `${checkout}/orders`);
    await call('PUT', `${store}/carts/active`);
    await call('POST', `${store}/carts/active/cart-items`, { productId: product, quantity: '40', type: 'Product' });
    const next = await call('POST', `${store}/checkouts`, { cartId: 'active' });
    await call('DELETE', `${store}/checkouts/${next.checkoutId}`);
  });

  it('were all compared', () => {
    expect(Object.keys(answers).filter((endpoint) => !sent.has(endpoint))).toEqual([]);
  });
});

/** All sources of the adapter. */
const adapter = ((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n'))(fileURLToPath(new URL('../../src/adapters/salesforce', import.meta.url)));

describe('the documented risk', () => {
  // After a change: `npx vitest run --project node test/platform/contract.test.ts -u`.
  it('lists every endpoint that the adapter can call, its samples, and other sources of its shape', async () => {
    const called = Object.entries(answers).filter(([endpoint]) => {
      const last = endpoint.split('/').findLast((part) => !part.startsWith('{')) ?? '';
      return adapter.includes(`/${last}`);
    });
    const listed = called.map(([endpoint, { type, samples = [], note }]) => ({
      endpoint,
      samples,
      otherSources: [type !== null && `The reference’s type \`${type}\`.`, note].filter(Boolean).join(' '),
    }));
    expect(listed.filter(({ samples, otherSources }) => samples.length === 0 && otherSources === '')).toEqual([]);
    await expect(`${JSON.stringify(listed, null, 1)}\n`).toMatchFileSnapshot('../../stories/docs/parts/endpoints.json');
  });
});

describe('the comparison itself', () => {
  const at = ['GET', `${store}/order-summaries`, 200] as const;
  const sample = sampleOf('order-summary-collection') as { readonly orderSummaries: readonly object[] };
  const changed = (change: (order: Record<string, unknown>) => void): unknown => {
    const copy = structuredClone(sample);
    change(copy.orderSummaries[0] as Record<string, unknown>);
    return copy;
  };

  it('finds no difference in the samples', () => {
    expect(answerDifferences(...at, sample)).toEqual([]);
    expect(
      answerDifferences(
        'POST',
        `${store}/order-summaries/actions/lookup`,
        200,
        sampleOf('order-summary-lookup-output'),
      ),
    ).toEqual([]);
    expect(answerDifferences('GET', `${store}/products`, 400, sampleOf('platform-error-400'))).toEqual([]);
  });

  it.each([
    [
      'an unknown key',
      changed((order) => {
        order.cases = 4;
      }),
      '.cases is in no sample and not in the reference',
    ],
    [
      'a key that is missing',
      changed((order) => {
        delete order.totalAmount;
      }),
      '.totalAmount is in the sample and missing',
    ],
    [
      'an amount as a number',
      changed((order) => {
        order.totalAmount = 26.98;
      }),
      '.totalAmount is a number',
    ],
    [
      'a field as a text',
      changed((order) => {
        order.fields = { AccountId: '001' };
      }),
      '.fields{} is a string',
    ],
    [
      'a list as an object',
      changed((order) => {
        order.products = { items: [] };
      }),
      '.products is a object',
    ],
    [
      'products nested elsewhere',
      changed((order) => {
        order.products = [{ product: { fields: {} } }];
      }),
      '.product is in no sample',
    ],
    ['an error that is not a list', { ...sample, errorCode: 'X' }, '.errorCode is in no sample'],
  ])('finds %s', (_, answer, what) => {
    expect(answerDifferences(...at, answer).join('\n')).toContain(what);
  });
});
