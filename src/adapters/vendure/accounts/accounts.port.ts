import type { AccountsPort } from '../../../ports';
import type { Context } from '../context';
import { toAccount, toAccountDetail } from './accounts.mapping';
import { tradeAccount, tradeAccounts } from './accounts.wire';

/** Implements the accounts port. The server knows the account of a call by its header, so a switch only checks it. */
export function accountsPort({ graphql, session }: Context): AccountsPort {
  return {
    async list({ includeOwn, locale }, call) {
      const { tradeAccounts: accounts } = await graphql.send(tradeAccounts, { locale, ...call });
      return accounts.filter(({ isOwn }) => includeOwn || !isOwn).map(toAccount);
    },
    read: async ({ accountId, locale }, call) =>
      toAccountDetail((await graphql.send(tradeAccount, { accountId, locale, ...call })).tradeAccount),
    async switchTo({ accountId }, call) {
      await graphql.send(tradeAccount, { accountId, ...call });
      session.accountId = accountId;
    },
  };
}
