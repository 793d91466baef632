import * as z from 'zod/mini';

/** Password of every buyer of the test shop. */
const PASSWORD = 'tradefront-demo';

/** Who asks, and for which account. */
export interface Asker {
  readonly url: string;
  readonly token?: string;
  readonly account?: string;
}

const response = z.object({
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.optional(
    z.array(z.object({ message: z.string(), extensions: z.optional(z.object({ code: z.optional(z.string()) })) })),
  ),
});

/** An answer of the Shop API: its data, or the code of its first error. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly code: string | null;
}

/** Sends a document to the Shop API. Rejects if there is no answer. */
export async function ask({ url, token, account }: Asker, query: string, variables: object = {}): Promise<Answer> {
  const answer = await fetch(`${url}/shop-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(account === undefined ? {} : { 'x-account': account }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data = null, errors = [] } = z.parse(response, await answer.json());
  const [error] = errors;
  return {
    status: answer.status,
    data,
    code: error === undefined ? null : (error.extensions?.code ?? error.message),
  };
}

/** Sends a document and parses one field of its data. Rejects for an error of the API. */
export async function read<Schema extends z.ZodMiniType>(
  asker: Asker,
  query: string,
  field: string,
  schema: Schema,
  variables: object = {},
): Promise<z.infer<Schema>> {
  const { data, code } = await ask(asker, query, variables);
  if (data === null || code !== null) throw new Error(`${field}: ${String(code)}`);
  return z.parse(schema, data[field]);
}

/** Signs a buyer in and returns their token. */
export async function signIn(url: string, email: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation SignIn($email: String!, $password: String!) { login(username: $email, password: $password) { __typename } }',
      variables: { email, password },
    }),
  });
  const { data } = z.parse(response, await answer.json());
  const token = answer.headers.get('vendure-auth-token');
  const result = z.parse(z.object({ login: z.object({ __typename: z.string() }) }), data);
  if (result.login.__typename !== 'CurrentUser' || token === null) throw new Error(`${email} is not signed in`);
  return token;
}

const cartSchema = z.object({
  id: z.string(),
  revision: z.string(),
  lines: z.array(z.object({ id: z.string(), quantity: z.number(), product: z.object({ id: z.string() }) })),
  totals: z.object({ total: z.number(), currencyCode: z.string() }),
});
const CART = '{ id revision lines { id quantity product { id } } totals { total currencyCode } }';

/** The cart of an account. */
export type TestCart = z.infer<typeof cartSchema>;

export const readCart = (asker: Asker): Promise<TestCart> =>
  read(asker, `query ReadCart { tradeCart ${CART} }`, 'tradeCart', cartSchema);

export const clearCart = (asker: Asker): Promise<Answer> =>
  ask(asker, 'mutation ClearCart { changeTradeCart(change: { clear: true }) { refusal } }');

export const addToCart = (asker: Asker, variantId: string, quantity: number): Promise<Answer> =>
  ask(
    asker,
    'mutation AddToCart($variantId: ID!, $quantity: Int!) { changeTradeCart(change: { add: [{ variantId: $variantId, quantity: $quantity }] }) { refusal adjustments { reason } } }',
    { variantId, quantity },
  );

const slots = z.object({
  deliveries: z.array(
    z.object({
      method: z.string(),
      slots: z.array(z.object({ date: z.string(), closedReason: z.nullable(z.string()) })),
    }),
  ),
});

/** Answers of a buyer in the checkout. */
export interface OrderAnswers {
  readonly cartId: string;
  readonly method: string;
  /** First open day; undefined if every day is closed. */
  readonly date: string | undefined;
  readonly purchaseOrderNumber: string;
  readonly paymentMethodId: string;
  readonly expectedTotal: number;
  readonly expectedCurrency: string;
}

/** Answers of a buyer for the cart as it is now. */
export async function answersFor(asker: Asker): Promise<OrderAnswers> {
  const cart = await readCart(asker);
  const { deliveries } = await read(
    asker,
    'query Slots { tradeCheckout { deliveries { method slots { date closedReason } } } }',
    'tradeCheckout',
    slots,
  );
  const delivery = deliveries.find(({ method }) => method === 'delivery');
  return {
    cartId: cart.id,
    method: 'delivery',
    date: delivery?.slots.find(({ closedReason }) => closedReason === null)?.date,
    purchaseOrderNumber: 'PO-TEST',
    paymentMethodId: 'on-account',
    expectedTotal: cart.totals.total,
    expectedCurrency: cart.totals.currencyCode,
  };
}

const outcomeSchema = z.object({
  state: z.enum(['OPEN', 'DONE', 'CLOSED', 'REFUSED']),
  handle: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  problems: z.array(z.object({ field: z.string(), code: z.string() })),
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
});
const OUTCOME = '{ state handle refusal problems { field code } order { id number } }';

/** Outcome of a step of placing an order. */
export type TestOutcome = z.infer<typeof outcomeSchema>;

export const prepareOrder = (asker: Asker, input: object): Promise<TestOutcome> =>
  read(
    asker,
    `mutation PrepareOrder($input: TradeOrderInput!) { prepareTradeOrder(input: $input) ${OUTCOME} }`,
    'prepareTradeOrder',
    outcomeSchema,
    { input },
  );

export const placeOrder = (asker: Asker, key: string, input: object): Promise<TestOutcome> =>
  read(
    asker,
    `mutation PlaceOrder($key: String!, $input: TradeOrderInput!) { placeTradeOrder(key: $key, input: $input) ${OUTCOME} }`,
    'placeTradeOrder',
    outcomeSchema,
    { key, input },
  );

export const commitAttempt = (asker: Asker, handle: string | null, key: string): Promise<TestOutcome> =>
  read(
    asker,
    `mutation Commit($handle: String!, $key: String!) { commitTradeAttempt(handle: $handle, key: $key) ${OUTCOME} }`,
    'commitTradeAttempt',
    outcomeSchema,
    { handle, key },
  );

export const lookUpAttempt = (asker: Asker, handle: string | null, key: string): Promise<TestOutcome> =>
  read(
    asker,
    `query LookUp($handle: String!, $key: String!) { tradeAttempt(handle: $handle, key: $key) ${OUTCOME} }`,
    'tradeAttempt',
    outcomeSchema,
    { handle, key },
  );

export const abandonAttempt = (asker: Asker, handle: string | null, key: string): Promise<TestOutcome> =>
  read(
    asker,
    `mutation Abandon($handle: String!, $key: String!) { abandonTradeAttempt(handle: $handle, key: $key) ${OUTCOME} }`,
    'abandonTradeAttempt',
    outcomeSchema,
    { handle, key },
  );

/** The order that was placed with a key; null for none. */
export const orderByKey = (asker: Asker, key: string): Promise<{ readonly id: string } | null> =>
  read(
    asker,
    'query ByKey($key: String!) { orderByKey(key: $key) { id } }',
    'orderByKey',
    z.nullable(z.object({ id: z.string() })),
    { key },
  );

/** Writes the PO number and the day of delivery into the cart, for Vendure's own checkout. */
export async function setOrderFields(
  asker: Asker,
  purchaseOrderNumber: string,
  date: string | undefined,
): Promise<void> {
  const { code } = await ask(
    asker,
    'mutation SetFields($number: String, $date: String) { setOrderCustomFields(input: { customFields: { purchaseOrderNumber: $number, deliveryDate: $date } }) { __typename } }',
    { number: purchaseOrderNumber, date },
  );
  if (code !== null) throw new Error(`setOrderCustomFields: ${code}`);
}

const transition = z.object({ __typename: z.string(), transitionError: z.optional(z.string()) });

/** The step before the payment in Vendure's own checkout: the reason of a refusal, or `Order`. */
export async function arrangePayment(asker: Asker): Promise<string> {
  const { __typename, transitionError } = await read(
    asker,
    'mutation Arrange { transitionOrderToState(state: "ArrangingPayment") { __typename ... on OrderStateTransitionError { transitionError } } }',
    'transitionOrderToState',
    transition,
  );
  return transitionError ?? __typename;
}

/** Number of orders of the account. */
export async function countOrders(asker: Asker): Promise<number> {
  const list = z.object({ totalItems: z.number() });
  return (await read(asker, 'query Count { tradeOrders(options: { take: 1 }) { totalItems } }', 'tradeOrders', list))
    .totalItems;
}

const accountList = z.array(z.object({ id: z.string(), name: z.string() }));
const readAccounts = (asker: Asker): Promise<z.infer<typeof accountList>> =>
  read(asker, 'query Accounts { tradeAccounts { id name } }', 'tradeAccounts', accountList);

/** Ids of a buyer's accounts. */
export const accountsOf = async (asker: Asker): Promise<readonly string[]> =>
  (await readAccounts(asker)).map(({ id }) => id);

/** Id of the account with a name, among those of a buyer. */
export async function accountNamed(asker: Asker, name: string): Promise<string> {
  const found = (await readAccounts(asker)).find((account) => account.name === name);
  if (found === undefined) throw new Error(`${name} is not an account of the buyer`);
  return found.id;
}

/** Id of the variant with an SKU. */
export async function variantOf(asker: Asker, sku: string): Promise<string> {
  const found = z.object({ items: z.array(z.object({ productVariantId: z.string() })) });
  const { items } = await read(
    asker,
    'query Search($sku: String!) { search(input: { term: $sku, groupByProduct: false, take: 1 }) { items { productVariantId } } }',
    'search',
    found,
    { sku },
  );
  const [item] = items;
  if (item === undefined) throw new Error(`${sku} is not found`);
  return item.productVariantId;
}

/** Id of the account's bank account with the last four digits. */
export async function bankAccountOf(asker: Asker, lastFour: string): Promise<string> {
  const accounts = z.array(z.object({ id: z.string(), lastFour: z.string() }));
  const found = await read(
    asker,
    'query BankAccounts { tradeBankAccounts { id lastFour } }',
    'tradeBankAccounts',
    accounts,
  );
  const one = found.find((account) => account.lastFour === lastFour);
  if (one === undefined) throw new Error(`The account has no bank account ··${lastFour}`);
  return one.id;
}
