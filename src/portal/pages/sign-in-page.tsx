import { SignIn, type SignInReason } from '../../widgets/sign-in';
import { usePortal } from '../portal-context';
import { returnPath } from '../portal-links';
import { pathOf } from '../routes';

/** Why somebody was sent to sign in, from the address. */
const reasons: readonly SignInReason[] = ['session-ended', 'needs-sign-in'];

/** The page to sign in on: the way to the host's login page, or what the host signs in with here, told where they go on. */
export default function SignInPage() {
  const { slots = {}, query, base, basePath, resend } = usePortal();
  const reason = reasons.find((known) => known === query.get('reason')) ?? null;
  const returnTo = returnPath(query.get('return'), basePath);
  const homeHref = pathOf({ name: 'home' }, base);
  return (
    <SignIn
      signInURL={resend?.signInURL}
      reason={reason}
      returnTo={returnTo}
      headingLevel={1}
      slots={{ form: slots.signIn?.({ reason, returnTo, homeHref }) }}
    />
  );
}
