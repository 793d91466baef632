import type * as z from 'zod/mini';
import { PortError, type SessionPort } from '../../../ports';
import { isLoggedIn, parseEffectiveAccountId } from '../../../rules/accounts';
import { findCode } from '../../../rules/code-text';
import { PERMISSIONS } from '../../../rules/permissions';
import { recordId } from '../common/ids';
import { read } from '../../common/scalars';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { getBuyer } from './session.methods';
import { type ManagedAccount, managedAccounts, sessionContext } from './session.wire';

type SessionContext = z.output<typeof sessionContext>;

const accountIn = (given: unknown): string | null => {
  const accountId = parseEffectiveAccountId(given);
  return accountId === null ? null : recordId(accountId);
};

/** Reads the session context for an account; null for the session's own account. */
export async function readSession(
  { http, store, session }: Context,
  accountId: string | null,
  signal?: AbortSignal,
): Promise<SessionContext> {
  const { value } = await http.data(store('/session-context'), { query: { effectiveAccountId: accountId }, signal });
  const context = read(sessionContext, value, 'session context');
  session.guest = !isLoggedIn(context.guestUser);
  return context;
}

/** Milliseconds for which reads of the buyer use the session context of the guest flag. */
const ONE_START_MS = 10_000;

/** Implements the session port. Every page calls it first; meanwhile `prefetch` loads further code. */
export function sessionPort(context: Context, prefetch: () => void): SessionPort {
  const { application, methods, now, options, session } = context;
  let flagged: { readonly at: number; readonly found: SessionContext } | null = null;

  /** Reads the session context at the start: one request returns guest flag, account and buyer. */
  async function started(signal: AbortSignal | undefined): Promise<SessionContext> {
    if (signal?.aborted) throw new PortError('aborted', 'The call was aborted');
    return flagged !== null && now() - flagged.at < ONE_START_MS
      ? flagged.found
      : readSession(context, session.accountId, signal);
  }

  return {
    async isGuest(_, call) {
      prefetch();
      context.http.fetchToken();
      flagged = null;
      session.listed = null;
      const found = await readSession(context, null, call?.signal);
      flagged = { at: now(), found };
      return !isLoggedIn(found.guestUser);
    },
    account: async (_, call) => {
      const { guestUser, accountId } = await started(call?.signal);
      return isLoggedIn(guestUser) ? accountIn(session.accountId ?? accountId) : null;
    },
    user: async (_, call) => {
      const found = await started(call?.signal);
      // A repeated call needs the current state.
      flagged = null;
      if (!isLoggedIn(found.guestUser) || !found.userId) throw new PortError('signed-out', 'Nobody is signed in');
      const accountId = accountIn(session.accountId ?? found.accountId);
      const buyer = await methods.callIfAvailable(getBuyer, { effectiveAccountId: accountId }, call?.signal);
      return {
        id: recordId(found.userId),
        firstName: plain(found.profile?.firstName),
        accountId,
        permissions:
          buyer === null
            ? (options.permissions ?? ['ordering'])
            : buyer.permissions.flatMap((code) => findCode(PERMISSIONS, code) ?? []),
      };
    },
    settings: async (_, call) => {
      const { context: found, maxAge } = await application.get(call?.signal);
      const on = (flag: boolean | null): boolean => flag === true;
      return {
        guestBrowsingEnabled: on(found.guestBrowsingEnabled),
        guestCartEnabled: on(found.guestCartEnabled),
        guestCheckoutEnabled: on(found.guestCheckoutEnabled),
        guestCartCheckoutEnabled: on(found.guestCartCheckoutEnabled),
        splitShipmentEnabled: on(found.splitShipmentEnabled),
        skipPhoneNumberValidationEnabled: on(found.skipPhoneNumberValidationEnabled),
        defaultCurrency: found.defaultCurrency || 'USD',
        maxAge,
      };
    },
  };
}

/** The accounts that the buyer manages, with or without their own. The platform returns all at once. */
export async function readManagedAccounts(
  { http, store }: Context,
  includeMyAccount: boolean,
  locale: string,
  signal: AbortSignal | undefined,
): Promise<readonly ManagedAccount[]> {
  const { value } = await http.data(store('/external-managed-accounts'), {
    query: { includeMyAccount },
    locale,
    signal,
  });
  return read(managedAccounts, value, 'list of accounts').externalManagedAccounts ?? [];
}
