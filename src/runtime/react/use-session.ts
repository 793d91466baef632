import {
  initialSession,
  type SessionCalls,
  type SessionHandle,
  sessionOf,
  type SessionSnapshot,
} from '../host/session-of';
import { selectAll, useHandle, useHostAdapter } from './use-handle';

/** The session as `useSession` has it: who is here, and what can be done about it. */
export interface HostSession extends SessionSnapshot, SessionCalls {}

const reading = {
  initial: initialSession,
  callsOf: ({ refresh, signOut }: SessionHandle): SessionCalls => ({ refresh, signOut }),
};

/**
 * The session that the widgets of the provider's adapter share. With a selector the component is drawn again only when
 * what it selects is another.
 * @throws when no provider has an adapter.
 */
export function useSession(): HostSession;
export function useSession<Part>(select: (session: HostSession) => Part): Part;
export function useSession(select: (session: HostSession) => unknown = selectAll): unknown {
  return useHandle(sessionOf(useHostAdapter('useSession')), reading, select);
}
