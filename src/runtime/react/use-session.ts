import {
  initialSession,
  type SessionCalls,
  type SessionHandle,
  sessionOf,
  type SessionSnapshot,
} from '../host/session-of';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** Result of `useSession`: the session and its methods. */
export interface HostSession extends SessionSnapshot, SessionCalls {}

const reading = {
  initial: initialSession,
  callsOf: ({ refresh, signOut }: SessionHandle): SessionCalls => ({ refresh, signOut }),
};

/**
 * Returns the session that the widgets of the provider's adapter share. With a selector, the component re-renders only
 * when the selected part changes.
 * @throws Error if no provider above has an adapter.
 */
export function useSession(): HostSession;
export function useSession<Part>(select: (session: HostSession) => Part): Part;
export function useSession(select: (session: HostSession) => unknown = selectAll): unknown {
  return useHandle(sessionOf(useHostAdapter('useSession')), reading, select);
}
