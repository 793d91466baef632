import { memo } from 'react';
import { Check } from 'lucide';
import type { Account } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';
import { Spinner } from '../../../ui/spinner/spinner';
import { Tag } from '../../../ui/tag/tag';
import { accountLine, initials } from '../account-row.rules';
import type { SwitcherMessages } from '../account-switcher.types';
import { AccountTags } from './account-tags';

export interface AccountRowProps {
  readonly id: string;
  readonly account: Account;
  readonly index: number;
  readonly count: number;
  readonly chosen: boolean;
  readonly active: boolean;
  /** The session is being put on this account. */
  readonly busy: boolean;
  readonly m: SwitcherMessages;
}

/** One account of the list. A condition is told and never keeps an account from being chosen (decision 10). */
export const AccountRow = memo(function AccountRow({ id, account, index, count, chosen, active, busy, m }: AccountRowProps) {
  const stopped = account.conditions.some(({ code }) => code === 'blocked');
  const line = accountLine(account);
  return (
    // The list has the focus and the keys; it takes the clicks of its rows too.
    <div
      role="option"
      id={id}
      className="tf-account-row"
      data-index={index}
      data-active={active || undefined}
      data-stopped={stopped || undefined}
      aria-selected={chosen}
      aria-busy={busy || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <span className="tf-account-avatar" aria-hidden>
        {initials(account.name)}
      </span>
      <span className="tf-account-text">
        <span className="tf-account-title">
          <b className="tf-account-name" title={account.name}>
            {account.name}
          </b>{' '}
          {account.isDefault && <Tag tone="line">{m.default}</Tag>}
          {account.isOwn && !account.isDefault && <Tag tone="line">{m.own}</Tag>}
        </span>{' '}
        <span className="tf-account-line" title={line}>
          {line}
        </span>
      </span>{' '}
      <AccountTags account={account} m={m} />
      {(busy || chosen) && <span className="tf-account-mark">{busy ? <Spinner /> : <Icon of={Check} />}</span>}
    </div>
  );
});
