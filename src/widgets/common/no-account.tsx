import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { commonMessages } from './common.messages';
import { usePartLevel } from './heading';

/**
 * Empty state for a buyer without an account, who cannot order or pay.
 * @throws Error if the adapter has no method that names accounts, which is an error of the integration.
 */
export function NoAccount() {
  const { m } = useMessages('common', commonMessages);
  const { id, accounts, session } = useAdapter();
  if (accounts?.list === undefined && session?.user === undefined) {
    throw new Error(
      `The tradefront adapter “${id}” provides no account: it has neither accounts.list nor session.user. See “Write an adapter” in tradefront's README.`,
    );
  }
  return <EmptyState level={usePartLevel()} title={m.noAccount.title} text={m.noAccount.text} />;
}
