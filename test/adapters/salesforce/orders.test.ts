import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { orderDetail } from '../../../src/testing/schemas/order';
import { openStore, type Store } from './support/store';
import { type Routes, stubbed } from './support/stub';

const locale = 'en-US';
const accountId = '001OK000001o5FtYAI';
const orderId = '1OsOK00000006Sh0AI';
const request = { orderId, accountId, locale };
const everyOrder = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 5,
} as const;

const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`samples/docs__${name}__response.json`, import.meta.url), 'utf8'));
const field = (name: string, text: string | number | null) => ({
  dataName: name,
  dataType: 'xsd:string',
  label: name,
  text,
  type: 'string',
});
const fieldsOf = (object: string, values: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [`${object}.${name}`, field(name, text)]));

const head = {
  adjustmentAggregates: null,
  createdDate: '2024-03-08T07:28:32.000Z',
  currencyIsoCode: 'USD',
  orderNumber: '00000110',
  orderSummaryId: orderId,
  orderedDate: '2023-10-02T11:03:27.000Z',
  ownerId: '005OK000000JZklYAG',
  status: 'Created',
  totalAmount: '102.00',
  fields: {
    AccountId: field('AccountId', accountId),
    GrandTotalAmount: field('GrandTotalAmount', '110.16'),
    TotalTaxAmount: field('TotalTaxAmount', '8.16'),
    TotalAdjustedDeliveryAmount: field('TotalAdjustedDeliveryAmount', '12.0'),
  },
};

/**
 * A line in the format of `items?fields=`: field names have their object as a prefix, and the product's fields are
 * beside the product.
 */
const line = (id: string, values: Readonly<Record<string, string | number | null>>) => ({
  adjustmentAggregates: {
    available: true,
    status: 'null',
    totalLinePromotionAmount: '0.0',
    totalPromotionDistAmount: '0.0',
  },
  fields: fieldsOf('OrderItemSummary', { StockKeepingUnit: '6010003', OrderSummaryId: orderId, ...values }),
  orderItemSummaryId: id,
  orderSummaryId: orderId,
  product: {
    canViewProduct: true,
    errorCode: null,
    errorMessage: null,
    media: null,
    productAttributes: null,
    productId: '01tOK000000EUprYAG',
    fields: fieldsOf('Product2', { Name: 'GoBar Hi Protein', StockKeepingUnit: '6010003', IsActive: 'true' }),
  },
});
const collection = {
  currentPageToken: 'a',
  currentPageUrl: '/a',
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
};
const lines = [
  line('10uOK0000000001AAA', { Quantity: '2.0', AdjustedLineAmount: '60.0', ListPrice: '32.5', UnitPrice: '30' }),
  line('10uOK0000000002AAA', { Quantity: '1.0', AdjustedLineAmount: '30.00' }),
];
const groups = [
  {
    fields: {
      ...fieldsOf('OrderDeliveryGroupSummary', {
        DesiredDeliveryDate: '2023-10-05T12:00:00Z',
        DeliveryInstructions: 'Ring twice',
      }),
      ...fieldsOf('OrderDeliveryMethod', { Name: 'Truck' }),
    },
  },
];

const noTerms = { apex: { methods: { getOrderTerms: null, getProductTerms: null } } as object };
const routes = (more: Routes = {}): Routes => ({
  [orderId]: head,
  items: { ...collection, items: lines },
  'delivery-groups': { ...collection, orderDeliveryGroups: groups },
  'order-summaries': { ...collection, count: 1, orderSummaries: [head], sortOrder: 'OrderedDateDesc' },
  '/products': { products: [], total: 0 },
  ...more,
});

/** Result of a read, and what was unreadable in it. */
async function readingOf(more: Routes = {}) {
  const { adapter, sent } = stubbed(routes(more), noTerms);
  const unreadable: string[] = [];
  return {
    order: await adapter.orders.read(request, { onUnreadable: (what) => unreadable.push(what) }),
    unreadable,
    sent,
  };
}

