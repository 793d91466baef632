import type { Account, Address, Minimum } from '../../../domain';
import { ACCOUNT_CONDITIONS, findCode } from '../../../rules/server-codes';
import { amountOrNull } from '../common/amounts';
import { recordId } from '../common/ids';
import { plain } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import type { ManagedAccount } from '../session/session.wire';

/** Terms of one account from the store's server method. */
export type AccountTerms = ResponseOf<'getAccountTerms'>['accounts'][number];

/** Converts an account of the account list. */
export function toAccount(
  { accountId, accountName, isMyAccount, address }: ManagedAccount,
  terms: AccountTerms | undefined,
): Account {
  return {
    id: recordId(accountId),
    name: plain(accountName) || recordId(accountId),
    number: plain(terms?.number) || null,
    address: addressOf(address),
    isDefault: isMyAccount === true,
    isOwn: isMyAccount === true,
    conditions: (terms?.conditions ?? []).flatMap(({ code, stops, reason }) => {
      const known = findCode(ACCOUNT_CONDITIONS, code);
      if (known === null) return [];
      const stopped = (['add', 'checkout'] as const).filter((action) => stops.includes(action));
      const text = plain(reason);
      return [{ code: known, stops: stopped, ...(text === '' ? {} : { reason: text }) }];
    }),
  };
}

/** Converts an address with missing parts left empty; null for none. */
export function addressOf(
  wire: { readonly [part in keyof Address]?: string | null | undefined } | null | undefined,
): Address | null {
  if (wire === null || wire === undefined) return null;
  const part = (value: string | null | undefined): string => plain(value).replace(/\n/g, ', ');
  const address = {
    street: part(wire.street),
    city: part(wire.city),
    state: part(wire.state),
    zip: part(wire.zip),
    country: part(wire.country),
  };
  return Object.values(address).every((value) => value === '') ? null : address;
}

/** Converts the minimum of a server method (decision 6). */
export function minimumOf(
  wire: { readonly cases?: number | null | undefined; readonly value?: string | null | undefined } | null | undefined,
  currency: string,
): Minimum {
  const value = amountOrNull(wire?.value, currency);
  return { ...(typeof wire?.cases === 'number' ? { cases: wire.cases } : {}), ...(value === null ? {} : { value }) };
}
