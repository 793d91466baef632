import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Profile } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { ErrorSummary } from '../../../ui/error-summary/error-summary';
import { usePartLevel } from '../../common/heading';
import { type ProfileFormRequest, useProfileForm } from '../use-profile-form';
import type { userProfileMessages } from '../user-profile.messages';
import { PROFILE_FIELDS, type ProfileField } from '../user-profile.rules';
import { NoticeFields } from './notice-fields';
import { PersonFields } from './person-fields';
import { ProfileOutcome } from './profile-outcome';

interface ProfileFormProps extends ProfileFormRequest {
  readonly profile: Profile;
  /** False where the adapter saves nothing: the record is looked at. */
  readonly mayEdit: boolean;
  readonly messages: Messages<typeof userProfileMessages>;
}

/** Who the buyer is, how they are reached and what they want to hear of: saved together. */
export function ProfileForm({ mayEdit, messages, ...request }: ProfileFormProps) {
  const { m, plural } = messages;
  const form = useProfileForm(request);
  const { flags, submits, busy, dirty } = form;
  const prefix = useId();
  const below = usePartLevel(1);
  // A summary is a heading of the form, never the page's own.
  const level = below === 1 ? 2 : below;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) summary.current?.focus();
  }, [submits]);

  const idOf = (field: ProfileField): string => `${prefix}-${field}`;
  const problemOf = (field: ProfileField): string | undefined => {
    const flag = flags.get(field);
    if (flag === undefined) return undefined;
    if (field === 'phoneNumber' && flag === 'valueMissing') return m.problems.phoneMissing;
    return field === 'mobileNumber' && flag === 'valueMissing' ? m.problems.mobileMissing : m.problems[field];
  };
  const flagged = submits > 0 ? PROFILE_FIELDS.filter((field) => flags.has(field)) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const part = { form, messages, idOf, problemOf, mayEdit, skipPhoneFormat: request.skipPhoneFormat };

  return (
    <form noValidate aria-label={m.details} className="tf-profile-form" onSubmit={submit}>
      {form.isBack && (
        <Banner
          tone="accent"
          role="status"
          title={m.unsaved.title}
          action={
            <Button variant="secondary" size="sm" onClick={form.discard}>
              {m.discard}
            </Button>
          }
        >
          {m.unsaved.text}
        </Banner>
      )}
      {flagged.length > 0 && (
        <ErrorSummary ref={summary} level={level} title={plural(m.problems.title, flagged.length)} problems={flagged.map((field) => ({ fieldId: idOf(field), text: problemOf(field) }))} />
      )}
      <Card as="div">
        <CardHeader title={m.details} level={level} />
        <CardBody className="tf-profile-person">
          <PersonFields {...part} />
        </CardBody>
      </Card>
      {form.record.notices.length > 0 && <NoticeFields {...part} />}
      <ProfileOutcome form={form} messages={messages} />
      {mayEdit && (
        <div className="tf-row tf-wrap">
          <Button type="submit" busy={busy} busyLabel={m.saving} aria-disabled={!dirty || undefined} aria-describedby={dirty ? undefined : `${prefix}-clean`}>
            {m.save}
          </Button>
          {dirty && (
            <Button variant="secondary" aria-disabled={busy || undefined} onClick={form.discard}>
              {m.discard}
            </Button>
          )}
          {!dirty && (
            <span className="tf-second tf-quiet" id={`${prefix}-clean`}>
              {m.clean}
            </span>
          )}
        </div>
      )}
    </form>
  );
}
