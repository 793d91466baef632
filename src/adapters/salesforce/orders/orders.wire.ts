import * as z from 'zod/mini';
import { media } from '../catalog/catalog.wire';
import { recordFields, withFlatFields } from './record-fields';
import { decimal, flag, id, list, pageToken, records, optional, text } from '../../common/scalars';

/**
 * Header of an order: requested fields can also be outside of `fields`. `totalAmount`, the amount before tax, is the
 * field `TotalAmount`.
 */
const summary = z.pipe(
  z.looseObject({
    orderSummaryId: id(),
    orderNumber: text(),
    status: text(),
    orderedDate: text(),
    createdDate: text(),
    currencyIsoCode: text(),
    fields: recordFields(),
  }),
  z.transform(
    ({ orderSummaryId, orderNumber, status, orderedDate, createdDate, currencyIsoCode, fields, ...rest }) => ({
      orderSummaryId,
      orderNumber,
      status,
      orderedDate,
      createdDate,
      currencyIsoCode,
      fields: withFlatFields(rest, fields),
    }),
  ),
);
export type WireOrderSummary = z.output<typeof summary>;

/** `order-summaries`. */
export const orderSummaries = z.object({ orderSummaries: list(summary), nextPageToken: pageToken() });

/** `order-summaries/{id}`. */
export const orderSummary = summary;

const lineProduct = () =>
  optional(z.object({ productId: text(), id: text(), canViewProduct: flag(), fields: recordFields(), media: media() }));

/** `order-summaries/{id}/items`. */
export const orderItems = z.object({
  nextPageToken: pageToken(),
  items: list(z.object({ orderItemSummaryId: text(), fields: recordFields(), product: lineProduct() })),
});

/** `order-summaries/{id}/delivery-groups`. */
export const orderDeliveryGroups = z.object({ orderDeliveryGroups: records(z.object({ fields: recordFields() })) });

/** `order-summaries/{id}/shipments`. */
export const orderShipments = z.object({
  shipments: records(
    z.object({
      shipmentId: text(),
      shipmentNumber: text(),
      status: text(),
      expectedDeliveryDate: text(),
      fields: recordFields(),
    }),
  ),
  nextPageToken: pageToken(),
});

/** `shipments/{id}/items`: quantities are numbers in this response. */
export const shipmentItems = z.object({
  items: records(z.object({ shipmentItemId: text(), productId: text(), quantity: decimal() })),
  nextPageToken: pageToken(),
});

const lookupLine = () => z.object({ id: text(), fields: recordFields(), product: lineProduct() });

/** `order-summaries/actions/lookup`: the complete order; ids of a guest's order are null. */
export const orderLookup = z.object({
  id: text(),
  orderNumber: text(),
  status: text(),
  currencyIsoCode: text(),
  fields: recordFields(),
  owner: optional(z.object({ firstName: text(), lastName: text(), email: text(), phoneNumber: text() })),
  deliveryGroups: list(
    z.object({
      fields: recordFields(),
      deliveryMethod: optional(z.object({ fields: recordFields() })),
      // The items of a bundle are nested in its line, and count as lines of the order.
      lineItems: list(z.extend(lookupLine(), { associatedLineItems: list(lookupLine()) })),
    }),
  ),
});
export type WireLookup = z.output<typeof orderLookup>;
