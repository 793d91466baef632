import { type RefObject, useState } from 'react';
import type { UserRow } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import { userName } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { getSessionRuntime } from '../../../runtime/session/session';
import { Banner } from '../../../ui/banner/banner';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { useLastSuper } from '../use-last-super';
import { userAdminContract } from '../user-admin.contract';
import { userAdminLazyMessages } from '../user-admin.lazy.messages';
import type { UserAdminProps } from '../user-admin.types';

export interface DisableDialogProps {
  readonly user: UserRow;
  readonly accountId: string | null;
  readonly overrides: UserAdminProps['messages'];
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDisabled: (user: UserRow) => void;
  /** Called if the user no longer exists. */
  readonly onNotFound: () => void;
}

/**
 * Confirms that a user is disabled. The last Super User of an account cannot be disabled; the dialog explains what to
 * do.
 */
export function DisableDialog({
  user,
  accountId,
  overrides,
  returnFocus,
  onClose,
  onDisabled,
  onNotFound,
}: DisableDialogProps) {
  const messages = useMessages(userAdminContract.name, userAdminLazyMessages, overrides);
  const { m: all, fill } = messages;
  const lastSuper = useLastSuper(messages);
  const common = useMessages('common', commonMessages).m;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [busy, setBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<PortErrorCode | null>(null);
  const [lastSuperText, setLastSuperText] = useState<string | null>(null);
  const m = all.disabling;
  const name = userName(user);

  const disable = async () => {
    setBusy(true);
    setErrorCode(null);
    try {
      const answer = await (adapter.users?.setEnabled?.({
        accountId,
        userId: user.id,
        enabled: false,
        locale: locale.tag,
      }) ?? rejectMissingMethod('users.setEnabled'));
      if (answer.outcome === 'done') return onDisabled(user);
      if (answer.reason !== 'last-super') return onNotFound();
      // Adapters without `users.options` report no grantable permissions, so no other user can become a Super User
      // here.
      const options = await adapter.users?.options?.({ accountId, locale: locale.tag });
      setLastSuperText(lastSuper(answer.accounts, options?.permissions ?? []));
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      setErrorCode(code);
    }
    setBusy(false);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocus={returnFocus}
      tone="destructive"
      title={fill(m.title, { name })}
      text={user.isYou ? m.yourself : m.text}
      confirmLabel={m.confirm}
      cancelLabel={m.keep}
      busy={busy}
      busyLabel={m.confirming}
      onConfirm={() => void disable()}
    >
      {(errorCode !== null || lastSuperText !== null) && (
        <Banner role="alert" tone="critical" title={fill(m.failed, { name })}>
          {errorCode !== null ? common.errors[errorCode] : lastSuperText}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
