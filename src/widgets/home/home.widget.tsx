import { useSettings } from '../../runtime/react/provider';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import { guestRights } from '../../rules';
import { SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { signInHref } from '../common/sign-in-address';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { homeContract } from './home.contract';
import { homeMessages } from './home.messages';
import type { HomeEvents, HomeProps } from './home.types';
import { SignedInView, WelcomeView } from './home.view';

function HomeBody(props: HomeProps & WidgetTools<HomeEvents>) {
  const { emit, slots = {}, messages: overrides } = props;
  const messages = useMessages(homeContract.name, homeMessages, overrides);
  const { links, customerService } = useSettings();
  const { state, runtime } = useSessionRuntime();
  const session = state.status === 'ready' ? state.session : null;
  const signIn = signInHref(props) ?? links.href({ to: 'sign-in' });
  return (
    <div part="home-page" className="tf-home-page">
      {fillSlot(slots.notice)}
      <OfflineBanner />
      {state.status === 'loading' && (
        <Skeleton label={messages.m.loading}>
          <Card as="div">
            <CardBody>
              <SkeletonText lines={3} />
            </CardBody>
          </Card>
        </Skeleton>
      )}
      {state.status === 'failed' && (
        <LoadFailed title={messages.m.title} error={state.error} onRetry={() => void runtime.reload()} />
      )}
      {session?.user && !session.isGuest && (
        <SignedInView
          messages={messages}
          name={session.user.firstName}
          productsHref={links.href({ to: 'products' })}
          cartHref={links.href({ to: 'cart' })}
          announcement={fillSlot(slots.announcement)}
        />
      )}
      {(state.status === 'ended' || (session !== null && (session.isGuest || session.user === null))) && (
        <WelcomeView
          messages={messages}
          signInHref={signIn}
          onSignIn={() => signIn !== null && emit('before-sign-in', { href: signIn })}
          registerHref={links.href({ to: 'register' })}
          onRegister={(href) => emit('register', { href })}
          browseHref={session !== null && guestRights(session.settings).browse ? links.href({ to: 'products' }) : null}
          resendHref={links.href({ to: 'resend' })}
          phone={customerService?.phone ?? null}
          announcement={fillSlot(slots.announcement)}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Home page for signed-out visitors. */
export const Home = /* @__PURE__ */ defineWidget<HomeProps, HomeEvents>(homeContract, HomeBody);
