import type { RegisterRefusal } from '../../../domain';
import { Link } from '../../../ui/link/link';
import { BannerButton, OutcomeAlert } from '../../common/commit/outcome-alert';
import type { Addresses, RegisterMessages } from '../self-register.types';

interface RegistrationRefusedProps {
  readonly reason: RegisterRefusal | 'handle-closed';
  readonly messages: RegisterMessages;
  readonly addresses: Addresses;
  readonly onVerifyAgain: () => void;
}

/** Reason of a refused registration, with the next actions. */
export function RegistrationRefused({ reason, messages, addresses, onVerifyAgain }: RegistrationRefusedProps) {
  const { outcome } = messages.m;
  if (reason === 'email-registered') return <EmailRegistered messages={messages} addresses={addresses} />;
  if (reason === 'verification-expired') {
    return (
      <OutcomeAlert
        tone="caution"
        title={outcome.expired}
        action={<BannerButton onClick={onVerifyAgain}>{outcome.verifyAgain}</BannerButton>}
      >
        {outcome.expiredText}
      </OutcomeAlert>
    );
  }
  return (
    <OutcomeAlert tone="critical" title={outcome.notDone}>
      {outcome.closed}
    </OutcomeAlert>
  );
}

/** The email already has access: the buyer can sign in or reset the password (decision 27). */
function EmailRegistered({
  messages: {
    m: { registered: m },
  },
  addresses: { signIn, passwordReset },
}: Pick<RegistrationRefusedProps, 'messages' | 'addresses'>) {
  return (
    <OutcomeAlert tone="critical" title={m.title}>
      <p>{m.text}</p>
      <p className="tf-row tf-wrap" data-gap="4">
        {signIn !== null && (
          <Link href={signIn} alone>
            {m.signIn}
          </Link>
        )}
        {passwordReset !== null && (
          <Link href={passwordReset} alone>
            {m.reset}
          </Link>
        )}
      </p>
    </OutcomeAlert>
  );
}
