import { safeHref } from '../../rules';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { ButtonLink } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { signInHref } from '../common/sign-in-address';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { selfRegisterContract } from './self-register.contract';
import { selfRegisterMessages } from './self-register.messages';
import type { Addresses, RegisterMessages, SelfRegisterEvents, SelfRegisterProps } from './self-register.types';
import { SelfRegisterView } from './self-register.view';

type Given = SelfRegisterProps & WidgetTools<SelfRegisterEvents>;

function SelfRegisterBody(props: Given) {
  const { slots = {}, emit, messages: overrides } = props;
  const messages = useMessages(selfRegisterContract.name, selfRegisterMessages, overrides);
  const { links } = useSettings();
  const { state, runtime } = useSessionRuntime();
  const addresses: Addresses = {
    home: addressOf(props.homeURL) ?? links.href({ to: 'home' }),
    signIn: signInHref(props) ?? links.href({ to: 'sign-in' }),
    passwordReset: addressOf(props.passwordResetURL),
    resend: links.href({ to: 'resend' }),
    stores: { ios: addressOf(props.appStoreIos), android: addressOf(props.appStoreAndroid) },
  };
  const user = state.status === 'ready' && !state.session.isGuest ? state.session.user : null;
  return (
    <div part="register-page" className="tf-register-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{messages.m.title}</Heading>)}
      <OfflineBanner />
      {state.status === 'loading' && <Loading label={messages.m.loading} />}
      {state.status === 'failed' && (
        <LoadFailed title={messages.m.failed} error={state.error} onRetry={() => void runtime.reload()} />
      )}
      {user !== null && <SignedIn name={user.firstName} home={addresses.home} messages={messages} />}
      {/* Registration works without a session, so an ended session does not block it. */}
      {user === null && (state.status === 'ready' || state.status === 'ended') && (
        <SelfRegisterView
          skipFormat={
            (state.session?.settings ?? { skipPhoneNumberValidationEnabled: false }).skipPhoneNumberValidationEnabled
          }
          messages={messages}
          addresses={addresses}
          emit={emit}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

const addressOf = (address: string | undefined): string | null =>
  address === undefined ? null : (safeHref(address, { origin: 'https://any.invalid' })?.href ?? null);

function SignedIn({
  name,
  home,
  messages: { m, fill },
}: {
  readonly name: string;
  readonly home: string | null;
  readonly messages: RegisterMessages;
}) {
  return (
    <Card as="div">
      <EmptyState
        glyph="arrow"
        level={usePartLevel(1)}
        title={fill(m.signedIn.title, { name })}
        text={m.signedIn.text}
        actions={home !== null && <ButtonLink href={home}>{m.ends.home}</ButtonLink>}
      />
    </Card>
  );
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody className="tf-stack" data-gap="4">
        <SkeletonText lines={2} />
        <SkeletonShape shape="control" width="md" />
        <SkeletonShape shape="control" width="md" />
      </CardBody>
    </Card>
  </Skeleton>
);

/** Registration: account number, one of three verification methods, the person's details, and the result. */
export const SelfRegister = /* @__PURE__ */ defineWidget<SelfRegisterProps, SelfRegisterEvents>(
  selfRegisterContract,
  SelfRegisterBody,
);
