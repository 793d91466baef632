import * as z from 'zod/mini';
import { count, recordId } from './parts';

const ofList = {
  /** The account the list is of. Check that the buyer may act for it. */
  effectiveAccountId: z.nullable(recordId()),
  /** A wishlist of the platform: the running user's own, or one that somebody shared with them. */
  listId: recordId(),
};

const someProducts = z.array(recordId());

/** `getListItems`. */
export const listItemsOfRequest = z.object({
  ...ofList,
  /** From 0. */
  page: count(),
  /** At most 60. */
  pageSize: count(),
});

/** `editList`. */
export const editListRequest = z.object({
  ...ofList,
  /** 1 to 255 characters, without spaces around them. */
  name: z.string(),
  /** Takes the place of the one there is; empty for none. */
  description: z.string(),
});

/** `deleteList`, `restoreList` and `getListPeople`. */
export const listRequest = z.object(ofList);

/** `setListItem`. */
export const listItemRequest = z.object({
  ...ofList,
  productId: recordId(),
  /** How many, above zero. */
  quantity: z.number(),
});

/** `removeListItems`. */
export const removeListItemsRequest = z.object({
  ...ofList,
  /** Products to take off. */
  productIds: someProducts,
});

/** `arrangeListItems`. */
export const arrangeListRequest = z.object({
  ...ofList,
  /** Products in the order wanted. */
  productIds: someProducts,
});

/** `shareList`. */
export const shareListRequest = z.object({
  ...ofList,
  /** One of `getListPeople`. */
  personId: recordId(),
  /** `edit` or `view`; null ends it. */
  access: z.nullable(z.enum(['edit', 'view'])),
});
