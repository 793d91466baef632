/** Server codes that have messages of their own, with the library's code for each. */
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

/** Server code that has its own message. */
export type ServerCode = keyof typeof SERVER_CODES;

/** Library code of a server error. The set is closed, so that a messages table can be complete. */
export type ServerErrorCode = (typeof SERVER_CODES)[ServerCode] | 'unexpected';

/** Every code that `errorFor` can return. */
export const SERVER_ERROR_CODES: readonly ServerErrorCode[] =
  /* @__PURE__ */ Object.values<ServerErrorCode>(SERVER_CODES).concat('unexpected');

const byServerCode: ReadonlyMap<unknown, ServerErrorCode> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(SERVER_CODES),
);

/**
 * Maps a server's error code to the library's closed set, never to text; an unknown code becomes `unexpected` (decision
 * 44).
 */
export const errorFor = (serverCode: unknown): ServerErrorCode => byServerCode.get(serverCode) ?? 'unexpected';
