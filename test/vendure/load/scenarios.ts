import * as z from 'zod/mini';
import { createVendureAdapter } from '../../../src/adapters/vendure';
import { type Asker, ask, variantOf } from '../server/support/client';
import type { Buyer } from './fire';

/** One request of a unit. */
interface Step {
  /** The body of the next request. */
  body(): string;
  /** Reads a response; false if it is not the expected one. */
  accept(body: string): boolean;
}

/** A load: what each buyer's connection sends, again and again. */
export interface Scenario {
  readonly name: string;
  readonly buyers: readonly Buyer[];
  readonly units: 'pages' | 'changes' | 'orders';
  /** First and last step whose time counts. */
  readonly unit: { readonly from: number; readonly to: number };
  requests(buyer: Buyer): readonly Step[];
}

const locale = 'en-US';
const COLA = '104417';

const bodyOf = (query: string, variables: object = {}): string => JSON.stringify({ query, variables });

/** The bodies that the adapter sends for a page of products. */
async function productPage({ url, token, account }: Buyer): Promise<readonly string[]> {
  const bodies: string[] = [];
  const adapter = createVendureAdapter({
    baseUrl: url,
    trade: account !== null,
    token: { get: () => token, set: () => {} },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      bodies.push(await request.clone().text());
      return fetch(request);
    },
  });
  const accountId = account ?? (await adapter.session?.account?.({})) ?? '';
  bodies.length = 0; // Without the requests that find the account.
  await adapter.catalog?.search?.({ accountId, locale, text: '', page: 0, pageSize: 20, sort: null, facets: {} });
  return bodies;
}

/** A page of products, as the list of products reads it. */
export async function browse(buyers: readonly Buyer[]): Promise<Scenario> {
  const [first] = buyers;
  if (first === undefined) throw new Error('The shop has no buyer');
  const bodies = await productPage(first);
  return {
    name: 'Browse: 20 products with prices and facets',
    buyers,
    units: 'pages',
    unit: { from: 0, to: bodies.length - 1 },
    requests: () => bodies.map((body) => ({ body: () => body, accept: (answer) => answer.includes('"data"') })),
  };
}

const lineIds = z.array(z.object({ id: z.string() }));
const filled = z.object({ changeTradeCart: z.object({ cart: z.object({ lines: lineIds }) }) });
const filledPlain = z.object({ addItemToOrder: z.object({ lines: lineIds }) });

/** Adds the product to an empty cart, and returns the ids of the lines: none if the account cannot buy it. */
async function fill(buyer: Buyer, hasPlugin: boolean): Promise<readonly { readonly id: string }[]> {
  const id = await variantOf(askerOf(buyer), COLA);
  if (!hasPlugin) {
    await send(buyer, 'mutation { removeAllOrderLines { __typename } }');
    const data = await send(
      buyer,
      'mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 40) { ... on Order { lines { id } } } }',
      { id },
    );
    return z.parse(filledPlain, data).addItemToOrder.lines;
  }
  await send(buyer, 'mutation { changeTradeCart(change: { clear: true }) { refusal } }');
  const data = await send(
    buyer,
    'mutation ($id: ID!) { changeTradeCart(change: { add: [{ variantId: $id, quantity: 40 }] }) { cart { lines { id } } } }',
    { id },
  );
  return z.parse(filled, data).changeTradeCart.cart.lines;
}

/** A quantity that changes, with the whole cart in the response. */
export async function cart(buyers: readonly Buyer[], hasPlugin: boolean): Promise<Scenario> {
  const lines = new Map<Buyer, string>();
  for (const buyer of buyers) {
    const [line] = await fill(buyer, hasPlugin);
    if (line !== undefined) lines.set(buyer, line.id);
  }
  return {
    name: 'Cart: a changed quantity, with the new totals',
    buyers: [...lines.keys()],
    units: 'changes',
    unit: { from: 0, to: 0 },
    requests(buyer) {
      const lineId = lines.get(buyer);
      let quantity = 40;
      return [
        {
          body() {
            quantity = quantity === 40 ? 41 : 40;
            return hasPlugin
              ? bodyOf(
                  'mutation ($change: TradeCartChange!) { changeTradeCart(change: $change) { refusal cart { revision lines { id quantity total } totals { total tax } } } }',
                  { change: { set: { lineId, quantity } } },
                )
              : bodyOf(
                  'mutation ($id: ID!, $quantity: Int!) { adjustOrderLine(orderLineId: $id, quantity: $quantity) { ... on Order { lines { id quantity linePriceWithTax } totalWithTax } } }',
                  { id: lineId, quantity },
                );
          },
          accept: (body) => body.includes(hasPlugin ? '"refusal":null' : '"totalWithTax"'),
        },
      ];
    },
  };
}

const askerOf = ({ url, token, account }: Buyer): Asker => ({ url, token, ...(account === null ? {} : { account }) });

/** Sends a document that is not measured, and returns its data. */
const send = async (buyer: Buyer, query: string, variables: object = {}): Promise<unknown> =>
  (await ask(askerOf(buyer), query, variables)).data;

const added = z.object({
  changeTradeCart: z.object({
    refusal: z.nullable(z.string()),
    cart: z.object({ id: z.string(), totals: z.object({ total: z.number(), currencyCode: z.string() }) }),
  }),
});
const addedBody = z.object({ data: added });
const slots = z.object({
  tradeCheckout: z.object({
    deliveries: z.array(
      z.object({
        method: z.string(),
        slots: z.array(z.object({ date: z.string(), closedReason: z.nullable(z.string()) })),
      }),
    ),
  }),
});

