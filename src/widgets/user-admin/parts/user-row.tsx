import { memo } from 'react';
import type { UserRow as Row } from '../../../domain';
import { PERMISSIONS, userName } from '../../../rules';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Tag } from '../../../ui/tag/tag';
import { EmailText } from '../../common/phone-and-email';
import type { userAdminMessages } from '../user-admin.messages';
import { prefetchLazyParts } from './lazy-parts';

export interface UserRowProps {
  readonly user: Row;
  readonly messages: Messages<typeof userAdminMessages>;
  readonly formats: AccountFormats;
  /** Opens the form; absent if users cannot be read. */
  readonly onEdit?: (user: Row) => void;
  /** Enables a user, or asks for confirmation to disable one; absent if the adapter supports neither. */
  readonly onEnable?: (user: Row) => void;
  /** True while the user is being enabled. */
  readonly busy: boolean;
}

/** One user. The name opens the form. */
export const UserTableRow = memo(function UserTableRow({
  user,
  messages: { m, fill },
  formats,
  onEdit,
  onEnable,
  busy,
}: UserRowProps) {
  const { id, email, permissions, accountCount, lastAccessed, enabled, isYou } = user;
  const name = userName(user);
  return (
    <div role="row" part="users-row" className="tf-users-row" data-user={id} data-disabled={!enabled || undefined}>
      <span role="cell" part="users-name" className="tf-users-name">
        <span className="tf-row tf-wrap">
          {onEdit === undefined ? (
            <bdi className="tf-medium">{name}</bdi>
          ) : (
            <button
              type="button"
              part="users-edit"
              className="tf-users-edit tf-medium"
              aria-label={fill(m.edit, { name })}
              onPointerEnter={prefetchLazyParts}
              onFocus={prefetchLazyParts}
              onClick={() => onEdit(user)}
            >
              <bdi>{name}</bdi>
            </button>
          )}
          {isYou && <Tag tone="line">{m.you}</Tag>}
        </span>
        <EmailText className="tf-second tf-quiet" email={email} />
      </span>
      <span role="cell" part="users-permissions" className="tf-users-permissions">
        {PERMISSIONS.filter((one) => permissions.includes(one)).map((one) => (
          <Tag key={one} tone={one === 'super' ? 'accent' : 'neutral'}>
            {m.permissions[one]}
          </Tag>
        ))}
      </span>
      <LabeledCell className="tf-users-accounts" label={m.columns.accounts}>
        {formats.number(accountCount)}
      </LabeledCell>
      <LabeledCell className="tf-users-seen" label={m.columns.seen}>
        {lastAccessed === null ? m.never : formats.date(formats.dayOf(lastAccessed))}
      </LabeledCell>
      <span role="cell" part="users-status" className="tf-users-status">
        <Tag tone={enabled ? 'positive' : 'caution'}>{enabled ? m.enabled : m.disabled}</Tag>
      </span>
      <span role="cell" part="users-action" className="tf-users-action">
        {onEnable && (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel={m.enabling}
            aria-label={fill(enabled ? m.disableLong : m.enableLong, { name })}
            aria-haspopup={enabled ? 'dialog' : undefined}
            onPointerEnter={enabled ? prefetchLazyParts : undefined}
            onFocus={enabled ? prefetchLazyParts : undefined}
            onClick={() => onEnable(user)}
          >
            {enabled ? m.disable : m.enable}
          </Button>
        )}
      </span>
    </div>
  );
});

/** Cell with its own label, for layouts without a table header. */
const LabeledCell = ({
  className,
  label,
  children,
}: {
  readonly className: string;
  readonly label: string;
  readonly children: string;
}) => (
  <span role="cell" className={className}>
    <span className="tf-users-label tf-micro tf-quiet" aria-hidden>
      {label}
    </span>
    {children}
  </span>
);
