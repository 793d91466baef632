import type * as z from 'zod/mini';
import type { Order } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { productsBy } from '../catalog/products';
import { currencyOf } from '../common/amounts';
import { recordId, sameId } from '../common/ids';
import { messagesFor } from '../common/messages';
import { read } from '../common/scalars';
import type { Context } from '../context';
import type { Answer } from '../transport/http';
import {
  accountIdOf,
  countOf,
  type OrderReading,
  type OrderTerms,
  toOrder,
  type WireHead,
  type WireOrderLine,
} from './orders.mapping';
import { getOrderTerms } from './orders.methods';
import {
  orderDeliveryGroups,
  orderItems,
  orderLookup,
  orderSummary,
  type WireLookup,
  type WireOrderSummary,
} from './orders.wire';
import { fieldText, qualified, type WireFields } from './record-fields';

/** Whose orders they are. */
export type Owner = ForAccount & InLocale & CallOptions;

const ORDER_SUMMARY_PREFIX = '1Os';
/** At most 15 (platform). */
const ITEM_FIELDS = [
  ...qualified(
    'OrderItemSummary',
    'Name',
    'Description',
    'StockKeepingUnit',
    'Product2Id',
    'Quantity',
    'Type',
    'TypeCode',
    'UnitPrice',
    'ListPrice',
    'AdjustedLineAmount',
    'AdjustedLineAmtWithTax',
    'TotalPrice',
    'TotalLineAmount',
  ),
  ...qualified('Product2', 'Name', 'StockKeepingUnit'),
].join(',');
const GROUP_FIELDS = [
  ...qualified('OrderDeliveryGroupSummary', 'DesiredDeliveryDate', 'DeliveryInstructions'),
  ...qualified('OrderDeliveryMethod', 'Name'),
].join(',');
const ITEM_PAGE = 100;
const MAX_PAGES = 50;
const MAX_TERMS = 100;

/** What the store's server method says of orders, with the server's time when it names one. */
export async function orderTermsOf(
  { methods }: Context,
  ids: readonly string[],
  { accountId, locale, signal }: Owner,
): Promise<{ readonly orders: readonly OrderTerms[]; readonly serverTime: string | null }> {
  if (ids.length === 0) return { orders: [], serverTime: null };
  const found = await methods.maybe(
    getOrderTerms,
    { effectiveAccountId: accountId, language: locale, orderSummaryIds: ids.slice(0, MAX_TERMS) },
    signal,
  );
  return { orders: found?.orders ?? [], serverTime: found?.serverTime ?? null };
}

/** The time of an answer: the server's word, its clock, or the device's. */
export function serverTimeOf(said: string | null, { headers }: Pick<Answer, 'headers'>, now: number): string {
  if (instantMs(said) !== null && said !== null) return said;
  const date = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(date) ? now : date).toISOString();
}

/** What mapping orders of an account needs. */
export async function readingOf(
  context: Context,
  owner: Owner,
  answer: Answer,
  currency: string | null,
  terms: OrderTerms | undefined,
  serverTime: string | null,
): Promise<OrderReading> {
  const { context: store } = await context.application.get(owner.signal);
  return {
    accountId: owner.accountId,
    currency: currencyOf(currency, store.defaultCurrency),
    timeZone: context.options.timeZone ?? 'UTC',
    terms,
    words: messagesFor(owner.locale),
    media: context.media,
    productFields: context.productFields,
    orderFields: context.orderFields,
    serverTime: serverTimeOf(serverTime, answer, context.now()),
    unreadable: owner.onUnreadable ?? (() => undefined),
  };
}

/** An order's head from its summary. */
export const headOf = (wire: WireOrderSummary): WireHead => ({
  id: wire.orderSummaryId,
  number: wire.orderNumber,
  status: wire.status,
  placedAt: wire.orderedDate ?? wire.createdDate,
  fields: wire.fields,
});

const SUMS = [
  'GrandTotalAmount',
  'TotalTaxAmount',
  'TotalAdjustedProductAmount',
  'TotalAdjProductAmtWithTax',
  'TotalAdjustedDeliveryAmount',
  'TotalAdjDeliveryAmtWithTax',
];

/** The fields to ask of an order summary. */
export const orderFieldNames = ({ orderFields }: Context): string =>
  [
    ...SUMS,
    'AccountId',
    'TaxLocaleType',
    ...Object.values(orderFields).filter((name): name is string => typeof name === 'string'),
  ].join(',');