describe('an order in the format of a real store', () => {
  it('has its lines, quantities and amounts, whose field names have their object as a prefix', async () => {
    const { order, unreadable, sent } = await readingOf();
    expect(
      order?.lines.map(({ id, quantity, total, product }) => [id, quantity, total?.minor, product.name, product.sku]),
    ).toEqual([
      ['10uOK0000000001AAA', 2, 6000, 'GoBar Hi Protein', '6010003'],
      ['10uOK0000000002AAA', 1, 3000, 'GoBar Hi Protein', '6010003'],
    ]);
    expect(order).toMatchObject({
      cases: 3,
      deliveryDate: '2023-10-05',
      notes: 'Ring twice',
      totals: { subtotal: { minor: 9000 }, tax: { minor: 816 } },
    });
    expect(order?.lines[0]?.product.price).toMatchObject({ current: { minor: 3000 }, original: { minor: 3250 } });
    expect(unreadable).toEqual([]);
    const namesOf = (path: string) =>
      sent
        .find(({ url }) => url.pathname.endsWith(path))
        ?.url.searchParams.get('fields')
        ?.split(',') ?? [];
    for (const path of ['items', 'delivery-groups']) {
      const names = namesOf(path);
      expect(names.length, path).toBeLessThanOrEqual(15);
      expect(
        names.filter(
          (name) => !/^(OrderItemSummary|Product2|OrderDeliveryGroupSummary|OrderDeliveryMethod)\.\w+$/.test(name),
        ),
        path,
      ).toEqual([]);
    }
  });

  it('has no adjustment without a difference', async () => {
    const { order } = await readingOf();
    // 90.00 for goods, 12.00 for delivery and 8.16 tax add up to 110.16, so no difference remains.
    expect(order?.totals.discounts.map(({ amount }) => amount.minor)).toEqual([1200]);
    expect(order?.totals.total).toEqual(order?.total);
  });

  it('is also read by names without the object prefix, as in look-ups', async () => {
    const { adapter } = stubbed(routes({ 'actions/lookup': sample('order-summary-lookup-output') as object }), noTerms);
    const order = await adapter.orders.read({
      orderId: 'EYWFU-7BIS4-DVLY7-GVJFV',
      accountId: '001SG00000lpQ2DYAU',
      locale,
    });
    expect(order).toMatchObject({
      cases: 1,
      total: { minor: 2188 },
      deliveryDate: '2025-01-01',
      lines: [
        {
          quantity: 1,
          total: { minor: 1099 },
          product: { name: 'GoGoo Blueberry Caffeinated, 1oz - 6 pack', sku: '6010032' },
        },
      ],
    });
  });

  it('has the lines of a bundle that a look-up nests in its line', async () => {
    const lookup = sample('order-summary-lookup-output') as {
      deliveryGroups: { lineItems: { associatedLineItems: object[]; fields: Record<string, object> }[] }[];
    };
    const [item] = lookup.deliveryGroups[0]?.lineItems ?? [];
    if (item === undefined) throw new Error('The sample has a line');
    item.associatedLineItems = [
      { ...item, associatedLineItems: [], fields: { ...item.fields, Quantity: field('Quantity', '6.0') } },
    ];
    const { adapter } = stubbed(routes({ 'actions/lookup': lookup }), noTerms);
    const order = await adapter.orders.read({
      orderId: 'EYWFU-7BIS4-DVLY7-GVJFV',
      accountId: '001SG00000lpQ2DYAU',
      locale,
    });
    expect(order?.lines.map(({ quantity }) => quantity)).toEqual([1, 6]);
  });

  it('counts a charge line as a charge, not as a line, and reads a repeated page once', async () => {
    const charge = line('10uOK0000000009AAA', {
      Quantity: '1.0',
      AdjustedLineAmount: '12.0',
      Type: 'Delivery Charge',
      TypeCode: 'Charge',
    });
    const { order } = await readingOf({ items: { ...collection, items: [...lines, charge], nextPageToken: 'again' } });
    expect(order?.lines.map(({ id }) => id)).toEqual(lines.map(({ orderItemSummaryId }) => orderItemSummaryId));
  });
});

