import { isBlank } from './read';
import { plainText, truncate } from './text';

export * from './error-codes';

/** The rest of the catalogue: business errors that are told by what was being done, not by a server's code. */
export const CATALOGUE_CODES = [
  'cart-items-no-permission',
  'cart-access-needed',
  'cart-items-unavailable',
  'store-no-access',
  'account-id-required',
  'account-blocked',
  'account-temporarily-blocked',
  'account-not-verified',
  'account-not-linked',
  'account-number-not-found',
  'account-no-visit-plan',
  'ordering-unavailable',
  'ordering-restricted',
  'order-block',
  'product-not-listed',
  'items-out-of-stock',
  'item-not-added',
  'products-not-added',
  'price-unavailable',
  'pricing-failed',
  'back-office-error',
  'order-not-placed',
  'transaction-id-needed',
  'order-not-cancelled',
  'below-minimum',
  'lists-not-retrieved',
  'list-not-updated',
  'list-not-drafted',
  'list-not-deleted',
  'list-item-not-deleted',
  'list-limit',
  'user-exists',
  'email-registered',
  'not-verifiable',
  'code-not-generated',
  'not-displayable',
  'invoice-not-found',
  'data-source-unavailable',
] as const;
export type CatalogueCode = (typeof CATALOGUE_CODES)[number];

/** A status text is the backend's own: longer than this it is not one. */
export const STATUS_TEXT_MAX = 200;

/**
 * The status text that a failed account fetch shows, plain, on one line and capped; null when there is none,
 * and the default message shows instead (decision 34).
 */
export function accountFailureText(statusText: unknown): string | null {
  // A whole error page is cut before it is read.
  const text = plainText(typeof statusText === 'string' ? statusText.slice(0, 4000) : '').replace(/\s+/g, ' ');
  return isBlank(text) ? null : truncate(text, STATUS_TEXT_MAX);
}
