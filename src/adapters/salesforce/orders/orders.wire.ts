import * as z from 'zod/mini';
import { media } from '../catalog/catalog.wire';
import { decimal, flag, id, list, optional, pageToken, records, text } from '../common/scalars';

/** Objects whose fields an order comes with. */
export type FieldObject = 'OrderSummary' | 'OrderItemSummary' | 'OrderDeliveryGroupSummary' | 'OrderDeliveryMethod' | 'Product2';

const scalar = () => z.union([z.string(), z.number()]);

/** A field's value is its `text`; some stores answer with the value alone. Anything else is no value. */
const fieldValue = () => z.pipe(
  z.catch(z.nullish(z.union([scalar(), z.object({ text: z.nullish(scalar()) })])), null),
  z.transform((found): string | null => {
    const value = typeof found === 'object' ? found?.text : found;
    return value === null || value === undefined ? null : String(value);
  }),
);

/** Values of a record by field name. Labels, data names and types are not read. */
export const recordFields = () => optional(z.record(z.string(), fieldValue()));
export type WireFields = z.output<ReturnType<typeof recordFields>>;

/** Names to ask of a collection under an order, where they carry their object. */
export const qualified = (object: FieldObject, ...names: readonly string[]): readonly string[] => names.map((name) => `${object}.${name}`);

/**
 * A record's value by its field's name, as a text; null for none. Collections under an order name a field with its
 * object, `OrderItemSummary.Quantity`; the order itself and look-ups name it `Quantity`. Both are read.
 */
export function fieldText(fields: WireFields, object: FieldObject, name: string | null): string | null {
  if (name === null || fields === null) return null;
  const keys = [`${object}.${name}`, name];
  return keys.map((key) => (Object.hasOwn(fields, key) ? (fields[key] ?? null) : null)).find((value) => value !== null) ?? null;
}

/** Values of an object's own fields, under their names alone. */
export function ownFields(fields: WireFields, object: FieldObject): Readonly<Record<string, string | null>> {
  const prefix = `${object}.`;
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, value]));
}

/**
 * The fields of a record that may also stand beside its `fields`, as the platform's guide shows: `GrandTotalAmount` or
 * `grandTotalAmount`. The named field wins.
 */
export function withFlatFields(record: Readonly<Record<string, unknown>>, fields: WireFields): WireFields {
  const flat = Object.entries(record).flatMap(([name, value]) => {
    const { data } = z.safeParse(fieldValue(), value);
    return data === null || data === undefined ? [] : [[name.charAt(0).toUpperCase() + name.slice(1), data] as const];
  });
  return { ...Object.fromEntries(flat), ...Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null)) };
}

/** An order's head: what is asked as a field may stand beside `fields` too. `totalAmount`, the amount before tax, is the field `TotalAmount`. */
const summary = z.pipe(
  z.looseObject({ orderSummaryId: id(), orderNumber: text(), status: text(), orderedDate: text(), createdDate: text(), currencyIsoCode: text(), fields: recordFields() }),
  z.transform(({ orderSummaryId, orderNumber, status, orderedDate, createdDate, currencyIsoCode, fields, ...rest }) =>
    ({ orderSummaryId, orderNumber, status, orderedDate, createdDate, currencyIsoCode, fields: withFlatFields(rest, fields) })),
);
export type WireOrderSummary = z.output<typeof summary>;

/** `order-summaries`. */
export const orderSummaries = z.object({ orderSummaries: list(summary), nextPageToken: pageToken() });

/** `order-summaries/{id}`. */
export const orderSummary = summary;

const lineProduct = () => optional(z.object({ productId: text(), id: text(), canViewProduct: flag(), fields: recordFields(), media: media() }));

/** `order-summaries/{id}/items`. */
export const orderItems = z.object({
  nextPageToken: pageToken(),
  items: list(z.object({ orderItemSummaryId: text(), fields: recordFields(), product: lineProduct() })),
});

/** `order-summaries/{id}/delivery-groups`. */
export const orderDeliveryGroups = z.object({ orderDeliveryGroups: records(z.object({ fields: recordFields() })) });

/** `order-summaries/{id}/shipments`. */
export const orderShipments = z.object({
  shipments: records(z.object({ shipmentId: text(), shipmentNumber: text(), status: text(), expectedDeliveryDate: text(), fields: recordFields() })),
  nextPageToken: pageToken(),
});

/** `shipments/{id}/items`: quantities are numbers here. */
export const shipmentItems = z.object({ items: records(z.object({ shipmentItemId: text(), productId: text(), quantity: decimal() })), nextPageToken: pageToken() });

const lookupLine = () => z.object({ id: text(), fields: recordFields(), product: lineProduct() });

/** `order-summaries/actions/lookup`: everything at once; ids of what a guest ordered are null. */
export const orderLookup = z.object({
  id: text(),
  orderNumber: text(),
  status: text(),
  currencyIsoCode: text(),
  fields: recordFields(),
  owner: optional(z.object({ firstName: text(), lastName: text(), email: text(), phoneNumber: text() })),
  deliveryGroups: list(z.object({
    fields: recordFields(),
    deliveryMethod: optional(z.object({ fields: recordFields() })),
    // What a bundle holds stands under its line, and is a line of the order like it.
    lineItems: list(z.extend(lookupLine(), { associatedLineItems: list(lookupLine()) })),
  })),
});
export type WireLookup = z.output<typeof orderLookup>;
