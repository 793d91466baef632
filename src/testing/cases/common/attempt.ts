import { assertThat } from '../../expect';

type Prepared = { readonly outcome: 'ready'; readonly handle: string } | { readonly outcome: 'done' | 'refused' };

/** Returns the prepared attempt for `commit`, `outcome` and `abandon`. Fails the case if none was prepared. */
export function attemptOf<At extends object>(
  at: At,
  prepared: Prepared,
): At & { readonly key: string; readonly handle: string } {
  assertThat(prepared.outcome === 'ready', `prepare answered ${prepared.outcome}`);
  return { ...at, key: `kit-${prepared.handle}`, handle: prepared.handle };
}
