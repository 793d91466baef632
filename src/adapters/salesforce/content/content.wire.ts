import * as z from 'zod/mini';
import { id, list, optional, text } from '../../common/scalars';

/** `cms/delivery/contents/{key}`: a body has values by property, whose type depends on the content type. */
export const contentDocument = z.object({
  contentKey: text(),
  managedContentId: text(),
  title: text(),
  unauthenticatedUrl: text(),
  contentBody: optional(z.record(z.string(), z.unknown())),
});
export type WireContent = z.output<typeof contentDocument>;

/** `cms/delivery/contents`. */
export const contentDocuments = z.object({ contents: list(contentDocument), nextPageUrl: text() });

const address = z.object({
  addressId: id(),
  addressType: text(),
  name: text(),
  street: text(),
  city: text(),
  region: text(),
  country: text(),
  postalCode: text(),
  isDefault: z.catch(z.nullable(z.boolean()), null),
});

/** `accounts/{id}/addresses`. */
export const addresses = z.object({ items: list(address), nextPageToken: text() });
export const savedAddress = address;
