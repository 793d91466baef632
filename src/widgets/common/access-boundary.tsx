import type { ReactNode } from 'react';
import { LoadFailed, SignedOutState, AccessDenied } from './status-views';
import type { Access } from './use-access';

interface AccessBoundaryProps {
  readonly gate: Access;
  readonly loading: ReactNode;
  /** Title of the failure state, such as “The cart did not load”. */
  readonly failedTitle: string;
  readonly deniedTitle?: string;
  /** States who can grant access, if it is not a Super User of the account (decision 11). */
  readonly deniedText?: string;
  readonly children: (open: Extract<Access, { status: 'open' }>) => ReactNode;
}

/**
 * Renders a widget for buyers with access, and the matching status view (loading, signed out, denied, failed)
 * otherwise.
 */
export function AccessBoundary({ gate, loading, failedTitle, deniedTitle, deniedText, children }: AccessBoundaryProps) {
  switch (gate.status) {
    case 'loading':
      return loading;
    case 'failed':
      return <LoadFailed title={failedTitle} error={gate.error} onRetry={gate.tryAgain} />;
    case 'signed-out':
      return <SignedOutState ended={gate.ended} />;
    case 'denied':
      return <AccessDenied title={deniedTitle} text={deniedText} />;
    case 'open':
      return children(gate);
    default:
      return gate satisfies never;
  }
}
