import { assertThat } from '../../expect';

type Prepared = { readonly outcome: 'ready'; readonly handle: string } | { readonly outcome: 'done' | 'refused' };

/** The attempt that was prepared, as it is sent, looked up and given up. Fails the case where none was. */
export function attemptOf<At extends object>(
  at: At,
  prepared: Prepared,
): At & { readonly key: string; readonly handle: string } {
  assertThat(prepared.outcome === 'ready', `prepare answered ${prepared.outcome}`);
  return { ...at, key: `kit-${prepared.handle}`, handle: prepared.handle };
}
