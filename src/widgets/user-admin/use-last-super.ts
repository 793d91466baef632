import type { UserAccount } from '../../domain';
import type { Permission } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';

/**
 * Why the last Super User of some accounts stays one, and the way out (decision 47): another one where they may be made
 * here, otherwise customer service.
 */
export function useLastSuper(
  messages: Messages<typeof userAdminLazyMessages>,
): (accounts: readonly UserAccount[], offered: readonly Permission[]) => string {
  const {
    fill,
    m: { problems },
  } = messages;
  const { customerService } = useSettings();
  return (alone, offered) => {
    const accounts = accountNames(alone, messages);
    if (offered.includes('super')) return fill(problems.lastSuper, { accounts });
    return customerService === null
      ? fill(problems.lastSuperService, { accounts })
      : fill(problems.lastSuperCall, { accounts, phone: customerService.phone });
  };
}

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
