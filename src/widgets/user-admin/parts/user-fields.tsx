import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { User, UserOptions } from '../../../domain';
import { USER_FIELDS, userName, type UserField } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Card, CardBody } from '../../../ui/card/card';
import { ErrorSummary } from '../../../ui/error-summary/error-summary';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { useLastSuper } from '../use-last-super';
import { useUserForm } from '../use-user-form';
import type { userAdminLazyMessages } from '../user-admin.lazy.messages';
import { AccountFields } from './account-fields';
import { PermissionFields } from './permission-fields';
import { PersonFields } from './person-fields';
import type { UserFormProps } from './user-form';

export interface UserFieldsProps extends UserFormProps {
  /** Null for somebody to be created. */
  readonly user: User | null;
  readonly options: UserOptions;
  readonly titleId: string;
  readonly later: Messages<typeof userAdminLazyMessages>;
}

/** What a user is made of, what is wrong with it, and the way to the backend. */
export function UserFields({ user: given, options, accountId, skipPhoneFormat, messages, titleId, later, onClose, onDone, onGone }: UserFieldsProps) {
  const { m, fill, plural } = later;
  const lastSuper = useLastSuper(later);
  const common = useMessages('common', commonMessages).m;
  const prefix = useId();
  const below = usePartLevel(1);
  // A summary is a heading of the form, never the page's own.
  const summaryLevel = below === 1 ? 2 : below;
  const summary = useRef<HTMLDivElement>(null);
  const form = useUserForm({ user: given, options, accountId, skipPhoneFormat, onDone: (user) => onDone(user, given === null ? 'created' : 'saved'), onGone });
  const { user, flags, submits, busy, trouble } = form;
  useEffect(() => {
    if (submits > 0) summary.current?.focus();
  }, [submits]);

  const idOf = (field: UserField): string => `${prefix}-${field}`;
  const problemOf = (field: UserField): string | undefined => {
    const flag = flags.get(field);
    if (flag === undefined) return undefined;
    if (flag === 'email-taken') return m.problems.emailTaken;
    if (flag === 'last-super') return lastSuper(form.lonely, options.permissions);
    return field === 'phoneNumber' && flag === 'valueMissing' ? m.problems.phoneMissing : m.problems[field];
  };
  const flagged = submits > 0 ? USER_FIELDS.filter((field) => flags.has(field)) : [];
  const part = { form, later, idOf, problemOf };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form noValidate aria-labelledby={titleId} className="tf-users-fields" onSubmit={submit}>
      {form.isBack && (
        <Banner
          tone="accent"
          role="status"
          title={m.form.unsaved}
          action={
            <Button variant="secondary" size="sm" onClick={form.startOver}>
              {m.form.startOver}
            </Button>
          }
        >
          {m.form.unsavedText}
        </Banner>
      )}
      {flagged.length > 0 && (
        <ErrorSummary ref={summary} level={summaryLevel} title={plural(m.problems.title, flagged.length)} problems={flagged.map((field) => ({ fieldId: idOf(field), text: problemOf(field) }))} />
      )}
      {trouble?.is === 'changed' && user !== null && (
        <Banner tone="caution" role="alert" title={fill(m.changed.title, { name: userName(user) })}>
          {m.changed.text}
        </Banner>
      )}
      <Card as="div">
        <CardBody className="tf-users-person">
          <PersonFields {...part} skipPhoneFormat={skipPhoneFormat} />
        </CardBody>
      </Card>
      <PermissionFields {...part} offered={options.permissions} names={messages.m.permissions} isYou={user?.isYou ?? false} />
      <AccountFields {...part} accounts={options.accounts} />
      {trouble?.is === 'failed' && (
        <Banner tone="critical" role="alert" title={m.notSaved}>
          {common.errors[trouble.code]}
        </Banner>
      )}
      <div className="tf-row tf-wrap tf-users-footer">
        <Button type="submit" busy={busy} busyLabel={given === null ? m.form.creating : m.form.saving}>
          {given === null ? m.form.create : m.form.save}
        </Button>
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
          {m.form.cancel}
        </Button>
      </div>
    </form>
  );
}
