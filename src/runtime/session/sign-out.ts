import type { Adapter } from '../../ports';
import { forgetStored, type StoredKind } from '../storage';
import { getSessionRuntime } from './session';

/** Removes the stored data of account, guest and unfinished forms in this tab, except the given kinds. */
export const clearVisitStorage = (adapter: Adapter, keep?: readonly StoredKind[]): void =>
  forgetStored(adapter.id, getSessionRuntime(adapter).storage(), keep);

/**
 * Clears all data of the account and unfinished forms from storage and memory, in this tab and in the others (decisions
 * 45 and 55). Call it before the host's own logout page. Commits in progress stay stored, so that the user who sent an
 * order finds it again.
 * With `leave`, which navigates to another page, the current view stays until then; without it every widget shows at
 * once that the session has ended.
 */
export function signOut(adapter: Adapter, leave?: () => void): void {
  const session = getSessionRuntime(adapter);
  clearVisitStorage(adapter);
  session.forgetElsewhere();
  if (leave === undefined) return session.forget();
  // The back-forward cache can keep this page and show it again.
  window.addEventListener('pagehide', () => session.forget(), { once: true });
  leave();
}
