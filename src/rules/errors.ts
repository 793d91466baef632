import { isBlank } from './read';
import { plainText, truncate } from './text';

export * from './error-codes';

/** Business errors that depend on the operation, not on a server code. */
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

/** Maximum length of a status text from the backend, in characters. */
export const STATUS_TEXT_MAX = 200;

/**
 * Returns the status text of a failed account request as plain text on one line, cut to the maximum length; null when
 * there is none, so that the default message shows (decision 34).
 */
export function accountFailureText(statusText: unknown): string | null {
  // An HTML error page is cut before it is parsed.
  const text = plainText(typeof statusText === 'string' ? statusText.slice(0, 4000) : '').replace(/\s+/g, ' ');
  return isBlank(text) ? null : truncate(text, STATUS_TEXT_MAX);
}
