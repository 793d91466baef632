import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Account } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { SearchField } from '../../../ui/search-field/search-field';
import { usePartLevel } from '../../common/heading';
import { OfflineBanner } from '../../common/offline-banner';
import {
  findAccounts,
  prepareSearch,
  MAX_ACCOUNTS_WITHOUT_SEARCH,
  moveByKey,
  MAX_UNWINDOWED_ROWS,
} from '../account-switcher.rules';
import type { SwitchStep } from '../account-switch.machine';
import type { SwitcherMessages } from '../account-switcher.types';
import { useAccountRows } from '../use-account-rows';
import { useErrorText } from './account-status';
import { AccountList, rowId } from './account-list';

/**
 * Delay between the last key and the announcement of a result, in milliseconds, which keeps announcements from
 * interrupting the typing.
 */
const ANNOUNCE_DELAY_MS = 600;

export interface AccountPickerProps {
  readonly accounts: readonly Account[];
  readonly current: Account | null;
  readonly step: SwitchStep;
  readonly messages: Messages<SwitcherMessages>;
  readonly onChoose: (account: Account) => void;
  /** Takes the focus on mount. */
  readonly takeFocus?: boolean;
}

/** Search field and list of the matching accounts. */
export function AccountPicker({ accounts, current, step, messages, onChoose, takeFocus }: AccountPickerProps) {
  const { m, plural, fill } = messages;
  const announce = useAnnounce();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const results = useMemo(() => findAccounts(accounts, search), [accounts, search]);
  const windowed = accounts.length > MAX_UNWINDOWED_ROWS;
  const rows = useAccountRows(
    results.length,
    windowed,
    accounts.findIndex(({ id }) => id === current?.id),
  );
  const { active, list } = rows;
  const busyName = step.step === 'switching' ? step.to.name : null;

  useEffect(() => prepareSearch(accounts), [accounts]);
  useEffect(() => {
    if (takeFocus) (field.current ?? list.current)?.focus({ preventScroll: true });
  }, [takeFocus, list]);
  useEffect(() => {
    if (busyName !== null) announce(fill(m.switching, { name: busyName }));
  }, [busyName, announce, fill, m.switching]);
  useEffect(() => {
    if (search.trim() === '') return;
    const timer = setTimeout(
      () => announce(plural(m.found, accounts.length, { found: results.length })),
      ANNOUNCE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [search, results.length, accounts.length, announce, plural, m.found]);

  const searchFor = (text: string) => {
    setSearch(text);
    // Enter chooses the best match. Without a search it chooses nothing until a key has moved to a row.
    rows.restart(text.trim() === '' ? -1 : 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    // Home and End move the caret, as in every text field.
    const next = /^(Arrow(Up|Down)|Page)/.test(event.key) ? moveByKey(event.key, active, results.length) : null;
    const account = event.key === 'Enter' ? results[active] : undefined;
    if (next === null && account === undefined) return;
    event.preventDefault();
    if (next !== null) rows.goTo(next);
    if (account !== undefined) onChoose(account);
  };
  const hasResults = results.length > 0;

  return (
    <div className="tf-account-picker">
      {accounts.length > MAX_ACCOUNTS_WITHOUT_SEARCH && (
        <SearchField
          ref={field}
          part="account-search"
          className="tf-account-search"
          label={m.search}
          placeholder={m.searchHint}
          clearLabel={m.clearSearch}
          value={search}
          onValueChange={searchFor}
          onKeyDown={onKeyDown}
          role="combobox"
          data-list="inline"
          aria-expanded={hasResults}
          aria-controls={hasResults ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasResults && active >= 0 ? rowId(listId, active) : undefined}
        />
      )}
      <OfflineBanner />
      {step.step === 'failed' && <SwitchFailed current={current} failed={step} messages={messages} />}
      {hasResults ? (
        <AccountList
          id={listId}
          accounts={results}
          selectedId={current?.id ?? null}
          busyId={step.step === 'switching' ? step.to.id : null}
          rows={rows}
          windowed={windowed}
          m={m}
          onChoose={onChoose}
        />
      ) : (
        <NoMatch search={search} messages={messages} onClear={() => (searchFor(''), field.current?.focus())} />
      )}
      <p part="account-footer" className="tf-account-footer">
        {search.trim() === ''
          ? plural(m.all, accounts.length)
          : plural(m.found, accounts.length, { found: results.length })}{' '}
        {current && fill(m.cartSaved, { name: current.name })}
      </p>
    </div>
  );
}

function NoMatch({
  search,
  messages,
  onClear,
}: {
  search: string;
  messages: Messages<SwitcherMessages>;
  onClear: () => void;
}) {
  const { m, fill } = messages;
  return (
    <EmptyState
      compact
      level={usePartLevel(1)}
      title={fill(m.noMatch.title, { search: search.trim() })}
      text={m.noMatch.text}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {m.clearSearch}
        </Button>
      }
    />
  );
}

interface SwitchFailedProps {
  readonly current: Account | null;
  readonly failed: Extract<SwitchStep, { step: 'failed' }>;
  readonly messages: Messages<SwitcherMessages>;
}

/** Banner for a failed switch: the account that stays in effect, and the backend's text. */
function SwitchFailed({ current, failed, messages: { m, fill } }: SwitchFailedProps) {
  const text = useErrorText(failed.code, failed.statusText);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={current === null ? m.switchFailedNone : fill(m.switchFailed, { name: current.name })}
    >
      {text}
    </Banner>
  );
}
