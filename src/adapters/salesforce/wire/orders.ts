import * as z from 'zod/mini';
import { media } from './catalog';
import { decimal, flag, id, list, pageToken, shown, shownList, text, whole } from './scalars';

/** A field of a record: what it is called, and its value as a text. Types vary in case and are not read. */
const recordFields = () => shown(z.record(z.string(), shown(z.object({ label: text(), text: text(), type: text() }))));
export type WireFields = z.output<ReturnType<typeof recordFields>>;

const summary = z.object({
  orderSummaryId: id(),
  orderNumber: text(),
  status: text(),
  orderedDate: text(),
  createdDate: text(),
  totalAmount: decimal(),
  currencyIsoCode: text(),
  fields: recordFields(),
});
export type WireOrderSummary = z.output<typeof summary>;

/** `order-summaries`. */
export const orderSummaries = z.object({ orderSummaries: list(summary), nextPageToken: pageToken() });

/** `order-summaries/{id}`. */
export const orderSummary = summary;

const lineProduct = () => shown(z.object({ productId: text(), id: text(), canViewProduct: flag(), fields: recordFields(), media: media() }));

/** `order-summaries/{id}/items`. */
export const orderItems = z.object({
  nextPageToken: pageToken(),
  items: list(z.object({ orderItemSummaryId: id(), fields: recordFields(), product: lineProduct() })),
});

/** `order-summaries/{id}/delivery-groups`. */
export const orderDeliveryGroups = z.object({ orderDeliveryGroups: shownList(z.object({ fields: recordFields() })) });

/** `order-summaries/{id}/shipments`. */
export const orderShipments = z.object({
  shipments: shownList(z.object({ shipmentId: id(), shipmentNumber: text(), status: text(), expectedDeliveryDate: text(), fields: recordFields() })),
  nextPageToken: pageToken(),
});

/** `shipments/{id}/items`: quantities are numbers here. */
export const shipmentItems = z.object({ items: shownList(z.object({ shipmentItemId: id(), productId: text(), quantity: whole() })), nextPageToken: pageToken() });

/** `order-summaries/actions/lookup`: everything at once; ids of what a guest ordered are null. */
export const orderLookup = z.object({
  id: text(),
  orderNumber: text(),
  status: text(),
  currencyIsoCode: text(),
  fields: recordFields(),
  owner: shown(z.object({ firstName: text(), lastName: text(), email: text(), phoneNumber: text() })),
  deliveryGroups: list(z.object({
    fields: recordFields(),
    deliveryMethod: shown(z.object({ fields: recordFields() })),
    lineItems: list(z.object({ id: text(), fields: recordFields(), product: lineProduct() })),
  })),
});
export type WireLookup = z.output<typeof orderLookup>;
