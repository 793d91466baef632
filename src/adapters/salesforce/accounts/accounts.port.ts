import type { AccountDetail } from '../../../domain';
import { type AccountsPort, PortError } from '../../../ports';
import { chunked } from '../catalog/products';
import { currencyOf } from '../common/amounts';
import { recordId, sameId } from '../common/ids';
import type { Context, ListedAccounts } from '../context';
import { readManagedAccounts, readSession } from '../session/session.port';
import { type AccountTerms, minimumOf, toAccount } from './accounts.mapping';
import { getAccountTerms } from './accounts.methods';

/** No more accounts are asked about at once. */
const MAX_TERMS = 200;

/** Milliseconds for which an account of the list that was just read is taken from it. */
const JUST_LISTED_MS = 30_000;

/** The accounts a buyer may act for. */
export function accountsPort(context: Context): AccountsPort {
  const { application, http, methods, options, parts, session, store } = context;

  async function termsOf(
    ids: readonly string[],
    locale: string,
    signal?: AbortSignal,
  ): Promise<readonly AccountTerms[]> {
    const ask = (accountIds: readonly string[]) =>
      methods.maybe(getAccountTerms, { language: locale, accountIds: [...accountIds] }, signal);
    const [start = [], ...more] = chunked(ids, MAX_TERMS);
    // The session waits for the first part, and so does everything that is shown: it does not queue behind other lists.
    const answers = await Promise.all([
      start.length === 0 ? null : ask(start),
      ...more.map((some) => parts(() => ask(some))),
    ]);
    return answers.flatMap((found) => found?.accounts ?? []);
  }

  async function all(locale: string, signal?: AbortSignal): Promise<ListedAccounts['accounts']> {
    const accounts = await list(true, locale, signal);
    session.listed = { at: context.now(), locale, accounts };
    return accounts;
  }

  /** A page that has just listed the accounts does not ask again to read one of them. */
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
      if (found === undefined) throw new PortError('not-found', 'The buyer has no such account');
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
      // The platform keeps no account of a session: whether the buyer may act for one is asked, then every call names it.
      await http.data(store(`/effective-accounts/${encodeURIComponent(accountId)}`), { signal: call?.signal });
      await readSession(context, accountId, call?.signal);
      session.accountId = accountId;
    },
  };
}
