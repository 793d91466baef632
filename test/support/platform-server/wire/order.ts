import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import { recordId } from '../ids';
import { accountRecordId, type Platform, productRecordId, userRecordId } from '../platform';
import type { OrderEntry } from '../store/ledger';
import { lineProduct, orderLineRecordId, orderTotal, pretaxTotal, statusTextOf } from '../store/orders';
import { brief, dateTime, decimal, quantityText } from './numbers';
import { imageOf, productFields } from './product';

/** The parts of responses about orders. */
export interface OrderView {
  readonly platform: Platform;
  readonly account: DemoAccount | null;
  readonly reader: ViewerContext;
}

type Field = {
  readonly label: string;
  readonly text: string | null;
  readonly type: string;
  readonly dataName?: string;
  readonly dataType?: string;
};

type Entries = Readonly<Record<string, readonly [type: string, text: string | null]>>;

const dataTypes: Readonly<Record<string, string>> = {
  reference: 'tns:ID',
  id: 'tns:ID',
  currency: 'xsd:double',
  double: 'xsd:double',
  int: 'xsd:int',
  date: 'xsd:date',
  datetime: 'xsd:dateTime',
  boolean: 'xsd:boolean',
};

const labeledField = (name: string, [type, text]: Entries[string]): Field => ({
  label: name.replace('__c', '').replaceAll('_', ' '),
  text,
  type,
});
/** Fields of an order itself have a label, a text and a type; those of its child records have a name too. */
const fieldOf = (name: string, entry: Entries[string]): Field => ({
  ...labeledField(name, entry),
  dataName: name,
  dataType: dataTypes[entry[0].toLowerCase()] ?? 'xsd:string',
});

/** A map of the requested fields, all without a list; types may be written in any case, as on the platform. */
const fieldMap = (entries: Entries, names: readonly string[] = []): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      names.length === 0 || names.includes(name) ? [[name, fieldOf(name, entry)]] : [],
    ),
  );

/**
 * Fields of a collection under an order: requested and written with their object in front, `OrderItemSummary.Quantity`.
 * Other names are left out.
 */
const qualifiedMap = (object: string, entries: Entries, names: readonly string[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      names.includes(`${object}.${name}`) ? [[`${object}.${name}`, fieldOf(name, entry)]] : [],
    ),
  );

const ownerRecordId = ({ platform }: OrderView, { ownerId }: OrderEntry): string => {
  const buyer = platform.world.buyers.find(({ id }) => id === ownerId);
  return buyer === undefined ? recordId('user', 900) : userRecordId(platform, buyer);
};

function orderFields(order: OrderEntry, view: OrderView): Entries {
  const { record } = order;
  const { totals, answers } = record;
  return {
    AccountId: ['reference', view.account === null ? null : accountRecordId(view.platform, view.account)],
    OrderNumber: ['STRING', record.number],
    OrderReferenceNumber: ['string', order.referenceNumber],
    Status: ['picklist', statusTextOf(view.platform, order, view.reader)],
    OwnerId: ['reference', ownerRecordId(view, order)],
    GrandTotalAmount: ['currency', brief(orderTotal(order))],
    TotalAmount: ['CURRENCY', decimal(pretaxTotal(order))],
    TaxLocaleType: ['picklist', 'Net'],
    TotalProductAmount: ['currency', brief(totals.subtotal)],
    TotalTaxAmount: ['currency', brief(totals.tax)],
    TotalAdjustedProductAmount: ['currency', brief(totals.subtotal + totals.offer)],
    TotalAdjProductAmtWithTax: ['currency', brief(totals.subtotal + totals.offer + totals.tax)],
    TotalAdjustedDeliveryAmount: ['currency', brief(totals.deposits + (totals.smallOrder ?? 0))],
    UniqueProductCount: ['int', String(record.lines.length)],
    PoNumber: ['STRING', answers.purchaseOrderNumber],
    Delivery_Date__c: ['date', answers.date],
    OrderedDate: ['datetime', dateTime(record.placedAt)],
  };
}

