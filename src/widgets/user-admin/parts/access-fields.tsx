import { useState, type ReactNode, useId } from 'react';
import { cx } from 'class-variance-authority';
import type { UserAccount } from '../../../domain';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Spoken } from '../../../ui/live-region/spoken';
import { SearchField } from '../../../ui/search-field/search-field';
import { FieldError } from '../../../ui/field/field';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { useMessages } from '../../../runtime/react/use-messages';
import { PERMISSIONS, type Permission } from '../../../rules';
import { usePartLevel } from '../../common/heading';
import { userAdminContract } from '../user-admin.contract';
import { userAdminMessages } from '../user-admin.messages';
import { findAccounts } from '../user-admin.rules';
import type { FormPart } from './person-fields';

/** Number of accounts above which a search field shows, as in the account switcher. */
const SEARCHED_PAST = 7;

/** Accounts of a user. If there are thousands, only the search results show. */
export function AccountFields({
  handle: { form, first },
  lazyMessages: { m, plural },
  accounts,
}: FormPart & { readonly accounts: readonly UserAccount[] }) {
  const { values: answers, idOf, errorOf, change } = form;
  const list = useMessages(userAdminContract.name, userAdminMessages).m;
  const [search, setSearch] = useState('');
  const { shown: visibleAccounts, more } = findAccounts(accounts, first.accountIds, search);
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
      {visibleAccounts.map(({ id, name, number }) => (
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
      {visibleAccounts.length === 0 && <p className="tf-muted">{m.form.noAccount}</p>}
      {more > 0 && <Spoken className="tf-second tf-quiet">{plural(m.form.more, more)}</Spoken>}
    </Choices>
  );
}

interface PermissionFieldsProps extends FormPart {
  /** Permissions that the admin can grant (decision 11). */
  readonly offered: readonly Permission[];
  readonly names: Readonly<Record<Permission, string>>;
  readonly isYou: boolean;
}

/** Permissions of a user. A permission that the admin cannot grant can still be removed. */
export function PermissionFields({
  handle: { form, first },
  lazyMessages: { m },
  offered,
  names,
  isYou,
}: PermissionFieldsProps) {
  const { values: answers, idOf, errorOf, change } = form;
  const held = new Set([...first.permissions, ...answers.permissions]);
  const about = (one: Permission): string => {
    if (isYou && one === 'super') return m.form.yours;
    return offered.includes(one) ? m.form.about[one] : m.form.revokeOnly;
  };
  return (
    <Choices id={idOf('permissions')} title={m.form.permissions} error={errorOf('permissions')}>
      {PERMISSIONS.filter((one) => offered.includes(one) || held.has(one)).map((one) => (
        <Checkbox
          key={one}
          label={names[one]}
          description={about(one)}
          checked={answers.permissions.includes(one)}
          onCheckedChange={(checked) =>
            change(
              {
                permissions: PERMISSIONS.filter((other) =>
                  other === one ? checked : answers.permissions.includes(other),
                ),
              },
              'permissions',
            )
          }
        />
      ))}
    </Choices>
  );
}

interface ChoicesProps {
  /** Target of the error summary's link. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly error: string | undefined;
  readonly className?: string;
  /** Renders above the checkboxes. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Group of checkboxes that requires at least one checked, with its error message. */
function Choices({ id, title, note, error, className, tools, children }: ChoicesProps) {
  const titleId = useId();
  const errorId = `${id}-error`;
  return (
    <Card as="div">
      <CardHeader title={title} titleId={titleId} level={usePartLevel(1)}>
        {note !== undefined && <span className="tf-second tf-quiet">{note}</span>}
      </CardHeader>
      <CardBody className="tf-stack" data-gap="3">
        {tools}
        <div
          role="group"
          id={id}
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-describedby={error === undefined ? undefined : errorId}
          className={cx('tf-users-choices', className)}
        >
          {children}
        </div>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </CardBody>
    </Card>
  );
}
