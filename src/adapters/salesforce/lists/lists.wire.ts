import * as z from 'zod/mini';
import { id, list, optional, pageToken, text, whole } from '../../common/scalars';

const summary = z.object({
  id: id(),
  name: text(),
  createdDate: text(),
  modifiedDate: text(),
  wishlistProductCount: whole(),
});
export type WireList = z.output<typeof summary>;

/** `wishlists`. */
export const wishlists = z.object({ wishlistCount: whole(), summaries: list(summary) });

/** `wishlists/{id}`, and the response of creating one. */
export const wishlist = z.object({ summary });

/** `wishlists/{id}/wishlist-items`. */
export const wishlistItems = z.object({
  nextPageToken: pageToken(),
  items: list(z.object({ wishlistItemId: id(), productSummary: optional(z.object({ productId: text() })) })),
});
