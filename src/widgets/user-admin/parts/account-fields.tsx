import { useState } from 'react';
import type { UserAccount } from '../../../domain';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Spoken } from '../../../ui/live-region/spoken';
import { SearchField } from '../../../ui/search-field/search-field';
import { useMessages } from '../../../runtime/react/use-messages';
import { userAdminContract } from '../user-admin.contract';
import { userAdminMessages } from '../user-admin.messages';
import { accountsShown } from '../user-admin.rules';
import { Choices } from './choices';
import type { FormPart } from './person-fields';

/** Accounts past which there is a search, as in the account switcher. */
const SEARCHED_PAST = 7;

/** The accounts a user is linked to. Of thousands those that are found are shown. */
export function AccountFields({
  handle: { form, first },
  later: { m, plural },
  accounts,
}: FormPart & { readonly accounts: readonly UserAccount[] }) {
  const { values: answers, idOf, errorOf, change } = form;
  const list = useMessages(userAdminContract.name, userAdminMessages).m;
  const [search, setSearch] = useState('');
  const { shown, more } = accountsShown(accounts, first.accountIds, search);
  return (
    <Choices
      id={idOf('accounts')}
      title={m.form.accounts}
      note={plural(m.form.chosen, answers.accountIds.length)}
      error={errorOf('accounts')}
      className="tf-users-columns"
      tools={
        accounts.length > SEARCHED_PAST && (
          <SearchField
            label={m.form.searchAccounts}
            placeholder={m.form.searchAccounts}
            clearLabel={list.clearSearch}
            value={search}
            onValueChange={setSearch}
          />
        )
      }
    >
      {shown.map(({ id, name, number }) => (
        <Checkbox
          key={id}
          label={<bdi>{name}</bdi>}
          description={<bdi>{number}</bdi>}
          checked={answers.accountIds.includes(id)}
          onCheckedChange={(checked) =>
            change(
              { accountIds: checked ? [...answers.accountIds, id] : answers.accountIds.filter((one) => one !== id) },
              'accounts',
            )
          }
        />
      ))}
      {shown.length === 0 && <p className="tf-muted">{m.form.noAccount}</p>}
      {more > 0 && <Spoken className="tf-second tf-quiet">{plural(m.form.more, more)}</Spoken>}
    </Choices>
  );
}