/** An order in a list of orders. */
export function orderSummary(
  order: OrderEntry,
  view: OrderView,
  { fields, withProducts }: { fields: readonly string[]; withProducts: boolean },
) {
  const { record } = order;
  return {
    adjustmentAggregates: null,
    createdDate: dateTime(record.placedAt),
    currencyIsoCode: order.currency,
    fields: Object.fromEntries(
      Object.entries(orderFields(order, view)).flatMap(([name, entry]) =>
        fields.includes(name) ? [[name, labeledField(name, entry)]] : [],
      ),
    ),
    orderNumber: record.number,
    orderProductTopLevelLineCount: record.lines.length,
    orderSummaryId: order.id,
    orderedDate: dateTime(record.placedAt),
    ownerId: ownerRecordId(view, order),
    ...(withProducts ? { products: record.lines.map(({ productId }) => lookupProduct(productId, view)) } : {}),
    status: statusTextOf(view.platform, order, view.reader),
    totalAmount: decimal(pretaxTotal(order)),
  };
}

const visible = { canViewProduct: true, errorCode: null, errorMessage: null };
const unavailableProduct = {
  canViewProduct: false,
  errorCode: 'ITEM_NOT_FOUND',
  errorMessage: 'The product is not available.',
  media: null,
};

function fieldsOfProduct(productId: string, { platform, reader }: OrderView): Entries {
  const found = lineProduct(platform, productId, reader);
  if (found === undefined) return {};
  const { item } = found;
  return {
    Name: ['STRING', item.name],
    StockKeepingUnit: ['STRING', item.sku],
    Description: ['TEXTAREA', productFields(item, reader).Description ?? null],
    IsActive: ['BOOLEAN', 'true'],
  };
}

/** A product in the look-up and lists of orders. */
function lookupProduct(productId: string, view: OrderView) {
  const found = lineProduct(view.platform, productId, view.reader);
  if (found === undefined) return { ...unavailableProduct, fields: {}, id: null, variationAttributes: {} };
  return {
    ...visible,
    fields: fieldMap(fieldsOfProduct(productId, view)),
    id: productRecordId(found.item),
    media: imageOf(found.item),
    variationAttributes: {},
  };
}

/** A product in the lines of an order. */
function itemProduct(productId: string, view: OrderView, names: readonly string[]) {
  const found = lineProduct(view.platform, productId, view.reader);
  if (found === undefined) return { ...unavailableProduct, fields: {}, productAttributes: null, productId: null };
  return {
    ...visible,
    fields: qualifiedMap('Product2', fieldsOfProduct(productId, view), names),
    media: imageOf(found.item),
    productAttributes: null,
    productId: productRecordId(found.item),
  };
}

/** The deliveries of an order: lines outside the additional ones are in the first. With the ids of the groups. */
export function orderGroups(order: OrderEntry) {
  const { answers, lines, number } = order.record;
  const after = new Set(answers.additionalDeliveries.flatMap(({ lineIds }) => lineIds));
  const first = { date: answers.date, lineIds: lines.filter(({ id }) => !after.has(id)).map(({ id }) => id) };
  return [first, ...answers.additionalDeliveries]
    .filter(({ lineIds }) => lineIds.length > 0)
    .map((group, place) => ({
      ...group,
      id: recordId('group', `${number}${String(place).padStart(3, '0')}`),
      lines: lines.flatMap((line, at) =>
        group.lineIds.includes(line.id) ? [{ ...line, recordId: orderLineRecordId(order.record, at) }] : [],
      ),
    }));
}

