import type { Order } from '../../../domain';
import { toPortError } from '../../../ports';
import { recordId, sameId } from '../common/ids';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import { groupsOf, linesOf, withProducts } from './order-parts';
import { orderTermsOf, type Owner, readingOf } from './order-reading';
import { accountIdOf, toOrder, type WireHead } from './orders.mapping';
import { orderLookup, orderSummary, type WireLookup, type WireOrderSummary } from './orders.wire';
import { fieldText } from './record-fields';

const ORDER_SUMMARY_PREFIX = '1Os';

/** Header of an order from its summary. */
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

/** Fields to request from an order summary. */
export const orderFieldNames = ({ orderFields }: Context): string =>
  [
    ...SUMS,
    'AccountId',
    'TaxLocaleType',
    ...Object.values(orderFields).filter((name): name is string => typeof name === 'string'),
  ].join(',');

/**
 * Reads one order with lines and deliveries; null when the account has no order with that id. A reference number is
 * looked up.
 */
export async function readOrder(context: Context, orderId: string, owner: Owner): Promise<Order | null> {
  if (owner.accountId === null || !orderId.startsWith(ORDER_SUMMARY_PREFIX))
    return lookUpOrder(context, orderId, owner);
  const { accountId, locale, signal } = owner;
  const parts = Promise.all([
    linesOf(context, orderId, owner),
    groupsOf(context, orderId, owner),
    orderTermsOf(context, [recordId(orderId)], owner),
  ]);
  // The order's own response decides: without an order its parts are irrelevant.
  parts.catch(() => undefined);
  try {
    const answer = await context.http.data(context.store(`/order-summaries/${encodeURIComponent(orderId)}`), {
      query: { effectiveAccountId: accountId, fields: orderFieldNames(context) },
      locale,
      signal,
    });
    const wire = read(orderSummary, answer.value, 'order');
    const orderAccountId = accountIdOf(wire);
    // The session may have access to another account's order, but it does not belong to this account.
    if (orderAccountId !== null && accountId !== null && !sameId(orderAccountId, accountId)) return null;
    const [lines, groups, { orders, serverTime }] = await parts;
    const terms = orders.find(({ orderSummaryId }) => sameId(orderSummaryId, orderId));
    const reading = await readingOf(context, owner, answer, wire.currencyIsoCode, terms, serverTime);
    return await withProducts(context, toOrder(headOf(wire), lines, groups, reading), owner);
  } catch (thrown) {
    if (toPortError(thrown).code === 'not-found') return null;
    throw thrown;
  }
}

/** Order time from the summary, if a look-up does not contain it. Null for a guest, who has no summary. */
async function placedAtOf(
  { http, store }: Context,
  { id, fields }: WireLookup,
  { accountId, locale, signal }: Owner,
): Promise<string | null> {
  const hasDate = ['OrderedDate', 'CreatedDate'].some((name) => fieldText(fields, 'OrderSummary', name) !== null);
  if (hasDate || id === null || accountId === null) return null;
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

/**
 * Looks an order up by its reference number or id in one request, which guests can make too; null while there is none.
 */
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
    const orderAccountId = accountIdOf(wire);
    if (orderAccountId !== null && accountId !== null && !sameId(orderAccountId, accountId)) return null;
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
    // An order that is forbidden for guests is not the guest's.
    if (code === 'not-found' || (accountId === null && (code === 'signed-out' || code === 'forbidden'))) return null;
    throw thrown;
  }
}

/** Maximum number of accounts to try for one order: the platform returns an order only for its own account. */
const MAX_ACCOUNTS = 25;

/** The buyer's account of an order; null when it belongs to none of them. */
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
      const orderAccountId = accountIdOf(read(orderSummary, value, 'order')) ?? accountId;
      return accountIds.find((id) => sameId(id, orderAccountId)) ?? null;
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (code !== 'not-found' && code !== 'forbidden' && code !== 'rejected') throw thrown;
    }
  }
  return null;
}
