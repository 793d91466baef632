import type { UserAccount } from '../../domain';
import type { Permission } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';

/**
 * Message that explains why the last Super User of an account keeps the permission, and what to do (decision 47): make
 * another user a Super User if that is possible here, otherwise call customer service.
 */
export function useLastSuper(
  messages: Messages<typeof userAdminLazyMessages>,
): (accounts: readonly UserAccount[], offered: readonly Permission[]) => string {
  const {
    fill,
    m: { problems },
  } = messages;
  const { customerService } = useSettings();
  return (lastSuperAccounts, offered) => {
    const accounts = accountNames(lastSuperAccounts, messages);
    if (offered.includes('super')) return fill(problems.lastSuper, { accounts });
    return customerService === null
      ? fill(problems.lastSuperService, { accounts })
      : fill(problems.lastSuperCall, { accounts, phone: customerService.phone });
  };
}

const MAX_NAMES = 3;

/** Formats account names for a sentence: the first few names, and the number of the others. */
export function accountNames(
  accounts: readonly UserAccount[],
  { m, plural, locale }: Pick<Messages<typeof userAdminLazyMessages>, 'm' | 'plural' | 'locale'>,
): string {
  const few = accounts.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = accounts.length - few.length;
  if (more === 0) return new Intl.ListFormat(locale, { style: 'long' }).format(few);
  return plural(m.problems.accountsMore, more, { names: new Intl.ListFormat(locale, { style: 'narrow' }).format(few) });
}
