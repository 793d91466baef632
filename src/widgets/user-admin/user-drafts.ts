import type { Adapter } from '../../ports';
import { perAdapter } from '../../runtime/per-adapter';
import { untilSignOut } from '../../runtime/session/session';
import type { Answers } from './user-admin.rules';

/**
 * Forms that were left before they were saved, by account and user: in memory alone, since they are about other people,
 * and gone with the page or a sign-out.
 */
export const draftsOf = /* @__PURE__ */ perAdapter((adapter: Adapter) =>
  untilSignOut(adapter, new Map<string, Answers>()),
);

/** The key of a form. */
export const draftKey = (accountId: string | null, userId: string): string => `${accountId ?? ''}/${userId}`;
