import type { Adapter } from '../../ports';
import { forgetStored, type StoredKind } from '../storage';
import { getSessionRuntime } from './session';

/** Removes from storage what account, guest and unfinished answers left in this tab, except the kinds to keep. */
export const clearVisitStorage = (adapter: Adapter, keep?: readonly StoredKind[]): void =>
  forgetStored(adapter.id, getSessionRuntime(adapter).storage(), keep);

/**
 * Clears everything of the account and of unfinished answers from storage and memory, in this tab and in the others
 * (decisions 45 and 55). Call it before the host's own logout page. Commits under way stay stored: an order that was
 * sent is found again by whoever placed it.
 *
 * With `leave`, which goes to another page, what is shown stays until this page is left; without it every widget shows
 * at once that the session ended.
 */
export function signOut(adapter: Adapter, leave?: () => void): void {
  const session = getSessionRuntime(adapter);
  clearVisitStorage(adapter);
  session.forgetElsewhere();
  if (leave === undefined) return session.forget();
  // A browser may keep the page as it was left, and show it again on the way back.
  window.addEventListener('pagehide', () => session.forget(), { once: true });
  leave();
}
