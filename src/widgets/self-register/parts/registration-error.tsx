import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, OutcomeAlert } from '../../common/commit/outcome-alert';
import { PendingOutcome } from '../../common/commit/pending-outcome';
import type { RegisterMessages } from '../self-register.types';
import { useSecondsLeft } from '../use-seconds-left';
import type { Registration } from '../use-registration';

interface RegistrationErrorProps {
  readonly registration: Registration;
  readonly messages: RegisterMessages;
}

/** Shows a slow request, a request without a response, or an error. */
export function RegistrationError({
  registration: {
    since,
    unanswered,
    notSent,
    form: { values: draft },
  },
  messages,
}: RegistrationErrorProps) {
  const { m } = messages;
  if (since !== null) return <PendingOutcome since={since} texts={[null, m.slow, m.slow]} />;
  if (notSent !== null) {
    return (
      <OutcomeAlert tone="caution" title={m.verify.notSent}>
        {refusalText(
          { 'generation-failed': m.verify.generation, 'too-many-codes': m.verify.tooMany },
          notSent,
          m.verify.generation,
        )}
      </OutcomeAlert>
    );
  }
  if (unanswered === null) return null;
  const title =
    draft.step === 'account'
      ? m.account.notDone
      : draft.method === 'mobile' && draft.texted === null
        ? m.verify.notSent
        : m.verify.notDone;
  return (
    <>
      <NotDoneOutcome title={title} error={unanswered.error} />
      {unanswered.heldUntil !== null && (
        <Held key={unanswered.heldUntil} until={unanswered.heldUntil} messages={messages} />
      )}
    </>
  );
}

/** Countdown until the backend accepts the next request. */
function Held({
  until,
  messages: { m, plural },
}: Pick<RegistrationErrorProps, 'messages'> & { readonly until: number }) {
  const left = useSecondsLeft(until);
  return left > 0 ? <p className="tf-second tf-muted">{plural(m.waitFor, left)}</p> : null;
}
