import type * as z from 'zod/mini';
import { PortError, type SessionPort } from '../../../ports';
import { findCode } from '../../../rules/code-text';
import { PERMISSIONS } from '../../../rules/permissions';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { tradeSettings, tradeUser } from './session.wire';

type Found = z.output<typeof tradeUser.schema>['tradeUser'];

/** Milliseconds for which reads of the buyer use the answer to the guest flag. */
const ONE_START_MS = 10_000;

/** Implements the session port with the plugin. Every page calls it first; meanwhile `prefetch` loads further code. */
export function sessionPort({ graphql, now, session }: Context, prefetch: () => void): SessionPort {
  let flagged: { readonly at: number; readonly changes: number; readonly found: Found } | null = null;

  async function fetchUser(signal: AbortSignal | undefined): Promise<Found> {
    const found = (await graphql.send(tradeUser, { signal })).tradeUser;
    session.hadUser ||= found !== null;
    return found;
  }

  /** Reads the buyer at the start: one request answers guest flag, account and buyer. */
  async function started(signal: AbortSignal | undefined): Promise<Found> {
    if (signal?.aborted) throw new PortError('aborted', 'The call was aborted');
    return flagged?.changes === session.changes && now() - flagged.at < ONE_START_MS
      ? flagged.found
      : fetchUser(signal);
  }

  const accountOf = (found: Found): string | null =>
    found === null ? null : (session.accountId ?? found.defaultAccountId);

  return {
    async isGuest(_, call) {
      prefetch();
      flagged = null;
      const { changes } = session;
      const found = await fetchUser(call?.signal);
      flagged = { at: now(), changes, found };
      return found === null;
    },
    account: async (_, call) => accountOf(await started(call?.signal)),
    user: async (_, call) => {
      const found = await started(call?.signal);
      // A repeated call needs the current state.
      flagged = null;
      if (found === null) throw new PortError('signed-out', 'Nobody is signed in');
      return {
        id: found.id,
        firstName: plain(found.firstName),
        accountId: accountOf(found),
        permissions: found.permissions.flatMap((code) => findCode(PERMISSIONS, code) ?? []),
      };
    },
    settings: async (_, call) => (await graphql.send(tradeSettings, call)).tradeSettings,
  };
}
