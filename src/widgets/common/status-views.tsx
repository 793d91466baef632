import { createContext, type ReactNode, useContext } from 'react';
import { RotateCcw, WifiOff } from 'lucide';
import type { PortError } from '../../ports';
import { useSettings } from '../../runtime/react/provider';
import { useOnline } from '../../runtime/react/use-online';
import { useWords } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { Blank } from '../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../ui/button/button';
import { commonMessages } from './common.messages';
import { usePartLevel } from './heading';

/** What did not load, why, and how to ask again. */
export function LoadFailed({ title, error, onTryAgain }: { title: string; error: PortError; onTryAgain: () => void }) {
  const { m } = useWords('common', commonMessages);
  return (
    <Blank
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
export function SignedOut({ ended, title, text }: { ended: boolean; title?: string; text?: string }) {
  const { m } = useWords('common', commonMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: ended ? 'session-ended' : 'needs-sign-in' });
  return (
    <Blank
      glyph="arrow"
      level={usePartLevel()}
      title={title ?? m.signedOut.title}
      text={ended ? m.signedOut.ended : (text ?? m.signedOut.text)}
      actions={href === null ? undefined : <ButtonLink href={href}>{m.signIn}</ButtonLink>}
    />
  );
}

/** For somebody whose permissions do not reach here: which one, and who can give it. */
export function Denied({ title, text }: { title?: string; text?: string }) {
  const { m } = useWords('common', commonMessages);
  return <Blank glyph="lock" level={usePartLevel()} title={title ?? m.denied.title} text={text ?? m.denied.text} />;
}

const Said = createContext(false);

/** Around widgets of a page that has one bar of its own for being offline (visual language, 11). */
export const OfflineSaid = Said.Provider;

/** Stands above what a widget still holds while the device is offline, unless its page says so for all. */
export function OfflineNote({ children }: { children?: ReactNode }) {
  const { m } = useWords('common', commonMessages);
  const online = useOnline();
  const said = useContext(Said);
  if (online || said) return null;
  return <Banner role="status" icon={WifiOff} title={children ?? m.offline} />;
}
