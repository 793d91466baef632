import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/card/card-container';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';

/** Replaces the registration page if the adapter has no registration: shows customer service's phone number. */
export function CallToRegister() {
  const { m, fill } = useMessages('portal', portalMessages);
  const { customerService } = useSettings();
  return (
    <OneThing
      title={m.register.title}
      text={m.register.text}
      actions={
        customerService && (
          <ButtonLink href={`tel:${customerService.phone.replace(/[^\d+]/g, '')}`}>
            {fill(m.register.call, { phone: customerService.phone })}
          </ButtonLink>
        )
      }
    />
  );
}

/** Page for an unknown URL. */
export function NotFoundPage() {
  const { m } = useMessages('portal', portalMessages);
  const { base } = usePortal();
  return (
    <OneThing
      glyph="search"
      title={m.notFound.title}
      text={m.notFound.text}
      actions={<ButtonLink href={pathOf({ name: 'home' }, base)}>{m.notFound.action}</ButtonLink>}
    />
  );
}

/** Replaces a page that needs a session, after the session ended. One message stands for all widgets of the page. */
export function SessionEndedPage() {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: 'session-ended' });
  return (
    <OneThing
      glyph="arrow"
      title={m.ended.title}
      text={m.ended.text}
      actions={href !== null && <ButtonLink href={href}>{m.signIn.action}</ButtonLink>}
    />
  );
}

type OneThingProps = Pick<React.ComponentProps<typeof EmptyState>, 'glyph' | 'title' | 'text' | 'actions'>;

const OneThing = (props: OneThingProps) => (
  <Card as="div">
    <EmptyState {...props} level={1} />
  </Card>
);
