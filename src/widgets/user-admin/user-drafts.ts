import type { Adapter } from '../../ports';
import { perAdapter } from '../../runtime/per-adapter';
import type { Answers } from './user-admin.model';

/**
 * Forms that were left before they were saved, by account and user: in memory alone, since they are about other people,
 * and gone with the page.
 */
export const draftsOf = /* @__PURE__ */ perAdapter<Adapter, Map<string, Answers>>(() => new Map());

/** The key of a form. */
export const draftKey = (accountId: string | null, userId: string): string => `${accountId ?? ''}/${userId}`;