function lineFields(order: OrderEntry, place: number, view: OrderView): Entries {
  const line = order.record.lines[place];
  if (line === undefined) return {};
  const found = lineProduct(view.platform, line.productId, view.reader);
  const unit = line.quantity === 0 ? 0 : Math.round(line.total / line.quantity);
  return {
    Name: ['string', found?.item.name ?? line.productId],
    Description: ['string', found?.item.name ?? null],
    Product2Id: ['reference', found === undefined ? null : productRecordId(found.item)],
    StockKeepingUnit: ['STRING', found?.item.sku ?? null],
    Quantity: ['double', quantityText(line.quantity)],
    QuantityOrdered: ['double', quantityText(line.quantity)],
    UnitPrice: ['currency', brief(unit)],
    ListPrice: ['currency', brief(unit)],
    TotalPrice: ['currency', brief(line.total)],
    TotalLineAmount: ['currency', brief(line.total)],
    AdjustedLineAmount: ['currency', brief(line.total)],
    TotalLineTaxAmount: ['currency', '0.0'],
    OriginalOrderItemId: [
      'reference',
      recordId('orderItem', `${order.record.number}${String(place).padStart(3, '0')}`),
    ],
    Type: ['picklist', 'Order Product'],
    TypeCode: ['picklist', 'Product'],
    OrderDeliveryGroupSummaryId: [
      'reference',
      orderGroups(order).find(({ lineIds }) => lineIds.includes(line.id))?.id ?? null,
    ],
  };
}

/** Lines of an order. */
export const orderItems = (order: OrderEntry, view: OrderView, fields: readonly string[]) =>
  order.record.lines.map(({ productId }, place) => ({
    adjustmentAggregates: null,
    fields: qualifiedMap('OrderItemSummary', lineFields(order, place, view), fields),
    orderItemSummaryId: orderLineRecordId(order.record, place),
    orderSummaryId: order.id,
    product: itemProduct(productId, view, fields),
  }));

function groupFields({ account }: OrderView, order: OrderEntry, date: string | null): Entries {
  return {
    DeliverToName: ['string', account?.name ?? null],
    DeliverToStreet: ['textarea', account?.address.street ?? null],
    DeliverToCity: ['string', account?.address.city ?? null],
    DeliverToState: ['string', account?.address.state ?? null],
    DeliverToPostalCode: ['string', account?.address.zip ?? null],
    DeliverToCountry: ['string', account?.address.country ?? null],
    DesiredDeliveryDate: ['datetime', date === null ? null : `${date}T12:00:00.000Z`],
    DeliveryInstructions: ['textarea', order.record.answers.notes],
  };
}

const methodFields = (order: OrderEntry): Entries => ({
  Name: ['string', order.record.answers.method === 'pickup' ? 'Pickup' : 'Truck'],
  ShippingFee: ['currency', '0.0'],
});

/** The delivery address of an order. */
export const deliveryGroups = (order: OrderEntry, view: OrderView, fields: readonly string[]) =>
  orderGroups(order).map(({ id, date }) => ({
    fields: {
      ...qualifiedMap('OrderDeliveryGroupSummary', { Id: ['id', id], ...groupFields(view, order, date) }, fields),
      ...qualifiedMap('OrderDeliveryMethod', methodFields(order), fields),
    },
  }));

/** All data of one order at once: the look-up by reference number. */
export function orderLookup(order: OrderEntry, view: OrderView) {
  const owner = order.contactInfo;
  return {
    adjustmentAggregates: null,
    adjustments: [],
    currencyIsoCode: order.currency,
    deliveryGroups: orderGroups(order).map(({ id, date, lines }) => ({
      currencyIsoCode: order.currency,
      deliveryMethod: { fields: fieldMap(methodFields(order)), id: null },
      fields: fieldMap(groupFields(view, order, date)),
      id,
      lineItems: lines.map((line) => ({
        adjustmentAggregates: null,
        adjustments: [],
        associatedLineItems: [],
        currencyIsoCode: order.currency,
        fields: fieldMap(
          lineFields(
            order,
            order.record.lines.findIndex((other) => other.id === line.id),
            view,
          ),
        ),
        id: line.recordId,
        itemClass: null,
        processExceptions: [],
        product: lookupProduct(line.productId, view),
        productSellingModel: null,
      })),
    })),
    fields: fieldMap(orderFields(order, view)),
    id: order.id,
    orderNumber: order.record.number,
    owner: {
      email: owner?.email ?? null,
      firstName: owner?.firstName ?? null,
      lastName: owner?.lastName ?? null,
      phoneNumber: owner?.phoneNumber ?? null,
      userName: null,
    },
    payments: [],
    status: statusTextOf(view.platform, order, view.reader),
  };
}
