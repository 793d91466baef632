import { toPortError } from '../../ports';
import { parseEffectiveAccountId } from '../../rules';
import type { SwitchingSession, SwitchOutcome } from './session.types';
import { statusTextOf } from './status-text';

/** The latest account switch of each session. */
const latest = new WeakMap<SwitchingSession, Promise<unknown>>();

/**
 * Switches a session to another account. Switches run one after another: otherwise the slowest response would determine
 * the account.
 */
export function switchAccount(session: SwitchingSession, accountId: string): Promise<SwitchOutcome> {
  const result = Promise.resolve(latest.get(session)).then(() => switchNow(session, accountId));
  latest.set(
    session,
    result.catch(() => {}),
  );
  return result;
}

async function switchNow(session: SwitchingSession, target: string): Promise<SwitchOutcome> {
  const { adapter, store, handlers } = session;
  const current = session.current();
  const accountId = parseEffectiveAccountId(target);
  if (current === null || accountId === null || accountId === current.accountId) return { outcome: 'unchanged' };
  for (const handler of handlers) await handler.settle?.(current.accountId);
  try {
    await adapter.accounts?.switchTo?.({ accountId });
  } catch (thrown) {
    const error = toPortError(thrown);
    if (error.code === 'signed-out') store.setState({ status: 'ended', session: current }, true);
    return { outcome: 'failed', statusText: statusTextOf(error), error };
  }
  for (const handler of handlers) await handler.drop?.(current.accountId);
  store.setState({ status: 'ready', session: { ...current, accountId } }, true);
  session.keep(accountId);
  return { outcome: 'switched' };
}
