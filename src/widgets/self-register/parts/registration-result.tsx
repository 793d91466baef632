import { useEffect, useRef } from 'react';
import { Check, MailCheck, Phone } from 'lucide';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { AppStoreLinks } from '../../common/app-store-links';
import { Heading } from '../../common/heading';
import { PhoneLink } from '../../common/phone-and-email';
import type { Addresses, RegisterMessages } from '../self-register.types';

/**
 * Final outcome. `taken` is an outcome that a newer backend added; `no-tries` and `no-method` end before a registration
 * is sent.
 */
export type Ending = 'verified' | 'activation-email-sent' | 'taken' | 'rejected' | 'no-tries' | 'no-method';

const marks = {
  verified: Check,
  'activation-email-sent': MailCheck,
  taken: MailCheck,
  rejected: Phone,
  'no-tries': Phone,
  'no-method': Phone,
} as const;

export interface RegistrationResultProps {
  readonly ending: Ending;
  readonly email: string;
  readonly messages: RegisterMessages;
  readonly addresses: Addresses;
  /** Called once, after the result has rendered. */
  readonly onShown: () => void;
  /** Called when the buyer leaves the page or starts another registration. */
  readonly onLeave: () => void;
  readonly onRestart: () => void;
}

/** Final outcome. Each one has a link back to the home page (decision 27). */
export function RegistrationResult({
  ending,
  email,
  messages: { m, fill },
  addresses,
  onShown,
  onLeave,
  onRestart,
}: RegistrationResultProps) {
  const { customerService } = useSettings();
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    onShown();
  });
  const ends = m.ends;
  const isRejected = ending === 'rejected' || ending === 'no-tries' || ending === 'no-method';
  const titles = {
    verified: ends.verified,
    'activation-email-sent': ends.activation,
    taken: ends.taken,
    rejected: ends.rejected,
    'no-tries': ends.rejected,
    'no-method': ends.rejected,
  };
  const texts = {
    verified: fill(ends.verifiedText, { address: email }),
    'activation-email-sent': fill(ends.activationText, { address: email }),
    taken: fill(ends.takenText, { address: email }),
    rejected: ends.rejectedText,
    'no-tries': ends.noTries,
    'no-method': ends.noMethod,
  };
  const canSignIn = ending === 'verified' && addresses.signIn !== null;
  return (
    <Card as="div">
      <CardBody>
        <FocusOnMount part="register-end" className="tf-register-end">
          <span className="tf-register-mark" data-tone={isRejected ? 'caution' : 'positive'} aria-hidden>
            <Icon of={marks[ending]} />
          </span>
          <Heading below={1} className="tf-h2">
            {titles[ending]}
          </Heading>
          <div className="tf-stack" data-gap="2">
            <p className="tf-muted">{texts[ending]}</p>
            {isRejected && customerService && (
              <p className="tf-medium">
                <RichMessage text={ends.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
              </p>
            )}
          </div>
          <div part="register-footer" className="tf-register-footer">
            {canSignIn && (
              <ButtonLink href={addresses.signIn ?? ''} target="_self" onClick={onLeave}>
                {ends.signIn}
              </ButtonLink>
            )}
            {addresses.home !== null && (
              <ButtonLink href={addresses.home} variant={canSignIn ? 'secondary' : undefined} onClick={onLeave}>
                {ends.home}
              </ButtonLink>
            )}
            {ending === 'activation-email-sent' && addresses.resend !== null && (
              <ButtonLink href={addresses.resend} variant="secondary">
                {ends.resend}
              </ButtonLink>
            )}
            <Button variant={addresses.home === null ? 'secondary' : 'base'} onClick={onRestart}>
              {isRejected ? ends.over : ends.another}
            </Button>
          </div>
          {!isRejected && <AppStoreLinks {...addresses.stores} messages={m.apps} />}
        </FocusOnMount>
      </CardBody>
    </Card>
  );
}
