import { useId, useState } from 'react';
import type { ProfileAccount } from '../../../domain';
import { type Permission, PERMISSIONS } from '../../../rules';
import type { Messages } from '../../../runtime/react/use-messages';
import { SearchField } from '../../../ui/search-field/search-field';
import { Card, CardBody, CardHeader, CardList } from '../../../ui/card/card';
import { Tag } from '../../../ui/tag/tag';
import { usePartLevel } from '../../common/heading';
import type { userProfileMessages } from '../user-profile.messages';
import { accountsFound, SEARCHED_PAST } from '../user-profile.rules';

interface LinkedAccountsProps {
  readonly accounts: readonly ProfileAccount[];
  readonly messages: Messages<typeof userProfileMessages>;
}

/** The accounts the buyer is linked to and what they may do in each. Of thousands those that are found are shown. */
export function LinkedAccounts({ accounts, messages: { m: all, plural, locale } }: LinkedAccountsProps) {
  const m = all.accounts;
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { shown, more } = accountsFound(accounts, search);
  const rolesOf = (held: readonly Permission[]): string =>
    new Intl.ListFormat(locale, { style: 'narrow' }).format([
      ...PERMISSIONS.filter((one) => held.includes(one)).map((one) => m.roles[one]),
      ...held.filter((one) => !PERMISSIONS.includes(one)),
    ]);
  return (
    <Card aria-labelledby={titleId} className="tf-profile-linked">
      <CardHeader
        title={m.title}
        titleId={titleId}
        level={usePartLevel(1)}
        description={accounts.length === 0 ? undefined : m.text}
      >
        {accounts.length > 0 && <span className="tf-second tf-quiet">{plural(m.count, accounts.length)}</span>}
      </CardHeader>
      {accounts.length > SEARCHED_PAST && (
        <CardBody>
          <SearchField
            label={m.search}
            placeholder={m.search}
            clearLabel={m.clearSearch}
            value={search}
            onValueChange={setSearch}
          />
        </CardBody>
      )}
      {shown.length === 0 ? (
        <CardBody className="tf-muted">{accounts.length === 0 ? m.none : m.noMatch}</CardBody>
      ) : (
        <CardList className="tf-profile-accounts">
          {shown.map(({ id, name, number, isDefault, permissions }) => (
            <li key={id}>
              <div className="tf-stack" data-gap="0">
                <div className="tf-row tf-wrap">
                  <bdi className="tf-medium tf-profile-name">{name}</bdi>
                  {isDefault && <Tag tone="accent">{m.main}</Tag>}
                </div>
                <bdi className="tf-second tf-quiet">{number}</bdi>
              </div>
              {permissions.length === 0 ? (
                <Tag tone="caution">{m.noRole}</Tag>
              ) : (
                <span className="tf-second tf-muted">{rolesOf(permissions)}</span>
              )}
            </li>
          ))}
        </CardList>
      )}
      <div aria-live="polite">
        {more > 0 && <CardBody className="tf-second tf-quiet">{plural(m.more, more)}</CardBody>}
      </div>
    </Card>
  );
}
