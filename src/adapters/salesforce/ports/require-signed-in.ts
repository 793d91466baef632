import { PortError } from '../../../ports';

/** The account of a call that guests can not make. @throws PortError `signed-out` */
export function requireSignedIn(accountId: string | null): string {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no account');
  return accountId;
}
