import type { ContactDetails } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';

/** How customer service is reached from an account, or by a guest; and how to ask again. */
export function useContact(
  accountId: string | null,
  enabled: boolean,
): readonly [read: Read<ContactDetails>, again: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'contact.read',
    args: {},
    accountId,
    enabled,
    read: (options) =>
      adapter.contact?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('contact.read'),
  });
}
