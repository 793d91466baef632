import { PortError } from '../../../ports';

/** Field problems in a store's response. */
type FieldProblems = Readonly<Record<string, string>> | null | undefined;

/** Throws if the response has field problems. @throws PortError `rejected` with the fields */
export function throwFieldErrors(fields: FieldProblems, message: string): void {
  if (fields && Object.keys(fields).length > 0) throw new PortError('rejected', message, { fields });
}

/** Returns the account of a call that guests cannot make. @throws PortError `signed-out` */
export function requireSignedIn(accountId: string | null): string {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no account');
  return accountId;
}