async function linePage(
  { http, parts, store }: Context,
  id: string,
  page: string | null,
  { accountId, locale, signal }: Owner,
): Promise<z.output<typeof orderItems>> {
  const query = { effectiveAccountId: accountId, pageSize: ITEM_PAGE, page, fields: ITEM_FIELDS };
  const { value } = await parts(() =>
    http.data(store(`/order-summaries/${encodeURIComponent(id)}/items`), { query, locale, signal }),
  );
  return read(orderItems, value, 'lines of the order');
}

async function linesOf(context: Context, id: string, owner: Owner): Promise<readonly WireOrderLine[]> {
  const lines: WireOrderLine[] = [];
  const seen = new Set<string>();
  let page: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { items, nextPageToken } = await linePage(context, id, page, owner);
    for (const { orderItemSummaryId, fields, product } of items ?? []) {
      // A line that moved to the next page between two reads is one line.
      if (orderItemSummaryId !== null && seen.has(orderItemSummaryId)) continue;
      if (orderItemSummaryId !== null) seen.add(orderItemSummaryId);
      lines.push({
        id: orderItemSummaryId,
        fields,
        product: product && { id: product.productId, fields: product.fields, media: product.media },
      });
    }
    if (!nextPageToken || nextPageToken === page) return lines;
    page = nextPageToken;
  }
  throw new PortError('malformed', 'The order has too many pages');
}

/** How many of everything orders hold, where neither the store's server method nor a field of its own says so: their lines do. */
export async function countedCases(
  context: Context,
  ids: readonly string[],
  owner: Owner,
): Promise<ReadonlyMap<string, number | null>> {
  const counts = new Map<string, number | null>();
  if (context.methods.has('getOrderTerms') || context.orderFields.cases !== null) return counts;
  await Promise.all(
    ids.map(async (id) => {
      const count = countOf(await linesOf(context, id, owner));
      if (count === null) owner.onUnreadable?.('quantity of a line');
      counts.set(id, count);
    }),
  );
  return counts;
}

async function groupsOf(
  { http, store }: Context,
  id: string,
  { accountId, locale, signal }: Owner,
): Promise<readonly WireFields[]> {
  const { value } = await http.data(store(`/order-summaries/${encodeURIComponent(id)}/delivery-groups`), {
    query: { effectiveAccountId: accountId, fields: GROUP_FIELDS },
    locale,
    signal,
  });
  return read(orderDeliveryGroups, value, 'deliveries of the order').orderDeliveryGroups.map(({ fields }) => fields);
}

/** Lines of an order say little of their products: what the account can still see of them is read beside it. */
async function withProducts(context: Context, order: Order, owner: Owner): Promise<Order> {
  const ids = [...new Set(order.lines.map(({ product }) => product.id))];
  const products = ids.length === 0 ? [] : await productsBy(context, 'ids', ids, owner).catch(() => []);
  const find = (id: string) => products.find((product) => product.id === id);
  return { ...order, lines: order.lines.map((line) => ({ ...line, product: find(line.product.id) ?? line.product })) };
}

/** One order with its lines and deliveries; null when the account has none by that id. A reference number is looked up. */
export async function readOrder(context: Context, orderId: string, owner: Owner): Promise<Order | null> {
  if (owner.accountId === null || !orderId.startsWith(ORDER_SUMMARY_PREFIX))
    return lookUpOrder(context, orderId, owner);
  const { accountId, locale, signal } = owner;
  const parts = Promise.all([
    linesOf(context, orderId, owner),
    groupsOf(context, orderId, owner),
    orderTermsOf(context, [recordId(orderId)], owner),
  ]);
  // The order's own answer decides first: without an order its parts do not matter.
  parts.catch(() => undefined);
  try {
    const answer = await context.http.data(context.store(`/order-summaries/${encodeURIComponent(orderId)}`), {
      query: { effectiveAccountId: accountId, fields: orderFieldNames(context) },
      locale,
      signal,
    });
    const wire = read(orderSummary, answer.value, 'order');
    const whose = accountIdOf(wire);
    // Another account's order is not this account's, even where the session may see it.
    if (whose !== null && accountId !== null && !sameId(whose, accountId)) return null;
    const [lines, groups, { orders, serverTime }] = await parts;
    const terms = orders.find(({ orderSummaryId }) => sameId(orderSummaryId, orderId));
    const reading = await readingOf(context, owner, answer, wire.currencyIsoCode, terms, serverTime);
    return await withProducts(context, toOrder(headOf(wire), lines, groups, reading), owner);
  } catch (thrown) {
    if (toPortError(thrown).code === 'not-found') return null;
    throw thrown;
  }
}

