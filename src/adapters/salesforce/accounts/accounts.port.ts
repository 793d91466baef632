import type { AccountDetail } from '../../../domain';
import { type AccountsPort, PortError } from '../../../ports';
import { chunked } from '../catalog/products';
import { currencyOf } from '../common/amounts';
import { recordId, sameId } from '../common/ids';
import type { Context, ListedAccounts } from '../context';
import { readManagedAccounts, readSession } from '../session/session.port';
import { type AccountTerms, minimumOf, toAccount } from './accounts.mapping';
import { getAccountTerms } from './accounts.methods';

/** Maximum number of accounts in one request. */
const MAX_TERMS = 200;

/** Milliseconds for which `read` reuses a response of `list`. */
const JUST_LISTED_MS = 30_000;

/** Implements the accounts port. */
export function accountsPort(context: Context): AccountsPort {
  const { application, http, methods, options, parts, session, store } = context;

  async function termsOf(
    ids: readonly string[],
    locale: string,
    signal?: AbortSignal,
  ): Promise<readonly AccountTerms[]> {
    const fetchTerms = (accountIds: readonly string[]) =>
      methods.callIfAvailable(getAccountTerms, { language: locale, accountIds: [...accountIds] }, signal);
    const [start = [], ...more] = chunked(ids, MAX_TERMS);
    // The session and everything shown wait for the first part, so it is not queued behind other requests.
    const answers = await Promise.all([
      start.length === 0 ? null : fetchTerms(start),
      ...more.map((some) => parts(() => fetchTerms(some))),
    ]);
    return answers.flatMap((found) => found?.accounts ?? []);
  }

  async function all(locale: string, signal?: AbortSignal): Promise<ListedAccounts['accounts']> {
    const accounts = await list(true, locale, signal);
    session.listed = { at: context.now(), locale, accounts };
    return accounts;
  }

  /** Returns the account list if it was just read, so that reading one account needs no further request. */
  async function listed(locale: string, signal?: AbortSignal): Promise<ListedAccounts['accounts']> {
    const known = session.listed;
    return known?.locale === locale && context.now() - known.at < JUST_LISTED_MS ? known.accounts : all(locale, signal);
  }

  async function list(includeOwn: boolean, locale: string, signal?: AbortSignal): Promise<ListedAccounts['accounts']> {
    const found = await readManagedAccounts(context, includeOwn, locale, signal);
    const terms = await termsOf(
      found.map(({ accountId }) => recordId(accountId)),
      locale,
      signal,
    );
    return found.map((account) => {
      const own = terms.find(({ accountId }) => sameId(accountId, account.accountId));
      return [toAccount(account, own), own];
    });
  }

  return {
    list: async ({ includeOwn, locale }, call) =>
      (await (includeOwn ? all(locale, call?.signal) : list(false, locale, call?.signal))).map(([account]) => account),
    async read({ accountId, locale }, call) {
      const [accounts, { context: store }] = await Promise.all([
        listed(locale, call?.signal),
        application.get(call?.signal),
      ]);
      const found = accounts.find(([account]) => sameId(account.id, accountId));
      if (found === undefined) throw new PortError('not-found', 'The buyer cannot use this account');
      const [account, terms] = found;
      const currency = currencyOf(terms?.currencyIsoCode, store.defaultCurrency);
      return {
        ...account,
        timeZone: terms?.timeZone || (options.timeZone ?? 'UTC'),
        currency,
        minimum: minimumOf(terms?.minimum, currency),
        bottlerId: terms?.bottlerId ?? null,
        visits: (terms?.visits ?? []).map(({ date, cutOff }) => ({ date, cutOff })),
      } satisfies AccountDetail;
    },
    async switchTo({ accountId }, call) {
      // The platform's session has no account: the request checks access, and later calls send the account.
      await http.data(store(`/effective-accounts/${encodeURIComponent(accountId)}`), { signal: call?.signal });
      await readSession(context, accountId, call?.signal);
      session.accountId = accountId;
    },
  };
}
