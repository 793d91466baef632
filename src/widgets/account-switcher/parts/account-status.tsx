import { RotateCcw } from 'lucide';
import type { PortError, PortErrorCode } from '../../../ports';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { statusTextOf } from '../../../runtime/session/status-text';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { Banner } from '../../../ui/banner/banner';
import type { Account } from '../../../domain';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { SignedOutState } from '../../common/status-views';
import type { AccountSwitcherLayout, SwitcherMessages } from '../account-switcher.types';

interface InLayout {
  readonly layout: AccountSwitcherLayout;
  readonly m: SwitcherMessages;
}

/** Placeholder while the accounts load. */
export function AccountSkeleton({ layout, m }: InLayout) {
  if (layout === 'compact') {
    return (
      <Skeleton label={m.loading} className="tf-account-skeleton">
        <SkeletonShape width="md" />
        <SkeletonShape shape="second" width="sm" />
      </Skeleton>
    );
  }
  return (
    <Skeleton label={m.loading} className="tf-account-list-skeleton">
      <Card as="div">
        {['lg', 'md', 'lg', 'md'].map((width, at) => (
          <div className="tf-account-skeleton-row" key={at}>
            <SkeletonShape shape="block" part="account-avatar" className="tf-account-avatar" />
            <span className="tf-skeleton-text">
              <SkeletonShape width={width === 'lg' ? 'lg' : 'md'} />
              <SkeletonShape shape="second" width="lg" />
            </span>
          </div>
        ))}
      </Card>
    </Skeleton>
  );
}

/** Error state with the backend's text and a button that loads the accounts again. */
export function AccountsFailed({ layout, m, error, onRetry }: InLayout & { error: PortError; onRetry: () => void }) {
  const common = useMessages('common', commonMessages).m;
  const text = useErrorText(error.code, statusTextOf(error));
  const level = usePartLevel();
  if (layout === 'inline') {
    return (
      <EmptyState
        role="alert"
        glyph="alert"
        level={level}
        title={m.failed}
        text={text}
        actions={
          <Button variant="secondary" icon={RotateCcw} onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <div part="account-only" className="tf-account-only" role="alert">
      <span part="account-identity" className="tf-account-identity">
        <b>{m.failedShort}</b> <small title={text}>{text}</small>
      </span>
      <Button variant="secondary" size="sm" icon={RotateCcw} onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  );
}

/** State for a user who is not signed in, or whose session has ended. */
export function NotSignedIn({ layout, m, ended }: InLayout & { ended: boolean }) {
  const { links } = useSettings();
  const common = useMessages('common', commonMessages).m;
  if (layout === 'inline') return <SignedOutState ended={ended} title={m.signedOut} />;
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

/** State for a signed-in user without an account. */
export function NoAccounts({ layout, m }: InLayout) {
  const common = useMessages('common', commonMessages).m;
  const level = usePartLevel();
  if (layout === 'inline')
    return <EmptyState level={level} title={common.noAccount.title} text={common.noAccount.text} />;
  return (
    <div part="account-only" className="tf-account-only">
      <span part="account-identity" className="tf-account-identity">
        <b>{m.none}</b> <small>{common.noAccount.text}</small>
      </span>
    </div>
  );
}

interface ElsewhereNoteProps {
  readonly account: Account;
  readonly messages: Messages<SwitcherMessages>;
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** Banner shown when another tab has switched accounts. This tab never follows on its own (decision 9). */
export function ElsewhereNote({ account, messages: { m, fill }, onSwitch, onDismiss }: ElsewhereNoteProps) {
  return (
    <Banner
      role="status"
      tone="accent"
      className="tf-account-elsewhere"
      title={fill(m.elsewhere, { name: account.name })}
      action={
        <span className="tf-row">
          <Button variant="secondary" size="sm" onClick={onSwitch}>
            {m.switchHere}
          </Button>
          <Button variant="base" size="sm" onClick={onDismiss}>
            {m.dismiss}
          </Button>
        </span>
      }
    />
  );
}

/** Returns the text of a failed account call: the backend's status text, or the default message (decision 34). */
export function useErrorText(code: PortErrorCode, statusText: string | null): string {
  const { m } = useMessages('common', commonMessages);
  // An offline device receives no status text, and a user without access cannot resolve the error by trying again.
  return statusText ?? (code === 'offline' || code === 'forbidden' ? m.errors[code] : m.errors.unexpected);
}
