import type { PortError } from '../../ports';
import { guestRights, type GuestRights, type Permission } from '../../rules';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import type { Session } from '../../runtime/session/session.types';

/** Access rule of a widget (decisions 11 and 12). */
export interface AccessRule {
  /** Permission that a signed-in buyer needs; without one, every signed-in buyer has access. */
  readonly permission?: Permission;
  /** Right that a guest needs; without one, guests have no access. */
  readonly guest?: keyof GuestRights;
}

/** Whether the buyer has access to a widget, or the reason why not. */
export type Access =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly session: Session; readonly accountId: string | null }
  | { readonly status: 'signed-out'; readonly ended: boolean }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly error: PortError; readonly tryAgain: () => void };

/** Returns the access by session, permission and the store's settings for guests. */
export function useAccess({ permission, guest }: AccessRule): Access {
  const { state, runtime } = useSessionRuntime();
  switch (state.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', error: state.error, tryAgain: () => void runtime.reload() };
    case 'ended':
      return { status: 'signed-out', ended: true };
    case 'ready': {
      const { session } = state;
      const open = { status: 'open', session, accountId: session.accountId } as const;
      if (session.isGuest) {
        return guest !== undefined && guestRights(session.settings)[guest]
          ? open
          : { status: 'signed-out', ended: false };
      }
      // A host without a session port has no permissions: its own pages decide who sees the widget.
      const held = session.user?.permissions;
      return permission === undefined || held === undefined || held.includes(permission) ? open : { status: 'denied' };
    }
    default:
      return state satisfies never;
  }
}
