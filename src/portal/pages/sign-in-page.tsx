import { SignIn, type SignInReason } from '../../widgets/sign-in';
import { usePortal } from '../portal-context';
import { returnPath } from '../portal-links';
import { pathOf } from '../routes';

/** Reasons in the query for redirecting a visitor to sign in. */
const reasons: readonly SignInReason[] = ['session-ended', 'needs-sign-in'];

/** Sign-in page: a link to the host's login page, or the host's own sign-in form, which receives the return path. */
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
