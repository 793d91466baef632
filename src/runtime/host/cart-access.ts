import type { PortError } from '../../ports';
import { guestRights } from '../../rules';
import type { Session, SessionState } from '../session/session.types';

/** Whether the current buyer has a cart, or the reason why not; the same as for the cart widget (decisions 11 and 12). */
export type CartAccess =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly session: Session }
  | { readonly status: 'unavailable'; readonly reason: 'signed-out' | 'not-allowed' }
  | { readonly status: 'failed'; readonly error: PortError };

export function cartAccessOf(state: SessionState): CartAccess {
  if (state.status === 'loading' || state.status === 'failed') return state;
  if (state.status === 'ended') return { status: 'unavailable', reason: 'signed-out' };
  const { session } = state;
  if (session.isGuest)
    return guestRights(session.settings).cart
      ? { status: 'open', session }
      : { status: 'unavailable', reason: 'signed-out' };
  // An adapter without a session port does not restrict ordering.
  return session.user?.permissions.includes('ordering') === false
    ? { status: 'unavailable', reason: 'not-allowed' }
    : { status: 'open', session };
}