const ADD =
  'mutation ($id: ID!) { changeTradeCart(change: { add: [{ variantId: $id, quantity: 60 }] }) { refusal cart { id totals { total currencyCode } } } }';

const PLACE =
  'mutation ($key: String!, $input: TradeOrderInput!) { placeTradeOrder(key: $key, input: $input) { state refusal order { id } } }';

type Added = z.output<typeof added>['changeTradeCart']['cart'];

let orders = 0;
/** Variables of placing an order, with a key of its own. */
const orderOf = (cart: Added | null, date: string | undefined): object => ({
  key: `load-${process.pid}-${(orders += 1)}`,
  input: {
    cartId: cart?.id,
    method: 'delivery',
    date,
    purchaseOrderNumber: 'PO-LOAD',
    paymentMethodId: 'on-account',
    expectedTotal: cart?.totals.total,
    expectedCurrency: cart?.totals.currencyCode,
  },
});

/** An order with the plugin: a product is added, and the order is placed with a key of its own. */
export async function tradeOrder(buyers: readonly Buyer[]): Promise<Scenario> {
  const [first] = buyers;
  if (first === undefined) throw new Error('The shop has no buyer');
  const variantId = await variantOf(askerOf(first), COLA);
  const dates = new Map<Buyer, string | undefined>();
  const able: Buyer[] = [];
  for (const buyer of buyers) {
    const sold = z.safeParse(added, await send(buyer, ADD, { id: variantId }));
    const open = z.safeParse(
      slots,
      await send(buyer, '{ tradeCheckout { deliveries { method slots { date closedReason } } } }'),
    );
    const delivery = open.data?.tradeCheckout.deliveries.find(({ method }) => method === 'delivery');
    const date = delivery?.slots.find(({ closedReason }) => closedReason === null)?.date;
    const cart = sold.data?.changeTradeCart.cart;
    // Some accounts of the shop cannot buy the product, and some cannot check out.
    const placed = date === undefined || cart === undefined ? null : await send(buyer, PLACE, orderOf(cart, date));
    await send(buyer, 'mutation { changeTradeCart(change: { clear: true }) { refusal } }');
    if (!JSON.stringify(placed).includes('"DONE"')) continue;
    dates.set(buyer, date);
    able.push(buyer);
  }
  return {
    name: 'Place: an order of 60 cases',
    buyers: able,
    units: 'orders',
    unit: { from: 1, to: 1 },
    requests(buyer) {
      let now: Added | null = null;
      return [
        {
          body: () => bodyOf(ADD, { id: variantId }),
          accept(body) {
            const parsed = z.safeParse(addedBody, JSON.parse(body));
            now = parsed.data?.data.changeTradeCart.cart ?? null;
            return parsed.data?.data.changeTradeCart.refusal === null;
          },
        },
        {
          body: () => bodyOf(PLACE, orderOf(now, dates.get(buyer))),
          accept: (body) => body.includes('"DONE"'),
        },
      ];
    },
  };
}

/** An order in plain Vendure: the same product, and the steps that its own checkout needs. */
export async function plainOrder(buyers: readonly Buyer[]): Promise<Scenario> {
  const [first] = buyers;
  if (first === undefined) throw new Error('The shop has no buyer');
  const variantId = await variantOf(askerOf(first), COLA);
  const shipping = z.parse(
    z.object({ eligibleShippingMethods: z.array(z.object({ id: z.string() })) }),
    await send(first, '{ eligibleShippingMethods { id } }'),
  );
  const payment = z.parse(
    z.object({ eligiblePaymentMethods: z.array(z.object({ code: z.string() })) }),
    await send(first, '{ eligiblePaymentMethods { code } }'),
  );
  const methodId = shipping.eligibleShippingMethods[0]?.id;
  const code = payment.eligiblePaymentMethods[0]?.code;
  for (const buyer of buyers)
    await send(
      buyer,
      'mutation { transitionOrderToState(state: "AddingItems") { __typename } removeAllOrderLines { __typename } }',
    );
  const step = (query: string, variables: object, expected: string): Step => ({
    body: () => bodyOf(query, variables),
    accept: (body) => body.includes(expected),
  });
  return {
    name: 'Place: an order of 60 cases',
    buyers,
    units: 'orders',
    // The plugin does in one request what takes four here.
    unit: { from: 1, to: 4 },
    requests: () => [
      step(
        'mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 60) { ... on Order { id } } }',
        { id: variantId },
        '"id"',
      ),
      step(
        'mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ... on Order { id } } }',
        { input: { streetLine1: '118 Harbor Lane', city: 'Portland', postalCode: '04101', countryCode: 'US' } },
        '"id"',
      ),
      step(
        'mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ... on Order { id } } }',
        { id: [methodId] },
        '"id"',
      ),
      step(
        'mutation { transitionOrderToState(state: "ArrangingPayment") { ... on Order { state } } }',
        {},
        'ArrangingPayment',
      ),
      step(
        'mutation ($code: String!) { addPaymentToOrder(input: { method: $code, metadata: {} }) { ... on Order { state } } }',
        { code },
        'Payment',
      ),
    ],
  };
}
