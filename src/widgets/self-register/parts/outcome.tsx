import type { Registered, RegisterRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { Link } from '../../../ui/link/link';
import { NotDone, Small, Told, Unknown } from '../../common/commit/told';
import { Checking, Waiting } from '../../common/commit/waiting';
import type { Addresses, RegisterWords } from '../register.view.types';

export interface OutcomeProps {
  readonly state: CommitState<Registered, RegisterRefusal | 'handle-closed'>;
  readonly words: RegisterWords;
  readonly addresses: Addresses;
  readonly onCheck: () => void;
  readonly onVerifyAgain: () => void;
}

/** What is known of a registration that was sent and has not ended. */
export function Outcome({ state, words, addresses, onCheck, onVerifyAgain }: OutcomeProps) {
  const { m } = words;
  const { outcome } = m;
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Waiting since={state.since} texts={[null, outcome.slow, outcome.slow]} />;
    case 'checking':
      return <Checking since={state.since} text={outcome.checking} />;
    case 'unknown':
      return <Unknown title={outcome.unknown} text={outcome.unknownText} onCheck={onCheck} />;
    case 'not-done':
      return <NotDone title={outcome.notDone} text={outcome.notDoneText} error={state.error} />;
    case 'refused':
      if (state.reason === 'email-registered') return <EmailRegistered words={words} addresses={addresses} />;
      if (state.reason === 'verification-expired') {
        return (
          <Told tone="caution" title={outcome.expired} action={<Small onClick={onVerifyAgain}>{outcome.verifyAgain}</Small>}>
            {outcome.expiredText}
          </Told>
        );
      }
      return (
        <Told tone="critical" title={outcome.notDone}>
          {outcome.closed}
        </Told>
      );
    default:
      return state satisfies never;
  }
}

/** The email has access already: signing in or resetting the password is the way on (spec §8, decision 27). */
function EmailRegistered({ words: { m: { registered: m } }, addresses: { signIn, passwordReset } }: Pick<OutcomeProps, 'words' | 'addresses'>) {
  return (
    <Told tone="critical" title={m.title}>
      <p>{m.text}</p>
      <p className="tf-row tf-wrap" data-gap="4">
        {signIn !== null && (
          <Link href={signIn}>{m.signIn}</Link>
        )}
        {passwordReset !== null && (
          <Link href={passwordReset}>{m.reset}</Link>
        )}
      </p>
    </Told>
  );
}
