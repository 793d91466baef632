import { useContext } from 'react';
import { RotateCcw } from 'lucide';
import type { PortError } from '../../ports';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../ui/button/button';
import { commonMessages } from './common.messages';
import { usePartLevel } from './heading';
import { ErrorSlotContext, fillSlot } from './slots';

/** Failed read: what did not load, the reason and a retry. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: PortError; onRetry: () => void }) {
  const { m } = useMessages('common', commonMessages);
  return fillSlot(
    useContext(ErrorSlotContext),
    <EmptyState
      role="alert"
      glyph="alert"
      level={usePartLevel()}
      title={title}
      text={m.errors[error.code]}
      actions={
        <Button variant="secondary" icon={RotateCcw} onClick={onRetry}>
          {m.tryAgain}
        </Button>
      }
    />,
    { error, retry: onRetry },
  );
}

/** State for a visitor who is not signed in, or whose session ended. */
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

/** State for a buyer without the required permission: which one is missing and who can grant it. */
export function AccessDenied({ title, text }: { title?: string; text?: string }) {
  const { m } = useMessages('common', commonMessages);
  return (
    <EmptyState glyph="lock" level={usePartLevel()} title={title ?? m.denied.title} text={text ?? m.denied.text} />
  );
}
