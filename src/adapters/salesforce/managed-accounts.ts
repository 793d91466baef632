import type { Context } from './context';
import { read } from './wire/scalars';
import { type ManagedAccount, managedAccounts } from './wire/session';

/** The accounts the buyer manages, with or without their own (spec §7). The platform answers with all of them at once. */
export async function readManagedAccounts({ http, store }: Context, includeMyAccount: boolean, locale: string, signal: AbortSignal | undefined): Promise<readonly ManagedAccount[]> {
  const { value } = await http.data(store('/external-managed-accounts'), { query: { includeMyAccount }, locale, signal });
  return read(managedAccounts, value, 'list of accounts').externalManagedAccounts ?? [];
}
