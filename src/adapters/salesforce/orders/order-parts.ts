import type * as z from 'zod/mini';
import type { Order } from '../../../domain';
import { PortError } from '../../../ports';
import { productsBy } from '../catalog/products';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import type { Owner } from './order-reading';
import { countOf, type WireOrderLine } from './orders.mapping';
import { orderDeliveryGroups, orderItems } from './orders.wire';
import { qualified, type WireFields } from './record-fields';

/** Fields to request, at most 15 (platform limit). */
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

export async function linesOf(context: Context, id: string, owner: Owner): Promise<readonly WireOrderLine[]> {
  const lines: WireOrderLine[] = [];
  const seen = new Set<string>();
  let page: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { items, nextPageToken } = await linePage(context, id, page, owner);
    for (const { orderItemSummaryId, fields, product } of items ?? []) {
      // A line that moved to the next page between two requests is counted once.
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

/** Total quantities of orders, counted from their lines if neither the store's server method nor a field has them. */
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

export async function groupsOf(
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

/** Reads the products of an order's lines, which contain little product data. */
export async function withProducts(context: Context, order: Order, owner: Owner): Promise<Order> {
  const ids = [...new Set(order.lines.map(({ product }) => product.id))];
  const products = ids.length === 0 ? [] : await productsBy(context, 'ids', ids, owner).catch(() => []);
  const find = (id: string) => products.find((product) => product.id === id);
  return { ...order, lines: order.lines.map((line) => ({ ...line, product: find(line.product.id) ?? line.product })) };
}
