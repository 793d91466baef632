import { useState } from 'react';
import { LogIn } from 'lucide';
import { type HostAnswer, whenAllowed } from '../../runtime/events';
import { followWhenAllowed } from '../../runtime/navigate';
import type { Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { Heading, usePartLevel } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import type { signInMessages } from './sign-in.messages';
import type { SignInReason, SignInSlots } from './sign-in.types';

export interface SignInViewProps {
  readonly messages: Messages<typeof signInMessages>;
  readonly reason: SignInReason | null;
  /** URL of the login page; null if the host has none. */
  readonly href: string | null;
  /** Returns the host's answer. */
  readonly onLeave: () => HostAnswer;
  /** Name of the signed-in user, and the URL to continue with. */
  readonly signedIn: { readonly name: string; readonly href: string | null } | null;
  readonly registerHref: string | null;
  readonly resendHref: string | null;
  readonly browseHref: string | null;
  readonly phone: string | null;
  readonly slots: SignInSlots;
}

/** Reason for the redirect, the sign-in link, and alternatives for users who cannot sign in. */
export function SignInView(props: SignInViewProps) {
  const {
    messages: { m, fill },
    signedIn,
    href,
    phone,
    slots,
  } = props;
  const level = usePartLevel();
  return (
    <div part="sign-in-place" className="tf-sign-in-place" data-form={Boolean(slots.form) || undefined}>
      {fillSlot(slots.header)}
      <OfflineBanner />
      <Card as="div">
        {signedIn !== null && !slots.form ? (
          <EmptyState
            glyph="check"
            level={level}
            title={fill(m.signedIn.title, { name: signedIn.name })}
            text={m.signedIn.text}
            actions={signedIn.href !== null && <ButtonLink href={signedIn.href}>{m.signedIn.go}</ButtonLink>}
          />
        ) : href === null && !slots.form ? (
          <EmptyState
            glyph="lock"
            level={level}
            title={m.noAddress.title}
            text={phone !== null && m.noAddress.text}
            actions={
              phone !== null && (
                <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  {fill(m.noAddress.call, { phone })}
                </ButtonLink>
              )
            }
          />
        ) : (
          <CardBody part="sign-in-body" className="tf-sign-in-body">
            <Heading className="tf-h1">{m.title}</Heading>
            <p>{textOf(props)}</p>
            {fillSlot(slots.form, href !== null && <Go {...props} href={href} />)}
            {signedIn === null && <Ways {...props} />}
          </CardBody>
        )}
      </Card>
      {fillSlot(slots.footer)}
    </div>
  );
}

function textOf({ messages: { m, fill }, reason, signedIn }: SignInViewProps): string {
  if (reason === 'session-ended') return m.ended;
  if (reason === 'needs-sign-in') return m.needed;
  return signedIn === null ? m.text : fill(m.signedIn.title, { name: signedIn.name });
}

/** Link to the login page. It opens in the same window, because the login page replaces this page. */
function Go({ messages: { m }, href, onLeave }: SignInViewProps & { readonly href: string }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <ButtonLink
        href={href}
        target="_self"
        size="lg"
        block
        icon={LogIn}
        onClick={(event) => {
          void whenAllowed(followWhenAllowed(event, onLeave()), () => setLeaving(true));
        }}
      >
        {m.action}
      </ButtonLink>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {leaving ? m.leaving : ''}
      </VisuallyHidden>
    </>
  );
}

/** Links for visitors without access, and for guests if the store allows browsing. */
function Ways({ messages: { m }, registerHref, resendHref, browseHref }: SignInViewProps) {
  const ways = [
    { href: registerHref, label: m.register },
    { href: resendHref, label: m.resend },
    { href: browseHref, label: m.browse },
  ];
  return (
    <ul role="list" part="sign-in-options" className="tf-sign-in-options">
      {ways.map(
        ({ href, label }) =>
          href !== null && (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
