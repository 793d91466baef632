import { type ReactNode, useEffect, useId } from 'react';
import { type ActivationOutcome, safeHref } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../../ui/button/button';
import { AppStoreLinks } from '../../common/app-store-links';
import { Heading } from '../../common/heading';
import { PhoneLink } from '../../common/phone-and-email';
import { resendActivationContract } from '../resend-activation.contract';
import { resendActivationLazyMessages } from '../resend-activation.lazy.messages';
import type { ResendActivationViewProps } from '../resend-activation.view';

interface ResendOutcomeProps extends Pick<
  ResendActivationViewProps,
  'act' | 'heading' | 'overrides' | 'phone' | 'addresses'
> {
  readonly step: ActivationOutcome;
}

/** Where an attempt led, and the way on. */
export function ResendOutcome({ step, overrides, ...props }: ResendOutcomeProps) {
  const { m } = useMessages(resendActivationContract.name, resendActivationLazyMessages, overrides);
  const { links } = useSettings();
  const { act, heading, phone, addresses } = props;
  const signInHref = addressOf(addresses.signInURL) ?? links.href({ to: 'sign-in' });
  const registerHref = addressOf(addresses.registerURL) ?? links.href({ to: 'register' });
  const stores = { ios: addressOf(addresses.appStoreIos), android: addressOf(addresses.appStoreAndroid) };
  switch (step) {
    case 'success':
      return (
        <Outcome title={m.success.title} text={m.success.text} heading={heading}>
          <AppStoreLinks {...stores} words={m.apps} />
          <div className="tf-resend-actions">
            <Button variant="secondary" onClick={act.tryAgain}>
              {m.success.again}
            </Button>
          </div>
        </Outcome>
      );
    case 'already-activated':
      return (
        <Outcome title={m.exists.title} text={m.exists.text} heading={heading}>
          {signInHref !== null && (
            <div className="tf-resend-actions">
              <ButtonLink href={signInHref} target="_self" block size="lg">
                {m.exists.signIn}
              </ButtonLink>
            </div>
          )}
          <AppStoreLinks {...stores} words={m.apps} />
        </Outcome>
      );
    case 'contact-customer-service':
      return (
        <Outcome title={m.contact.title} text={m.contact.text} heading={heading}>
          {phone !== null && (
            <p className="tf-resend-phone">
              <RichMessage text={m.contact.call} values={{ phone: <PhoneLink phone={phone} /> }} />
            </p>
          )}
          <div className="tf-resend-actions">
            <Button onClick={act.tryAgain}>{m.contact.tryAgain}</Button>
            {registerHref !== null && (
              <ButtonLink href={registerHref} variant="secondary">
                {m.contact.register}
              </ButtonLink>
            )}
          </div>
        </Outcome>
      );
    default:
      return step satisfies never;
  }
}

const addressOf = (address: string | undefined): string | null =>
  address === undefined ? null : (safeHref(address, { origin: 'https://any.invalid' })?.href ?? null);

interface OutcomeProps extends Pick<ResendOutcomeProps, 'heading'> {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Outcome({ title, text, heading, children }: OutcomeProps) {
  const titleId = useId();
  // Its code may come after the step.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <section className="tf-resend-outcome" aria-labelledby={titleId}>
      <Heading className="tf-h1" id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className="tf-muted">{text}</p>
      {children}
    </section>
  );
}