describe('the total of an order', () => {
  const lookup = {
    ...(sample('order-summary-lookup-output') as object),
    id: orderId,
    fields: { ...head.fields, TotalAmount: field('TotalAmount', '102.0') },
  };

  it('is the grand total in a list, by id and by number; the amount before tax never replaces it', async () => {
    const { adapter } = stubbed(routes({ 'actions/lookup': lookup }), noTerms);
    const [summary] = (await adapter.orders.list({ page: 0, pageSize: 10, accountId, locale })).items;
    const [byId, byNumber] = [
      await adapter.orders.read(request),
      await adapter.orders.read({ ...request, orderId: 'EYWFU-7BIS4-DVLY7-GVJFV' }),
    ];
    expect([summary?.total, byId?.total, byNumber?.total]).toEqual(
      Array.from({ length: 3 }, () => ({ minor: 11016, currency: 'USD' })),
    );
  });

  it('is unknown without the grand total, which is reported', async () => {
    const fields = { AccountId: field('AccountId', accountId) };
    const unreadable: string[] = [];
    const { adapter } = stubbed(
      routes({ 'order-summaries': { orderSummaries: [{ ...head, fields }, head] } }),
      noTerms,
    );
    const { items } = await adapter.orders.list(
      { page: 0, pageSize: 10, accountId, locale },
      { onUnreadable: (what) => unreadable.push(what) },
    );
    expect(items.map(({ total }) => total?.minor ?? null)).toEqual([null, 11016]);
    expect(unreadable).toEqual(['total of the order']);
  });

  it('is read beside the fields too, in either spelling, as text or as a number', async () => {
    for (const flat of [
      { GrandTotalAmount: '110.16' },
      { grandTotalAmount: 110.16 },
      { fields: { GrandTotalAmount: '110.16' } },
      { GrandTotalAmount: field('GrandTotalAmount', '110.16') },
    ]) {
      const { adapter } = stubbed(
        routes({ 'order-summaries': { orderSummaries: [{ ...head, fields: {}, ...flat }] } }),
        noTerms,
      );
      expect(
        (await adapter.orders.list({ page: 0, pageSize: 10, accountId, locale })).items[0]?.total,
        JSON.stringify(flat),
      ).toEqual({ minor: 11016, currency: 'USD' });
    }
  });

  it('in a gross store includes tax for lines and delivery', async () => {
    const gross = {
      ...head,
      fields: {
        ...head.fields,
        TaxLocaleType: field('TaxLocaleType', 'Gross'),
        TotalAdjDeliveryAmtWithTax: field('TotalAdjDeliveryAmtWithTax', '12.96'),
      },
    };
    const withTax = [
      line('10uOK0000000001AAA', { Quantity: '3.0', AdjustedLineAmount: '90.0', AdjustedLineAmtWithTax: '97.2' }),
    ];
    const { order } = await readingOf({ [orderId]: gross, items: { ...collection, items: withTax } });
    expect(order?.totals).toMatchObject({
      subtotal: { minor: 9720 },
      discounts: [{ amount: { minor: 1296 } }],
      total: { minor: 11016 },
    });
  });
});

