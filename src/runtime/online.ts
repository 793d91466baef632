import { PortError } from '../ports';

/** Whether the device has a connection, as far as it says; true on a server. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** The error for code that could not be fetched: a buyer is told the same as of a service that can't be reached. */
export const codeNotLoaded = (cause: unknown): PortError =>
  new PortError(isOnline() ? 'unavailable' : 'offline', 'Not loaded', { cause });
