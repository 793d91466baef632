import { SignIn, type SignInReason } from '../../widgets/sign-in';
import { usePortal } from '../portal-context';
import { returnPath } from '../portal-links';
import { pathOf } from '../routes';

/** Why somebody was sent to sign in, from the address. */
const reasons: readonly SignInReason[] = ['session-ended', 'needs-sign-in'];

/** The page to sign in on: the host's own, told why somebody is there and where they go on; or the way to its login page. */
export default function SignInPage() {
  const { slots = {}, query, base, basePath, resend } = usePortal();
  const reason = reasons.find((known) => known === query.get('reason')) ?? null;
  const returnTo = returnPath(query.get('return'), basePath, base);
  const homeHref = pathOf({ name: 'home' }, base);
  return slots.signIn?.({ reason, returnTo, homeHref }) ?? <SignIn signInURL={resend?.signInURL} reason={reason} returnTo={returnTo} headingLevel={1} />;
}
