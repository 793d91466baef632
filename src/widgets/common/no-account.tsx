import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { commonMessages } from './common.messages';
import { usePartLevel } from './heading';

/**
 * For a buyer without an account, who can't order or pay.
 * @throws when the adapter has nothing that names accounts: that is a mistake of the page's author, not of the buyer.
 */
export function NoAccount() {
  const { m } = useMessages('common', commonMessages);
  const { id, accounts, session } = useAdapter();
  if (accounts?.list === undefined && session?.user === undefined) {
    throw new Error(
      `The tradefront adapter “${id}” names no account: it has neither accounts.list nor session.user. See “Write an adapter” in tradefront's README.`,
    );
  }
  return <EmptyState level={usePartLevel()} title={m.noAccount.title} text={m.noAccount.text} />;
}
