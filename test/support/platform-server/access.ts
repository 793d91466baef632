import type { DemoAccount } from '../../../src/adapters/demo/data/accounts';
import type { DemoBuyer } from '../../../src/adapters/demo/data/buyers';
import { type Exchange, param } from './http/exchange';
import { refuse } from './http/reply';
import { isIdOf, isSame } from './ids';
import { accountByRecordId, ownAccount } from './platform';

/** Returns the signed-in buyer. A guest gets the error of an invalid session or of a resource closed to guests. */
export function buyerOf({ session }: Exchange): DemoBuyer {
  return session.buyer ?? refuse(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
}

/** Owner of carts: a buyer, or a guest by their cookie. */
export const ownerOf = ({ session }: Exchange): string => session.buyer?.id ?? session.key;

const NO_ACCOUNT = '000000000000000';

/** The effective account: the one named, or the buyer's own; null for a guest. */
export function accountOf(exchange: Exchange, named = exchange.query.get('effectiveAccountId')): DemoAccount | null {
  const { platform, session } = exchange;
  const isNamed = named !== null && named !== '' && named !== 'current' && !named.startsWith(NO_ACCOUNT);
  if (session.buyer === null) {
    if (isNamed) buyerOf(exchange);
    return null;
  }
  if (!isNamed) return ownAccount(platform, session);
  if (!isIdOf('account', named)) refuse(400, 'INVALID_ID_FIELD', `Invalid identifier: ${named}`);
  const account =
    accountByRecordId(platform, named) ??
    refuse(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'The effective account was not found.');
  if (!session.buyer.accounts.includes(account.id))
    refuse(403, 'INSUFFICIENT_ACCESS', 'You don’t have access to this account.');
  return account;
}

/** The effective account of a signed-in buyer. */
export function buyersAccount(exchange: Exchange): DemoAccount {
  buyerOf(exchange);
  return accountOf(exchange) ?? refuse(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'The effective account was not found.');
}

/** Refuses callers that may not order: a buyer without the permission, or a guest where guests have no cart. */
export function requireOrdering(exchange: Exchange): void {
  const {
    platform: {
      world: { changes },
    },
    session: { buyer },
  } = exchange;
  if (buyer === null && (changes.guestCart !== true || changes.guestPrices === false)) buyerOf(exchange);
  if (buyer !== null && !buyer.permissions.includes('ordering'))
    refuse(403, 'INSUFFICIENT_ACCESS', 'You need permission to access this cart.');
}

/** Refuses another store's id. */
export function requireOwnStore(exchange: Exchange): void {
  if (!isSame(param(exchange, 'store'), exchange.platform.webstoreId))
    refuse(404, 'WEBSTORE_NOT_FOUND', 'The web store was not found.');
}
