import type { PortError, PortErrorCode, PortMethod } from '../ports';

/** Hints for developers by error code. */
const checks: Readonly<Record<PortErrorCode, string>> = {
  offline:
    'The device has no connection. An adapter reports “offline” only if navigator.onLine is false; a server that does not respond is “unavailable”.',
  timeout: 'Check in the network panel whether the server responds within the adapter’s time limit.',
  'signed-out':
    'Check whether the request carries the session: browsers do not send cookies of another site, and tokens expire.',
  forbidden: 'The user lacks a permission. Check what session.user returns, and the permissions on the server.',
  'not-found': 'Check the id passed to the widget, and whether it belongs to the account.',
  conflict: 'The data was changed meanwhile. Check whether the adapter sends the revision that it received.',
  rejected:
    'The server rejected the request, or the adapter does not have the method. Check the adapter, then the response.',
  'too-many-requests':
    'The server limits the rate of requests. Check its limits, and that the adapter passes on Retry-After.',
  unavailable: 'The server is down or cannot be reached. Check the address, CORS and the network panel.',
  malformed: 'The response could not be parsed. Run the conformance kit (tradefront/testing) against the adapter.',
  aborted: 'The call was aborted.',
  unexpected: 'The adapter threw an error that is not a PortError. The cause is below.',
};

/** Logs a warning in the console of a development build: what failed, and what to check. */
export function explain(widget: string, method: PortMethod | undefined, error: PortError): void {
  // What this file is for; nothing loads it in production.
  // eslint-disable-next-line no-console
  console.warn(`[tradefront] ${widget}: ${method ?? 'a call'} failed (${error.code}). ${checks[error.code]}`, error);
}