describe('unreadable values', () => {
  it.each([
    [
      'a quantity that is missing',
      { AdjustedLineAmount: '60.0' },
      { quantity: null, total: { minor: 6000 } },
      'quantity of a line',
    ],
    [
      'a quantity that is not a number',
      { Quantity: 'two', AdjustedLineAmount: '60.0' },
      { quantity: null, total: { minor: 6000 } },
      'quantity of a line',
    ],
    ['an amount that is missing', { Quantity: '2.0' }, { quantity: 2, total: null }, 'total of a line'],
    [
      'an amount that is not a number',
      { Quantity: '2.0', AdjustedLineAmount: '60,00' },
      { quantity: 2, total: null },
      'total of a line',
    ],
  ])('%s: the line stays without the value, which is reported', async (_, values, read, what) => {
    const { order, unreadable } = await readingOf({
      items: { ...collection, items: [line('10uOK0000000001AAA', values), lines[1]] },
    });
    expect(order?.lines).toHaveLength(2);
    expect(order?.lines[0]).toMatchObject(read);
    expect(unreadable).toEqual([what]);
    // An unknown value has no substitute: no total, and no adjustment that balances it.
    expect([order?.cases ?? null, order?.totals.subtotal ?? null].filter((one) => one === null)).toHaveLength(1);
    expect(order?.totals.discounts).toHaveLength(1);
  });

  it('keeps a line without ids, and one whose fields are null', async () => {
    const bare = { ...line('', {}), orderItemSummaryId: null, fields: null, product: null };
    const { order, unreadable } = await readingOf({ items: { ...collection, items: [lines[0], bare] } });
    expect(order?.lines.map(({ quantity, total }) => [quantity, total?.minor ?? null])).toEqual([
      [2, 6000],
      [null, null],
    ]);
    expect(unreadable).toEqual(['quantity of a line', 'total of a line']);
  });

  it('does not read missing tax as 0', async () => {
    const { TotalTaxAmount: _, ...fields } = head.fields;
    const { order, unreadable } = await readingOf({ [orderId]: { ...head, fields } });
    expect(order?.totals).toMatchObject({ tax: null, subtotal: { minor: 9000 }, total: { minor: 11016 } });
    expect(unreadable).toEqual(['tax of the order']);
  });

  it('has no number of cases in a list when the quantity of a line is unknown', async () => {
    const { adapter } = stubbed(
      routes({
        items: { ...collection, items: [line('10uOK0000000001AAA', { AdjustedLineAmount: '60.0' }), lines[1]] },
      }),
      noTerms,
    );
    expect((await adapter.orders.list({ page: 0, pageSize: 10, accountId, locale })).items[0]?.cases).toBeNull();
  });
});

describe('orders of the platform server', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore();
  }, 30_000);
  afterAll(() => store.close());

  it('have the same total in a list, by id and by number, with and without the store’s server methods', async () => {
    const at = { accountId: await store.accountId(), locale };
    for (const { orders } of [
      store.adapter,
      store.adapterWith({ apex: { methods: { getOrderTerms: null } } as object }),
    ]) {
      const { items } = await orders.list({ page: 0, pageSize: 10, ...at });
      for (const { id, number, total, cases } of items.slice(0, 4)) {
        const [byId, byNumber] = [
          await orders.read({ orderId: id, ...at }),
          await orders.read({ orderId: number, ...at }),
        ];
        expect([byId?.total, byNumber?.total]).toEqual([total, total]);
        expect([byId?.cases, byNumber?.cases]).toEqual([cases, cases]);
        expect(total?.minor).toBeGreaterThan(0);
      }
    }
  }, 20_000);
});

describe('an order with all its data', () => {
  /** Names of a response's fields, including nested ones; for a list, those of its first entry. */
  const namesIn = (value: unknown, path = ''): readonly string[] => {
    const inner = Array.isArray(value) ? value[0] : value;
    if (typeof inner !== 'object' || inner === null) return [path];
    return Object.entries(inner).flatMap(([name, part]) => namesIn(part, `${path}.${name}`));
  };
  const number = '4500871';

  it('has the same data over the wire format as in the demo, and the kit checks the same names', async () => {
    const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
    const demoDetail = await demo.orders.detail({ orderId: `o-${number}`, accountId: 'harbor-lane-taproom', locale });
    const store = await openStore();
    const account = await store.accountId();
    const { items } = await store.adapter.orders.search({ ...everyOrder, text: number, accountId: account, locale });
    const { id = '' } = items[0] ?? {};
    const read = await store.adapter.orders.detail({ orderId: id, accountId: account, locale });
    await store.close();
    // Products are read beside their lines, and the platform has no drafts.
    const names = new Set(namesIn(demoDetail).filter((path) => !path.includes('.product.') && path !== '.isDraft'));
    expect(names.size).toBeGreaterThan(60);
    expect([...names].filter((path) => !namesIn(read).includes(path))).toEqual([]);
    // Parsing drops fields that a schema does not name.
    expect([...names].filter((path) => !namesIn(orderDetail.parse(demoDetail)).includes(path))).toEqual([]);
  }, 20_000);
});

