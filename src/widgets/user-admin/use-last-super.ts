import type { UserAccount } from '../../domain';
import type { Permission } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import { accountNames } from './account-names';
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
