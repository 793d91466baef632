import { type ReactNode, useId } from 'react';
import { LogIn, UserPlus } from 'lucide';
import type { HostAnswer } from '../../runtime/events';
import { followWhenAllowed } from '../../runtime/navigate';
import type { Messages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { Heading } from '../common/heading';
import type { homeMessages } from './home.messages';

interface WelcomeProps {
  readonly messages: Messages<typeof homeMessages>;
  readonly signInHref: string | null;
  /** Returns the host's answer. */
  readonly onSignIn: () => HostAnswer;
  readonly registerHref: string | null;
  readonly onRegister: (href: string) => void;
  readonly browseHref: string | null;
  readonly resendHref: string | null;
  readonly phone: string | null;
  readonly announcement: ReactNode;
}

/** Actions for signed-out visitors, the most used first. */
export function WelcomeView({
  messages: { m, fill },
  signInHref,
  onSignIn,
  registerHref,
  onRegister,
  browseHref,
  resendHref,
  phone,
  announcement,
}: WelcomeProps) {
  return (
    <>
      <header part="home-header" className="tf-home-header">
        <Heading className="tf-h1">{m.title}</Heading>
        <p className="tf-muted">{m.text}</p>
      </header>
      {announcement}
      {signInHref === null && registerHref === null && (
        <Way title={m.noWay.title} text={phone !== null && fill(m.noWay.text, { phone })} />
      )}
      <div part="home-options" className="tf-home-options">
        {signInHref !== null && (
          <Way title={m.signIn.title}>
            <ButtonLink
              href={signInHref}
              target="_self"
              size="lg"
              block
              icon={LogIn}
              onClick={(event) => void followWhenAllowed(event, onSignIn())}
            >
              {m.signIn.action}
            </ButtonLink>
            {resendHref !== null && <Link href={resendHref}>{m.resend}</Link>}
          </Way>
        )}
        {registerHref !== null && (
          <Way title={m.register.title}>
            <ButtonLink
              href={registerHref}
              variant="secondary"
              size="lg"
              block
              icon={UserPlus}
              onClick={() => onRegister(registerHref)}
            >
              {m.register.action}
            </ButtonLink>
            <p className="tf-second tf-quiet">{m.register.text}</p>
          </Way>
        )}
        {browseHref !== null && (
          <Way title={m.browse.title}>
            <ButtonLink href={browseHref} variant="secondary" size="lg" block>
              {m.browse.action}
            </ButtonLink>
          </Way>
        )}
      </div>
    </>
  );
}

interface SignedInProps {
  readonly messages: Messages<typeof homeMessages>;
  readonly name: string;
  readonly productsHref: string | null;
  readonly cartHref: string | null;
  readonly announcement: ReactNode;
}

/** Links for a signed-in buyer: products and cart. */
export function SignedInView({ messages: { m, fill }, name, productsHref, cartHref, announcement }: SignedInProps) {
  return (
    <>
      <header part="home-header" className="tf-home-header">
        <Heading className="tf-h1">{fill(m.signedIn.title, { name })}</Heading>
        <p className="tf-muted">{m.text}</p>
      </header>
      {announcement}
      <div part="home-actions" className="tf-home-actions">
        {productsHref !== null && <ButtonLink href={productsHref}>{m.signedIn.action}</ButtonLink>}
        {cartHref !== null && (
          <ButtonLink href={cartHref} variant="secondary">
            {m.signedIn.cart}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardBody part="home-option" className="tf-home-option">
        <Heading below={1} className="tf-h2" id={titleId}>
          {title}
        </Heading>
        {text && <p>{text}</p>}
        {children}
      </CardBody>
    </Card>
  );
}
