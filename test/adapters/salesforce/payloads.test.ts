import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Routes, stubbed } from './support/stub';

// Responses that the platform's reference allows and the test server does not send: every line of them stays visible.
const locale = 'en-US';
const accountId = '001OK000001o5FtYAI';
const orderId = '1OsOK00000006Sh0AI';
const noTerms = { apex: { methods: { getOrderTerms: null, getProductTerms: null } } as object };

const sample = (name: string): object =>
  JSON.parse(readFileSync(new URL(`samples/docs__${name}__response.json`, import.meta.url), 'utf8')) as object;
const fieldsOf = (object: string, values: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      `${object}.${name}`,
      { dataName: name, label: name, text, type: 'string' },
    ]),
  );
const textFields = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { label: name, text, type: 'string' }]));

const head = (values: Readonly<Record<string, string | null>>, more: object = {}) => ({
  createdDate: '2024-03-08T07:28:32.000Z',
  currencyIsoCode: 'USD',
  orderNumber: '00000110',
  orderSummaryId: orderId,
  orderedDate: '2023-10-02T11:03:27.000Z',
  status: 'Created',
  totalAmount: '102.00',
  fields: textFields({ AccountId: accountId, ...values }),
  ...more,
});
const line = (id: string, values: Readonly<Record<string, string | number | null>>, product: object | null = null) => ({
  fields: fieldsOf('OrderItemSummary', { Name: `Line ${id}`, ...values }),
  orderItemSummaryId: `10uOK000000${id}AAA`,
  orderSummaryId: orderId,
  product,
});

async function orderOf(routes: Routes) {
  const { adapter } = stubbed(
    { 'delivery-groups': { orderDeliveryGroups: [] }, '/products': { products: [], total: 0 }, ...routes },
    noTerms,
  );
  const unreadable: string[] = [];
  const order = await adapter.orders.read(
    { orderId, accountId, locale },
    { onUnreadable: (what) => unreadable.push(what) },
  );
  return { order, unreadable };
}

describe('an order of the platform', () => {
  it('has all its lines and no total when its sums are null', async () => {
    const { order, unreadable } = await orderOf({
      [orderId]: head(
        { GrandTotalAmount: null, TotalTaxAmount: null, TotalAdjustedDeliveryAmount: null },
        { totalAmount: null, orderNumber: null, orderedDate: null },
      ),
      items: {
        items: [
          line('0001', { Quantity: '2.0', TotalLineAmount: '60.0' }),
          line('0002', { Quantity: '1.0', TotalLineAmount: '30.0' }),
        ],
        nextPageToken: '',
      },
    });
    expect(order).toMatchObject({
      total: null,
      placedAt: '2024-03-08T07:28:32.000Z',
      lines: [{ quantity: 2 }, { quantity: 1 }],
      totals: { subtotal: { minor: 9000 }, discounts: [], tax: null, total: null },
    });
    expect(unreadable).toEqual(['total of the order', 'tax of the order', 'delivery charge of the order']);
  });

  it('has each line once when lines come in several pages, one of them empty', async () => {
    const pages: Readonly<Record<string, object>> = {
      first: { items: [line('0001', { Quantity: '1.0', TotalLineAmount: '1.0' })], nextPageToken: 'second' },
      second: { items: null, nextPageToken: 'third' },
      third: {
        items: [
          line('0001', { Quantity: '1.0', TotalLineAmount: '1.0' }),
          line('0002', { Quantity: '1.0', TotalLineAmount: '1.0' }),
        ],
        nextPageToken: '',
      },
    };
    const { order } = await orderOf({
      [orderId]: head({ GrandTotalAmount: '2.0', TotalTaxAmount: '0.0', TotalAdjustedDeliveryAmount: '0.0' }),
      items: ({ url }) => pages[url.searchParams.get('page') ?? 'first'] ?? null,
    });
    expect(order?.lines.map(({ id }) => id)).toEqual(['10uOK0000000001AAA', '10uOK0000000002AAA']);
  });

  it('has its lines under their own names when products are missing or empty', async () => {
    const withoutProduct = {
      canViewProduct: false,
      errorCode: 'ITEM_NOT_FOUND',
      errorMessage: 'Gone',
      productId: null,
      media: null,
      fields: {},
    };
    const silent = { canViewProduct: true, productId: '01tOK000000EUprYAG', media: null, fields: null };
    const { order } = await orderOf({
      [orderId]: head({ GrandTotalAmount: '3.0', TotalTaxAmount: '0.0' }),
      items: {
        items: [
          line('0001', { Quantity: '1.0', TotalPrice: '1.0' }, withoutProduct),
          line('0002', { Quantity: '1.0', TotalPrice: '1.0' }, silent),
          line('0003', { Quantity: '1.0', TotalPrice: '1.0' }),
          { orderItemSummaryId: '10uOK0000000004AAA' },
        ],
      },
    });
    expect(order?.lines.map(({ product }) => product.name)).toEqual([
      'Line 0001',
      'Line 0002',
      'Line 0003',
      '10uOK0000000004AAA',
    ]);
  });

  it('has lines whose type is translated or newer than the library; a charge is not a line', async () => {
    const types = [
      'Order Product',
      'Product',
      'Produit de commande',
      '产品',
      'Bundle Component',
      'Delivery Charge',
      'Fee',
    ];
    const { order } = await orderOf({
      [orderId]: head(
        { GrandTotalAmount: '7.0', TotalTaxAmount: '0.0', TotalAdjustedDeliveryAmount: '0.0' },
        { status: 'Awaiting Goods' },
      ),
      items: { items: types.map((Type, at) => line(`000${at}`, { Quantity: '1.0', TotalPrice: '1.0', Type })) },
    });
    expect(order?.status).toBe('Awaiting Goods');
    expect(order?.lines.map(({ product }) => product.name)).toEqual([
      'Line 0000',
      'Line 0001',
      'Line 0002',
      'Line 0003',
      'Line 0004',
    ]);
  });

  it('has amounts that are numbers, also in exponential notation', async () => {
    const { order, unreadable } = await orderOf({
      [orderId]: head({ GrandTotalAmount: '1.2345678E7', TotalTaxAmount: '0.0', TotalAdjustedDeliveryAmount: '0.0' }),
      items: {
        items: [
          line('0001', { Quantity: 2, TotalPrice: 12345678 }),
          line('0002', { Quantity: '1.0E1', TotalPrice: '1.0E7' }),
        ],
      },
    });
    expect(order?.lines.map(({ quantity, total }) => [quantity, total?.minor])).toEqual([
      [2, 1_234_567_800],
      [10, 1_000_000_000],
    ]);
    expect(order?.total?.minor).toBe(1_234_567_800);
    expect(unreadable).toEqual([]);
  });

  it('gets its date from its summary when a look-up has none', async () => {
    const lookup = { ...sample('order-summary-lookup-output'), id: orderId };
    const { adapter } = stubbed({ lookup, [orderId]: head({}), '/products': { products: [] } }, noTerms);
    expect(
      (await adapter.orders.read({ orderId: 'EYWFU-7BIS4-DVLY7-GVJFV', accountId: '001SG00000lpQ2DYAU', locale }))
        ?.placedAt,
    ).toBe('2023-10-02T11:03:27.000Z');
  });

  it('has no lines in a look-up without deliveries, and skips only the lines of an empty delivery', async () => {
    const whole = sample('order-summary-lookup-output') as { readonly deliveryGroups: readonly object[] };
    const readOf = async (deliveryGroups: readonly object[] | null) => {
      const { adapter } = stubbed({ lookup: { ...whole, deliveryGroups }, '/products': { products: [] } }, noTerms);
      return (
        await adapter.orders.read({ orderId: 'EYWFU-7BIS4-DVLY7-GVJFV', accountId: '001SG00000lpQ2DYAU', locale })
      )?.lines.length;
    };
    expect([
      await readOf(null),
      await readOf([]),
      await readOf([{ lineItems: null, fields: null, deliveryMethod: null }, ...whole.deliveryGroups]),
    ]).toEqual([0, 0, 1]);
  });
});

