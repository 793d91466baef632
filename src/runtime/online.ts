import { PortError } from '../ports';

/** Whether the device reports a connection; true on a server. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/**
 * The error for code that failed to load: `unavailable`, because buyers need the same message as for an unreachable
 * service.
 */
export const codeNotLoaded = (cause: unknown): PortError =>
  new PortError(isOnline() ? 'unavailable' : 'offline', 'Not loaded', { cause });
