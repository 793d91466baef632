import type { PortError, PortErrorCode, PortMethod } from '../ports';

/** Hints for developers by error code. */
const checks: Readonly<Record<PortErrorCode, string>> = {
  offline:
    'The device has no connection. An adapter says “offline” only while navigator.onLine is false; a server that does not answer is “unavailable”.',
  timeout: 'Look at the request in the network panel: does the server answer, and within the adapter’s time limit?',
  'signed-out': 'Look whether the request carries the session: cookies of another site are not sent, tokens expire.',
  forbidden: 'The user may not do this. Look at the permissions that session.user answers, and at the server’s own.',
  'not-found': 'Look at the id the widget was given, and whether it belongs to the account.',
  conflict: 'The data changed in between. Look whether the adapter sends the revision it was given.',
  rejected:
    'The request was not accepted, or the adapter has no such method. Look at the adapter, then at what the server says.',
  'too-many-requests':
    'The server wants to be left alone for a while. Look at its limits, and whether the adapter passes on Retry-After.',
  unavailable: 'The server is down or was not reached. Look at the address, CORS and the network panel.',
  malformed: 'The answer could not be read. Run the conformance kit (tradefront/testing) against the adapter.',
  aborted: 'The call was given up.',
  unexpected: 'The adapter threw something that is no PortError. Its cause is below.',
};

/** Logs a warning in the console of a development build: what failed, and what to check. */
export function explain(widget: string, method: PortMethod | undefined, error: PortError): void {
  // What this file is for; nothing loads it in production.
  // eslint-disable-next-line no-console
  console.warn(`[tradefront] ${widget}: ${method ?? 'a call'} failed (${error.code}). ${checks[error.code]}`, error);
}