describe('a cart of the platform', () => {
  const cartItem = (id: string, more: object = {}) => ({
    cartItemId: `0a9Tf000000${id}IAA`,
    productId: `01tTf000000${id}AAA`,
    name: `Product ${id}`,
    quantity: '2.0',
    type: 'Product',
    salesPrice: '1.0',
    totalPrice: '2.0',
    ...more,
  });
  const cartOf = async (cartItems: readonly object[], summary: object = {}) => {
    const { adapter } = stubbed({
      'cart-items': {
        cartSummary: {
          cartId: '0a6Tf0000900001IAA',
          currencyIsoCode: 'USD',
          grandTotalAmount: '10.0',
          totalChargeAmount: '0.0',
          totalTaxAmount: '0.0',
          ...summary,
        },
        cartItems,
      },
      getCartTerms: {},
    });
    const unreadable: string[] = [];
    return {
      cart: await adapter.cart.read({ accountId, locale }, { onUnreadable: (what) => unreadable.push(what) }),
      unreadable,
    };
  };

  it('has lines without product details, without prices, without a type and of a newer type; a charge is not a line', async () => {
    const { cart, unreadable } = await cartOf([
      { status: 'Success', cartItem: cartItem('0001', { productDetails: null }) },
      { status: 'Success', cartItem: cartItem('0002', { salesPrice: undefined, totalPrice: undefined }) },
      {
        cartItem: cartItem('0003', {
          type: null,
          productDetails: { fields: null, thumbnailImage: null, purchaseQuantityRule: null },
        }),
      },
      { cartItem: cartItem('0004', { type: 'Subscription' }) },
      { cartItem: cartItem('0005', { type: 'Charge' }) },
    ]);
    expect(cart.lines.map(({ product, problem }) => [product.name, problem])).toEqual([
      ['Product 0001', null],
      ['Product 0002', 'price-unavailable'],
      ['Product 0003', null],
      ['Product 0004', null],
    ]);
    expect(unreadable).toEqual([]);
  });

  it('reports an entry without its line', async () => {
    const { cart, unreadable } = await cartOf([
      { status: 'Failed', message: 'The item could not be read', cartItem: null },
      { status: 'Success', cartItem: cartItem('0001') },
    ]);
    expect(cart.lines).toHaveLength(1);
    expect(unreadable).toEqual(['line of the cart']);
  });
});
