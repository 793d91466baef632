import type { UserAccount } from '../../domain';

const MOST = 3;

/** Names of accounts as a sentence has them; of many the first few. */
export function accountNames(accounts: readonly UserAccount[], tag: string): string {
  const few = accounts.slice(0, MOST).map(({ name }) => name);
  const isAll = accounts.length <= MOST;
  return new Intl.ListFormat(tag, { style: isAll ? 'long' : 'narrow' }).format(few) + (isAll ? '' : '…');
}
