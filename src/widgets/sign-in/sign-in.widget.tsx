import { useSettings } from '../../runtime/react/provider';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import { guestRights } from '../../rules';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { signInHref, findReturnPath } from '../common/sign-in-address';
import { signInContract } from './sign-in.contract';
import { signInMessages } from './sign-in.messages';
import type { SignInEvents, SignInProps } from './sign-in.types';
import { SignInView } from './sign-in.view';

function SignInBody(props: SignInProps & WidgetTools<SignInEvents>) {
  const { emit, slots = {}, messages: overrides, reason, returnTo } = props;
  const messages = useMessages(signInContract.name, signInMessages, overrides);
  const { links, customerService } = useSettings();
  const { state } = useSessionRuntime();
  const session = state.status === 'ready' ? state.session : null;
  const back = findReturnPath(returnTo, links);
  const href = signInHref({ ...props, returnTo: back });
  return (
    <SignInView
      messages={messages}
      reason={reason === 'session-ended' || reason === 'needs-sign-in' ? reason : null}
      href={href}
      // A host that cancels the event has its own sign-in.
      onLeave={() => href !== null && emit('before-sign-in', { href })}
      signedIn={
        session?.user && !session.isGuest
          ? { name: session.user.firstName, href: back ?? links.href({ to: 'home' }) }
          : null
      }
      registerHref={links.href({ to: 'register' })}
      resendHref={links.href({ to: 'resend' })}
      browseHref={session !== null && guestRights(session.settings).browse ? links.href({ to: 'products' }) : null}
      phone={customerService?.phone ?? null}
      slots={slots}
    />
  );
}

/** Sign-in page: links to the login page and returns to the previous page. */
export const SignIn = /* @__PURE__ */ defineWidget<SignInProps, SignInEvents>(signInContract, SignInBody);
