import { RotateCcw } from 'lucide';
import type { PortError } from '../../ports';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../ui/button/button';
import { commonMessages } from './common.messages';
import { usePartLevel } from './heading';

/** What did not load, why, and how to ask again. */
export function LoadFailed({ title, error, onTryAgain }: { title: string; error: PortError; onTryAgain: () => void }) {
  const { m } = useMessages('common', commonMessages);
  return (
    <EmptyState
      role="alert"
      glyph="alert"
      level={usePartLevel()}
      title={title}
      text={m.errors[error.code]}
      actions={
        <Button variant="secondary" icon={RotateCcw} onClick={onTryAgain}>
          {m.tryAgain}
        </Button>
      }
    />
  );
}

/** For somebody who is not signed in, or no longer. */
export function SignedOutState({ ended, title, text }: { ended: boolean; title?: string; text?: string }) {
  const { m } = useMessages('common', commonMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: ended ? 'session-ended' : 'needs-sign-in' });
  return (
    <EmptyState
      glyph="arrow"
      level={usePartLevel()}
      title={title ?? m.signedOut.title}
      text={ended ? m.signedOut.ended : (text ?? m.signedOut.text)}
      actions={href === null ? undefined : <ButtonLink href={href}>{m.signIn}</ButtonLink>}
    />
  );
}

/** For somebody whose permissions do not reach here: which one, and who can give it. */
export function AccessDenied({ title, text }: { title?: string; text?: string }) {
  const { m } = useMessages('common', commonMessages);
  return (
    <EmptyState glyph="lock" level={usePartLevel()} title={title ?? m.denied.title} text={text ?? m.denied.text} />
  );
}
