import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import { Check } from 'lucide';
import type { Account } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';
import { useTypeAhead } from '../../../ui/select/use-type-ahead';
import { Spinner } from '../../../ui/spinner/spinner';
import { Tag } from '../../../ui/tag/tag';
import {
  accountLine,
  initialsOf,
  RENDERED_ROWS,
  moveByKey,
  rowWindow,
  findTypedAccount,
  conditionTone,
} from '../account-switcher.rules';
import type { SwitcherMessages } from '../account-switcher.types';
import type { AccountRows } from '../use-account-rows';

export interface AccountListProps {
  readonly id: string;
  readonly accounts: readonly Account[];
  readonly selectedId: string | null;
  readonly busyId: string | null;
  readonly rows: AccountRows;
  /** Renders only a window of rows, which have equal height. */
  readonly windowed: boolean;
  readonly m: SwitcherMessages;
  readonly onChoose: (account: Account) => void;
}

/** Returns the element id of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, index: number): string => `${listId}-${index}`;

/** Listbox of accounts. Arrow keys, Home, End, page keys and type-ahead work on all accounts, rendered or not. */
export function AccountList({ id, accounts, selectedId, busyId, rows, windowed, m, onChoose }: AccountListProps) {
  const { list: listRef, active, first, goTo, onScroll } = rows;
  const count = accounts.length;
  const { start, end } = windowed ? rowWindow(count, first) : { start: 0, end: count };

  const typeAhead = useTypeAhead((typed) => {
    const found = findTypedAccount(accounts, typed, active);
    if (found >= 0) goTo(found);
  });
  const choose = (index: number) => {
    const account = accounts[index];
    if (account !== undefined) onChoose(account);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    typeAhead(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing)
      return;
    const next = moveByKey(event.key, active, count);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) choose(active);
    else goTo(next);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (row === null) return;
    const index = Number(row.dataset.index);
    goTo(index);
    choose(index);
  };

  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      part="account-list"
      className="tf-account-list tf-ring-inside"
      tabIndex={0}
      aria-label={m.listTitle}
      aria-busy={busyId !== null || undefined}
      aria-activedescendant={active >= start && active < end ? rowId(id, active) : undefined}
      data-windowed={windowed || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={onScroll}
    >
      {windowed && <RowSpacer rows={start} />}
      {accounts.slice(start, end).map((account, at) => (
        <AccountRow
          // A window reuses its row elements: scrolling changes their content instead of creating new ones.
          key={windowed ? (start + at) % RENDERED_ROWS : account.id}
          id={rowId(id, start + at)}
          account={account}
          index={start + at}
          count={count}
          isSelected={account.id === selectedId}
          isActive={active === start + at}
          isBusy={account.id === busyId}
          m={m}
        />
      ))}
      {windowed && <RowSpacer rows={count - end} />}
    </div>
  );
}

/**
 * Spacer for the rows that are not rendered. Its inline style is set by script only, because the list is never part of
 * server markup.
 */
const RowSpacer = ({ rows }: { readonly rows: number }) => (
  <div role="presentation" style={{ blockSize: `calc(${rows} * var(--tf-account-row-h))` }} />
);

interface AccountRowProps {
  readonly id: string;
  readonly account: Account;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** True while the session switches to this account. */
  readonly isBusy: boolean;
  readonly m: SwitcherMessages;
}

/** One account of the list. A condition is shown and never prevents the choice of an account (decision 10). */
const AccountRow = memo(function AccountRow({
  id,
  account,
  index,
  count,
  isSelected,
  isActive,
  isBusy,
  m,
}: AccountRowProps) {
  const stopped = account.conditions.some(({ code }) => code === 'blocked');
  const line = accountLine(account);
  return (
    // The list has the focus and handles the keys and clicks of its rows.
    <div
      role="option"
      id={id}
      part="account-row"
      className="tf-account-row"
      data-index={index}
      data-active={isActive || undefined}
      data-stopped={stopped || undefined}
      aria-selected={isSelected}
      aria-busy={isBusy || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <span part="account-avatar" className="tf-account-avatar" aria-hidden>
        {initialsOf(account.name)}
      </span>
      <span part="account-text" className="tf-account-text">
        <span className="tf-account-title">
          <b part="account-name" className="tf-account-name" title={account.name}>
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
      {(isBusy || isSelected) && <span className="tf-account-mark">{isBusy ? <Spinner /> : <Icon of={Check} />}</span>}
    </div>
  );
});

/** The conditions of an account, one tag each (decision 10). */
export function AccountTags({ account, m }: { readonly account: Account; readonly m: SwitcherMessages }) {
  if (account.conditions.length === 0) return null;
  return (
    <span part="account-tags" className="tf-account-tags">
      {account.conditions.map(({ code }) => (
        <Tag key={code} tone={conditionTone(code)}>
          {m.conditions[code]}
        </Tag>
      ))}
    </span>
  );
}
