import type { Autopay, WalletMethod } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';

/** Everything that is stored to pay with, and how to ask again. */
export function useWalletMethods(
  accountId: string | null,
): readonly [read: Read<readonly WalletMethod[]>, again: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'wallet.methods',
    args: {},
    accountId,
    read: (options) =>
      adapter.wallet?.methods?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('wallet.methods'),
  });
}

/** Whether and how the account pays by itself, and how to ask again; null where the backend knows of none. */
export function useAutopay(accountId: string | null): readonly [read: Read<Autopay>, again: () => void] | null {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const isKnown = adapter.wallet?.autopay !== undefined;
  const reading = useRead({
    method: 'wallet.autopay',
    args: {},
    accountId,
    enabled: isKnown,
    read: (options) =>
      adapter.wallet?.autopay?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('wallet.autopay'),
  });
  return isKnown ? reading : null;
}
