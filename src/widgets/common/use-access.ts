import type { PortError } from '../../ports';
import { guestRights, type GuestRights, type Permission } from '../../rules';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import type { Session } from '../../runtime/session/session.types';

/** Who a widget is for (decisions 11 and 12). */
export interface AccessRule {
  /** The permission a signed-in buyer needs; none lets every signed-in buyer in. */
  readonly permission?: Permission;
  /** The right that lets a guest in; none keeps guests out. */
  readonly guest?: keyof GuestRights;
}

/** Whether somebody may use a widget, or why not. */
export type Access =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly session: Session; readonly accountId: string | null }
  | { readonly status: 'signed-out'; readonly ended: boolean }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly error: PortError; readonly tryAgain: () => void };

/** Lets somebody in by session, permission and the store's settings for guests. */
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
      if (session.guest) {
        return guest !== undefined && guestRights(session.settings)[guest]
          ? open
          : { status: 'signed-out', ended: false };
      }
      // A host without a session port says nothing of permissions: its own pages decide who sees the widget.
      const held = session.user?.permissions;
      return permission === undefined || held === undefined || held.includes(permission) ? open : { status: 'denied' };
    }
    default:
      return state satisfies never;
  }
}
