/** Lazy-loaded part of the screen: the background image, and the outcomes. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ContentPort } from '../../ports/content.port';
import { type ActivationOutcome, imageSource, safeHref } from '../../rules';
import { useSettings } from '../../runtime/react/provider';
import { RichMessage } from '../../runtime/react/rich-message';
import { useMessages } from '../../runtime/react/use-messages';
import { Button, ButtonLink } from '../../ui/button/button';
import { SafeImage } from '../../ui/image/safe-image';
import { AppStoreLinks } from '../common/app-store-links';
import { Heading } from '../common/heading';
import { PhoneLink } from '../common/phone-and-email';
import { resendActivationContract } from './resend-activation.contract';
import { resendActivationLazyMessages } from './resend-activation.lazy.messages';
import type { ResendActivationViewProps } from './resend-activation.view';

export interface BackgroundProps {
  /** Managed content key, image URL or data URI (decision 22). */
  readonly background: string | undefined;
  readonly content: Pick<ContentPort, 'image'> | undefined;
}

// A background that parses as a URL is a URL, otherwise a content key. The origin does not matter for this check.
const isAddress = (background: string) => imageSource(background, { origin: 'https://any.invalid' }) !== null;

/** Background image on the left. If it fails to load, no message shows; the form never waits for it. */
export function Background({ background, content }: BackgroundProps) {
  const { locale } = useSettings();
  const [managed, setManaged] = useState<{ key: string; source: string } | null>(null);
  const key = background === undefined || isAddress(background) ? null : background;

  useEffect(() => {
    if (key === null || content === undefined) return;
    const life = new AbortController();
    // Called inside a promise, so that an adapter that throws synchronously fails like any other.
    Promise.resolve()
      .then(() => (life.signal.aborted ? null : content.image({ key, locale: locale.tag }, { signal: life.signal })))
      .then((image) => {
        if (image !== null && !life.signal.aborted) setManaged({ key, source: image.source });
      })
      .catch(() => {});
    return () => life.abort();
  }, [key, content, locale.tag]);

  const source = key === null ? background : managed?.key === key ? managed.source : undefined;
  return (
    <div part="resend-picture" className="tf-resend-picture" aria-hidden="true">
      {source !== undefined && <SafeImage src={source} alt="" fallback={null} />}
    </div>
  );
}

export interface ResendOutcomeProps extends Pick<
  ResendActivationViewProps,
  'act' | 'heading' | 'overrides' | 'phone' | 'addresses'
> {
  readonly step: ActivationOutcome;
}

/** Outcome of an attempt, with the next actions. */
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
          <AppStoreLinks {...stores} messages={m.apps} />
          <div part="resend-actions" className="tf-resend-actions">
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
            <div part="resend-actions" className="tf-resend-actions">
              <ButtonLink href={signInHref} target="_self" block size="lg">
                {m.exists.signIn}
              </ButtonLink>
            </div>
          )}
          <AppStoreLinks {...stores} messages={m.apps} />
        </Outcome>
      );
    case 'contact-customer-service':
      return (
        <Outcome title={m.contact.title} text={m.contact.text} heading={heading}>
          {phone !== null && (
            <p part="resend-phone" className="tf-resend-phone">
              <RichMessage text={m.contact.call} values={{ phone: <PhoneLink phone={phone} /> }} />
            </p>
          )}
          <div part="resend-actions" className="tf-resend-actions">
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
  // The effect runs on mount too, because this chunk may load after the step has changed.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <section part="resend-outcome" className="tf-resend-outcome" aria-labelledby={titleId}>
      <Heading className="tf-h1" id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className="tf-muted">{text}</p>
      {children}
    </section>
  );
}
