import type { CartRefusal } from '../../../domain';
import { errorFor } from '../../../rules/error-codes';
import { plain } from '../text';
import type { ServerError } from '../transport/errors';

const reasons: readonly CartRefusal[] = ['out-of-stock', 'not-listed', 'quantity', 'ordering-stopped', 'cart-full', 'line-gone', 'not-added'];

/** A reason a server method gives; `not-added` for one we do not know. */
export const cartRefusalFor = (word: unknown): CartRefusal => reasons.find((reason) => reason === word) ?? 'not-added';

/** Words by which the platform and stores say that it is about stock or about how many; codes only, never messages. */
const STOCK = /STOCK|INVENTORY/;
const QUANTITY = /QUANTITY|INCREMENT|MINIMUM|MAXIMUM_ORDER/;
const FULL = /MAX_LIMIT_EXCEEDED|^LIMIT_EXCEEDED|TOO_MANY_RECORDS|CART_ITEM_LIMIT/;

/** Why a product did not go into the cart, by the server's codes (spec §8). */
export function refusalOf(errors: readonly ServerError[]): CartRefusal {
  const codes = errors.map(({ code }) => code);
  if (codes.some((code) => STOCK.test(code))) return 'out-of-stock';
  if (codes.some((code) => QUANTITY.test(code))) return 'quantity';
  if (codes.some((code) => FULL.test(code))) return 'cart-full';
  if (codes.some((code) => code === 'ORDERING_STOPPED')) return 'ordering-stopped';
  if (codes.some((code) => errorFor(code) === 'item-not-found' || errorFor(code) === 'record-missing' || code === 'INVALID_ID_FIELD')) return 'not-listed';
  return 'not-added';
}

/** The platform's own words for a refusal, plain; undefined for none. */
export const detailOf = (errors: readonly ServerError[]): string | undefined => plain(errors[0]?.message) || undefined;
