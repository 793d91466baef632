import type { UserOptions } from '../../../domain';
import { userName } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import type { UserFormHandle } from '../use-user-form';
import type { userAdminLazyMessages } from '../user-admin.lazy.messages';
import type { userAdminMessages } from '../user-admin.messages';
import { AccountFields, PermissionFields } from './access-fields';
import { PersonFields } from './person-fields';

export interface UserFieldsProps {
  readonly handle: UserFormHandle;
  /** True for a new user. */
  readonly isNew: boolean;
  readonly options: UserOptions;
  readonly skipPhoneFormat: boolean;
  readonly messages: Messages<typeof userAdminMessages>;
  readonly titleId: string;
  readonly lazyMessages: Messages<typeof userAdminLazyMessages>;
  readonly onClose: () => void;
}

/** Fields of a user, their problems, and the save button. */
export function UserFields({
  handle,
  isNew,
  options,
  skipPhoneFormat,
  messages,
  titleId,
  lazyMessages,
  onClose,
}: UserFieldsProps) {
  const { m, fill, plural } = lazyMessages;
  const common = useMessages('common', commonMessages).m;
  const level = usePartLevel(1);
  const { form, user, error } = handle;
  const part = { handle, lazyMessages };

  return (
    <form {...form.props} aria-labelledby={titleId} part="users-fields" className="tf-users-fields">
      {form.isDraft && (
        <Banner
          tone="accent"
          role="status"
          title={m.form.unsaved}
          action={
            <Button variant="secondary" size="sm" onClick={handle.startOver}>
              {m.form.startOver}
            </Button>
          }
        >
          {m.form.unsavedText}
        </Banner>
      )}
      <FormErrorSummary form={form} level={level} title={(count) => plural(m.problems.title, count)} />
      {error?.kind === 'changed' && user !== null && (
        <Banner tone="caution" role="alert" title={fill(m.changed.title, { name: userName(user) })}>
          {m.changed.text}
        </Banner>
      )}
      <Card as="div">
        <CardBody className="tf-users-person">
          <PersonFields {...part} skipPhoneFormat={skipPhoneFormat} />
        </CardBody>
      </Card>
      <PermissionFields
        {...part}
        offered={options.permissions}
        names={messages.m.permissions}
        isYou={user?.isYou ?? false}
      />
      <AccountFields {...part} accounts={options.accounts} />
      {error?.kind === 'failed' && (
        <Banner tone="critical" role="alert" title={m.notSaved}>
          {common.errors[error.code]}
        </Banner>
      )}
      <div part="users-footer" className="tf-row tf-wrap tf-users-footer">
        <Button type="submit" busy={form.isSubmitting} busyLabel={isNew ? m.form.creating : m.form.saving}>
          {isNew ? m.form.create : m.form.save}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={form.isSubmitting || undefined}
          onClick={() => !form.isSubmitting && onClose()}
        >
          {m.form.cancel}
        </Button>
      </div>
    </form>
  );
}
