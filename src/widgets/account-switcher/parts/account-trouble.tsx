import { RotateCcw } from 'lucide';
import type { PortError } from '../../../ports';
import { useSettings } from '../../../runtime/react/provider';
import { useWords } from '../../../runtime/react/use-messages';
import { statusTextOf } from '../../../runtime/session/status-text';
import { Blank } from '../../../ui/empty-state/empty-state';
import { Bone, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Sheet } from '../../../ui/card/card';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { SignedOut } from '../../common/status-views';
import type { AccountSwitcherLayout, SwitcherWords } from '../account-switcher.types';
import { useTroubleText } from '../use-trouble-text';

interface InLayout {
  readonly layout: AccountSwitcherLayout;
  readonly m: SwitcherWords;
}

/** The shape of what comes. */
export function AccountSkeleton({ layout, m }: InLayout) {
  if (layout === 'compact') {
    return (
      <Skeleton label={m.loading} className="tf-account-bone">
        <Bone width="md" />
        <Bone shape="second" width="sm" />
      </Skeleton>
    );
  }
  return (
    <Skeleton label={m.loading} className="tf-account-bones">
      <Sheet as="div">
        {['lg', 'md', 'lg', 'md'].map((width, at) => (
          <div className="tf-account-bone-row" key={at}>
            <Bone shape="block" className="tf-account-mono" />
            <span className="tf-bone-lines">
              <Bone width={width === 'lg' ? 'lg' : 'md'} />
              <Bone shape="second" width="lg" />
            </span>
          </div>
        ))}
      </Sheet>
    </Skeleton>
  );
}

/** The accounts did not load: what the backend said, and how to ask again (spec §8). */
export function AccountsFailed({ layout, m, error, onTryAgain }: InLayout & { error: PortError; onTryAgain: () => void }) {
  const common = useWords('common', commonMessages).m;
  const text = useTroubleText(error.code, statusTextOf(error));
  const level = usePartLevel();
  if (layout === 'inline') {
    return (
      <Blank
        role="alert"
        glyph="alert"
        level={level}
        title={m.failed}
        text={text}
        actions={
          <Button variant="secondary" icon={RotateCcw} onClick={onTryAgain}>
            {common.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <div className="tf-account-only" role="alert">
      <span className="tf-account-who">
        <b>{m.failedShort}</b> <small title={text}>{text}</small>
      </span>
      <Button variant="secondary" size="sm" icon={RotateCcw} onClick={onTryAgain}>
        {common.tryAgain}
      </Button>
    </div>
  );
}

/** Nobody is signed in, or no longer. */
export function NotSignedIn({ layout, m, ended }: InLayout & { ended: boolean }) {
  const { links } = useSettings();
  const common = useWords('common', commonMessages).m;
  if (layout === 'inline') return <SignedOut ended={ended} title={m.signedOut} />;
  const href = links.href({ to: 'sign-in', reason: ended ? 'session-ended' : 'needs-sign-in' });
  const text = ended ? common.signedOut.ended : m.signedOut;
  return href === null ? (
    <p className="tf-second tf-muted">{text}</p>
  ) : (
    <ButtonLink variant="secondary" href={href} title={text}>
      {common.signIn}
    </ButtonLink>
  );
}

/** Signed in, and no account to order for. */
export function NoAccounts({ layout, m }: InLayout) {
  const common = useWords('common', commonMessages).m;
  const level = usePartLevel();
  if (layout === 'inline') return <Blank level={level} title={common.noAccount.title} text={common.noAccount.text} />;
  return (
    <div className="tf-account-only">
      <span className="tf-account-who">
        <b>{m.none}</b> <small>{common.noAccount.text}</small>
      </span>
    </div>
  );
}
