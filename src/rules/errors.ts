import { isBlank } from './read';
import { plainText, truncate } from './text';

/** Server codes the specification maps to messages (§8), and the codes we call them by. */
const SERVER_CODES = {
  WEBSTORE_NOT_FOUND: 'store-not-found',
  EFFECTIVE_ACCOUNT_NOT_FOUND: 'account-not-found',
  API_DISABLED_FOR_ORG: 'api-disabled',
  INVALID_API_INPUT: 'request-refused',
  MAX_LIMIT_EXCEEDED: 'max-limit-exceeded',
  LIMIT_EXCEEDED: 'limit-exceeded',
  TOO_MANY_RECORDS: 'too-many-records',
  INSUFFICIENT_ACCESS: 'no-access',
  ITEM_NOT_FOUND: 'item-not-found',
  MISSING_RECORD: 'record-missing',
  INVALID_BATCH_SIZE: 'batch-size',
  ALREADY_APPLIED: 'already-applied',
  BLOCKED_EXCLUSIVE: 'blocked-by-exclusive',
  UNQUALIFIED_CART: 'cart-not-qualified',
} as const;

/** The server codes that have a message of their own. */
export type ServerCode = keyof typeof SERVER_CODES;

/** What a server code becomes: closed, so that a messages table can be complete. */
export type ServerErrorCode = (typeof SERVER_CODES)[ServerCode] | 'unexpected';

/** Every code `errorFor` can answer with. */
export const SERVER_ERROR_CODES: readonly ServerErrorCode[] =
  /* @__PURE__ */ Object.values<ServerErrorCode>(SERVER_CODES).concat('unexpected');

const byServerCode: ReadonlyMap<unknown, ServerErrorCode> =
  /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(SERVER_CODES));

/** The closed code of a server's error code, never words; anything unknown is `unexpected` (spec §8, decision 44). */
export const errorFor = (serverCode: unknown): ServerErrorCode => byServerCode.get(serverCode) ?? 'unexpected';

/** The rest of the catalogue (spec §8): business errors that are told by what was being done, not by a server's code. */
export const CATALOGUE_CODES = [
  'cart-items-no-permission', 'cart-access-needed', 'cart-items-unavailable', 'store-no-access', 'account-id-required',
  'account-blocked', 'account-temporarily-blocked', 'account-not-verified', 'account-not-linked', 'account-number-not-found',
  'account-no-visit-plan', 'ordering-unavailable', 'ordering-restricted', 'order-block',
  'product-not-listed', 'items-out-of-stock', 'item-not-added', 'products-not-added', 'price-unavailable', 'pricing-failed',
  'back-office-error',
  'order-not-placed', 'transaction-id-needed', 'order-not-cancelled', 'below-minimum',
  'lists-not-retrieved', 'list-not-updated', 'list-not-drafted', 'list-not-deleted', 'list-item-not-deleted', 'list-limit',
  'user-exists', 'email-registered',
  'not-verifiable', 'code-not-generated',
  'not-displayable', 'invoice-not-found', 'data-source-unavailable',
] as const;
export type CatalogueCode = (typeof CATALOGUE_CODES)[number];

/** A status text is the backend's own: longer than this it is not one. */
export const STATUS_TEXT_MAX = 200;

/**
 * The status text that a failed account fetch shows (spec §8), plain, on one line and capped; null when there is none,
 * and the default message shows instead (decision 34).
 */
export function accountFailureText(statusText: unknown): string | null {
  // A whole error page is cut before it is read.
  const text = plainText(typeof statusText === 'string' ? statusText.slice(0, 4000) : '').replace(/\s+/g, ' ');
  return isBlank(text) ? null : truncate(text, STATUS_TEXT_MAX);
}