/** When an order that was looked up was placed: its summary says where the look-up does not. Null for a guest, who has no summary. */
async function placedAtOf(
  { http, store }: Context,
  { id, fields }: WireLookup,
  { accountId, locale, signal }: Owner,
): Promise<string | null> {
  const isSaid = ['OrderedDate', 'CreatedDate'].some((name) => fieldText(fields, 'OrderSummary', name) !== null);
  if (isSaid || id === null || accountId === null) return null;
  try {
    const { value } = await http.data(store(`/order-summaries/${encodeURIComponent(id)}`), {
      query: { effectiveAccountId: accountId, fields: 'OrderedDate' },
      locale,
      signal,
    });
    return headOf(read(orderSummary, value, 'order')).placedAt;
  } catch (thrown) {
    if (toPortError(thrown).code === 'aborted') throw thrown;
    return null;
  }
}

/** An order by its reference number or id, in one call that guests have too; null while there is none. */
export async function lookUpOrder(context: Context, reference: string, owner: Owner): Promise<Order | null> {
  const { accountId, locale, signal } = owner;
  try {
    const answer = await context.http.data(context.store('/order-summaries/actions/lookup'), {
      method: 'POST',
      isRead: true,
      query: { effectiveAccountId: accountId },
      json: { orderSummaryIdOrRefNumber: reference },
      locale,
      signal,
    });
    const wire = read(orderLookup, answer.value, 'order');
    const whose = accountIdOf(wire);
    if (whose !== null && accountId !== null && !sameId(whose, accountId)) return null;
    const [{ orders, serverTime }, placedAt] = await Promise.all([
      orderTermsOf(context, wire.id ? [recordId(wire.id)] : [], owner),
      placedAtOf(context, wire, owner),
    ]);
    const terms = orders.find(({ orderSummaryId }) => sameId(orderSummaryId, wire.id));
    const head = {
      id: wire.id ?? reference,
      number: wire.orderNumber,
      status: wire.status,
      placedAt,
      fields: wire.fields,
    };
    const groups = wire.deliveryGroups ?? [];
    const items = groups.flatMap(({ lineItems }) =>
      (lineItems ?? []).flatMap(({ associatedLineItems, ...item }) => [item, ...(associatedLineItems ?? [])]),
    );
    const lines = items.map(({ id, fields, product }) => ({
      id,
      fields,
      product: product && { id: product.id ?? product.productId, fields: product.fields, media: product.media },
    }));
    const reading = await readingOf(context, owner, answer, wire.currencyIsoCode, terms, serverTime);
    const order = await withProducts(
      context,
      toOrder(
        head,
        lines,
        groups.map(({ fields }) => fields),
        reading,
      ),
      owner,
    );
    const { owner: buyer } = wire;
    const guest =
      order.guest ??
      (accountId === null && buyer !== null
        ? {
            lastName: buyer.lastName ?? undefined,
            email: buyer.email ?? undefined,
            phoneNumber: buyer.phoneNumber ?? undefined,
          }
        : null);
    return { ...order, guest };
  } catch (thrown) {
    const { code } = toPortError(thrown);
    // What is closed to guests is not the guest's.
    if (code === 'not-found' || (accountId === null && (code === 'signed-out' || code === 'forbidden'))) return null;
    throw thrown;
  }
}

/** Accounts that are tried for one order: the platform tells whose it is only to who asks in that account's name. */
const MAX_ACCOUNTS = 25;

/** The account of the buyer's that an order belongs to; null when it is of none of them. */
export async function accountOfOrder(
  context: Context,
  orderId: string,
  accountIds: readonly string[],
  { locale, signal }: Omit<Owner, 'accountId'>,
): Promise<string | null> {
  for (const accountId of [null, ...accountIds.slice(0, MAX_ACCOUNTS)]) {
    try {
      const { value } = await context.http.data(context.store(`/order-summaries/${encodeURIComponent(orderId)}`), {
        query: { effectiveAccountId: accountId, fields: 'AccountId' },
        locale,
        signal,
      });
      const whose = accountIdOf(read(orderSummary, value, 'order')) ?? accountId;
      return accountIds.find((id) => sameId(id, whose)) ?? null;
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (code !== 'not-found' && code !== 'forbidden' && code !== 'rejected') throw thrown;
    }
  }
  return null;
}
