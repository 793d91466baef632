import type { UserAccount } from '../../domain';
import type { Messages } from '../../runtime/react/use-messages';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';

const MOST = 3;

/** Names of accounts as a sentence has them; of many the first few, and how many more there are. */
export function accountNames(
  accounts: readonly UserAccount[],
  { m, plural, locale }: Pick<Messages<typeof userAdminLazyMessages>, 'm' | 'plural' | 'locale'>,
): string {
  const few = accounts.slice(0, MOST).map(({ name }) => name);
  const more = accounts.length - few.length;
  if (more === 0) return new Intl.ListFormat(locale, { style: 'long' }).format(few);
  return plural(m.problems.accountsMore, more, { names: new Intl.ListFormat(locale, { style: 'narrow' }).format(few) });
}