describe('lists of other records', () => {
  const at = { accountId, locale };
  const cartOf = (item: object): Routes => ({
    'cart-items': {
      cartSummary: { cartId: '0a6Tf0000900001IAA', currencyIsoCode: 'USD', grandTotalAmount: '20.0' },
      cartItems: [
        {
          status: 'Success',
          cartItem: {
            cartItemId: '0a9Tf0000900001IAA',
            type: 'Product',
            productId: '01t',
            totalPrice: '20.0',
            ...item,
          },
        },
      ],
    },
    getCartTerms: {},
  });

  it('keeps a cart line without a readable quantity, reports it, and does not allow ordering it', async () => {
    for (const quantity of [null, 'two', undefined]) {
      const unreadable: string[] = [];
      const cart = await stubbed(cartOf({ quantity })).adapter.cart.read(at, {
        onUnreadable: (what) => unreadable.push(what),
      });
      expect(cart.lines, String(quantity)).toMatchObject([
        { quantity: null, total: { minor: 2000 }, problem: 'quantity-unknown' },
      ]);
      expect([cart.totals.cases, cart.minimumProgress.cases, cart.totals.total.minor]).toEqual([0, 0, 2000]);
      expect(unreadable).toContain('quantity of a cart line');
    }
  });

  it('does not read missing tax and charges of a cart as 0, and reports them', async () => {
    const unreadable: string[] = [];
    const cart = await stubbed(cartOf({ quantity: '2.0' })).adapter.cart.read(at, {
      onUnreadable: (what) => unreadable.push(what),
    });
    expect(cart.totals).toMatchObject({ tax: null, deposits: null, total: { minor: 2000 } });
    expect(unreadable).toEqual(['tax of the cart', 'charges of the cart']);
  });

  it('reports a product without its id', async () => {
    const unreadable: string[] = [];
    const { adapter } = stubbed({
      getUsualProducts: { products: [{ productId: '01tTf0000104417AAA', quantity: 2, orders: 3 }] },
      '/products': { products: [{ success: true, id: null, error: {} }] },
    });
    expect(await adapter.orders.usual(at, { onUnreadable: (what) => unreadable.push(what) })).toEqual([]);
    expect(unreadable).toEqual(['id of a product']);
  });

  it('does not read a list without its count as empty', async () => {
    const { adapter } = stubbed({
      wishlists: {
        summaries: [
          {
            id: '0WlTf0000000001AAA',
            name: 'Patio',
            createdDate: '2024-03-08T07:28:32.000Z',
            wishlistProductCount: null,
          },
        ],
      },
      getListTerms: { lists: [], shared: [] },
    });
    expect((await adapter.lists.list(at))[0]?.count).toBeNull();
  });

  it('keeps a shipment, a coupon and a product that was not added without their ids', async () => {
    const { adapter } = stubbed({
      shipments: { shipments: [{ shipmentId: null, shipmentNumber: 'S-1' }, { shipmentNumber: 'S-2' }] },
      'cart-coupons': { cartCoupons: { coupons: [{ couponCode: 'WELCOME10' }] } },
      'add-order-to-cart': { unaddedProducts: [{ productName: 'Cola' }] },
    });
    expect((await adapter.platform.shipments({ orderId, accountId })).shipments).toHaveLength(2);
    expect(
      (await adapter.platform.coupons({ accountId, cartId: '0a6Tf0000900001IAA' })).cartCoupons?.coupons,
    ).toHaveLength(1);
    expect((await adapter.platform.reorder({ orderId, accountId })).unaddedProducts).toHaveLength(1);
  });

  it('treats an entry that is not a record as a malformed response', async () => {
    const { adapter } = stubbed({ shipments: { shipments: ['S-1'] } });
    await expect(adapter.platform.shipments({ orderId, accountId })).rejects.toMatchObject({ code: 'malformed' });
  });
});
