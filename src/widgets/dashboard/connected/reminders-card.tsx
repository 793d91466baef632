import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { LazyCardProps } from '../dashboard.types';
import { RemindersCard } from '../parts/reminders-card';

/** Reads the buyer's reminders, soonest first, once the code of their card is here. */
export function ConnectedRemindersCard({ accountId, ...card }: LazyCardProps) {
  const { reminders } = useAdapter();
  const { locale } = useSettings();
  const asked = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) =>
      reminders?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('reminders.list'),
  });
  return <RemindersCard {...card} asked={asked} />;
}
