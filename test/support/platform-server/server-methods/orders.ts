import { regions } from '../../../../src/adapters/demo/data/accounts';
import { paymentLabel } from '../../../../src/adapters/demo/engine/orders';
import { usualProducts } from '../../../../src/adapters/demo/engine/usual';
import { termsOf } from '../../../../src/adapters/demo/engine/checkout';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { ownerOf } from '../access';
import { isSame } from '../ids';
import { productByRecordId, productRecordId } from '../platform';
import { orderGroups } from '../wire/order';
import { orderLineRecordId, ordersOf, recentRecords, statusTextOf } from '../store/orders';
import { decimal } from '../wire/numbers';
import { accountArg, buyersAccountArg, throwHandled, type Handler, readerArg, serving, textsArg } from './arguments';

const getOrderTerms: Handler<'getOrderTerms'> = (exchange, args) => {
  const { platform } = exchange;
  const account = accountArg(exchange, args);
  const reader = readerArg(exchange, args, account);
  const { timeZone } = regions[termsOf(account).region];
  const now = platform.world.now();
  const known =
    account === null
      ? platform.ledger.orders.filter(
          ({ ownerId, unfinishedReads }) => ownerId === ownerOf(exchange) && unfinishedReads <= 0,
        )
      : ordersOf(platform, account);
  const orders = textsArg(args, 'orderSummaryIds', 100).flatMap((id) => {
    const order = known.find((candidate) => isSame(candidate.id, id));
    if (order === undefined) return [];
    const { answers, totals, surcharge, changesUntil, lines } = order.record;
    const buyer = platform.world.buyers.find(({ id: buyerId }) => buyerId === order.ownerId);
    const free = lines.flatMap((line, place) =>
      line.id.startsWith('free-') ? [orderLineRecordId(order.record, place)] : [],
    );
    return [
      {
        cases: totals.cases,
        changesUntil: changesUntil !== null && changesUntil > now ? instantOf(changesUntil, timeZone) : null,
        confirmationEmail: answers.guest?.email ?? (buyer === undefined ? null : `${buyer.id}@northquay.example`),
        deliveries: orderGroups(order).map(({ date, lines: grouped }) => ({
          date,
          lineIds: grouped.map(({ recordId }) => recordId),
        })),
        deliveryDate: answers.date,
        deposits: decimal(totals.deposits),
        empties: answers.empties,
        fields: answers.fields,
        freeLineIds: free,
        guest: answers.guest,
        method: answers.method,
        minimumOrderCharge: totals.smallOrder === null ? null : decimal(totals.smallOrder),
        notes: answers.notes,
        orderSummaryId: order.id,
        paymentLabel: order.record.paidWith ?? paymentLabel(answers.paymentMethodId, reader.locale),
        purchaseOrderNumber: answers.purchaseOrderNumber,
        status: statusTextOf(platform, order, reader),
        surcharge: surcharge === null ? null : decimal(surcharge),
        taxRate: totals.taxRate,
        timeZone,
      },
    ];
  });
  return { orders, serverTime: instantOf(now, timeZone) };
};

const getUsualProducts: Handler<'getUsualProducts'> = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  const reader = readerArg(exchange, args, account);
  const products = usualProducts(recentRecords(platform, account), platform.world, reader).map(
    ({ product, quantity, orders }) => ({
      orders,
      productId: productRecordId(platform.world.find(product.id) ?? throwHandled('ITEM_NOT_FOUND')),
      quantity,
    }),
  );
  return { products: products.filter(({ productId }) => productByRecordId(platform, productId) !== undefined) };
};

/** Operations on orders that the platform lacks. */
export const orderMethods = serving({ getOrderTerms, getUsualProducts });
