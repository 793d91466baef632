import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';

/** The buyer's reminders, soonest first. */
export function useReminders(accountId: string) {
  const { reminders } = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) =>
      reminders?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('reminders.list'),
  });
}

/** The points of the account. */
export function useRewards(accountId: string) {
  const { rewards } = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'rewards.read',
    args: {},
    accountId,
    read: (options) =>
      rewards?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('rewards.read'),
  });
}
