import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { ChevronsUpDown } from 'lucide';
import type { Account } from '../../../domain';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { Spinner } from '../../../ui/spinner/spinner';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { shortAccountLine } from '../account-switcher.rules';
import type { SwitcherMessages } from '../account-switcher.types';

interface AccountNameProps {
  readonly account: Account;
  readonly label: string;
}

/** The account, in two short lines. */
export function AccountName({ account, label }: AccountNameProps) {
  return (
    <span className="tf-account-identity">
      <VisuallyHidden>{label} </VisuallyHidden>
      <b title={account.name}>{account.name}</b> <small>{shortAccountLine(account)}</small>
    </span>
  );
}

interface AccountButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly account: Account | null;
  readonly open: boolean;
  readonly busy: boolean;
  readonly m: SwitcherMessages;
}

/** Shows the account in a header and opens the list of accounts. Its code is fetched when a pointer or the focus comes near. */
export const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(function AccountButton(
  { account, open, busy, m, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className="tf-account-button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-busy={busy || undefined}
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
    >
      {account === null ? (
        <b className="tf-account-identity">{m.choose}</b>
      ) : (
        <AccountName account={account} label={m.current} />
      )}
      {busy ? <Spinner /> : <Icon of={ChevronsUpDown} size="sm" />}
    </button>
  );
});
