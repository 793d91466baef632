import { PortError } from '../../../ports';

/** What a store says of fields it does not take. */
type Told = Readonly<Record<string, string>> | null | undefined;

/** @throws PortError `rejected` naming the fields, where any are named */
export function throwFieldErrors(fields: Told, message: string): void {
  if (fields && Object.keys(fields).length > 0) throw new PortError('rejected', message, { fields });
}

/** The account of a call that guests can not make. @throws PortError `signed-out` */
export function requireSignedIn(accountId: string | null): string {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no account');
  return accountId;
}
