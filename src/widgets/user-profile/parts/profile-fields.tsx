import { useId } from 'react';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { usePartLevel } from '../../common/heading';
import { commonMessages } from '../../common/common.messages';
import type { ProfileFormHandle, ProfileFormRequest } from '../use-profile-form';
import type { userProfileMessages } from '../user-profile.messages';
import { type FormPart, PersonFields } from './person-fields';

export interface ProfileFieldsProps extends Pick<ProfileFormRequest, 'messages' | 'skipPhoneFormat'> {
  readonly handle: ProfileFormHandle;
  /** False if the adapter cannot save; the profile is read-only then. */
  readonly canEdit: boolean;
}

/** Name, contact data and notification settings of the buyer, saved together. */
export function ProfileFields({ handle, canEdit, messages, skipPhoneFormat }: ProfileFieldsProps) {
  const { m, plural } = messages;
  const { form, dirty, discard } = handle;
  const below = usePartLevel(1);
  const cleanId = useId();
  const part = { handle, messages, canEdit, skipPhoneFormat };

  return (
    <form {...form.props} aria-label={m.details} part="profile-form" className="tf-profile-form">
      {handle.isRestored && (
        <Banner
          tone="accent"
          role="status"
          title={m.unsaved.title}
          action={
            <Button variant="secondary" size="sm" onClick={discard}>
              {m.discard}
            </Button>
          }
        >
          {m.unsaved.text}
        </Banner>
      )}
      <FormErrorSummary form={form} level={below} title={(count) => plural(m.problems.title, count)} />
      <Card as="div">
        <CardHeader title={m.details} level={below === 1 ? 2 : below} />
        <CardBody part="profile-person" className="tf-profile-person">
          <PersonFields {...part} />
        </CardBody>
      </Card>
      {handle.record.notices.length > 0 && <NoticeFields {...part} />}
      <ProfileOutcome handle={handle} messages={messages} />
      {canEdit && (
        <div className="tf-row tf-wrap">
          <Button
            type="submit"
            busy={form.isSubmitting}
            busyLabel={m.saving}
            aria-disabled={!dirty || undefined}
            aria-describedby={dirty ? undefined : cleanId}
          >
            {m.save}
          </Button>
          {dirty && (
            <Button variant="secondary" aria-disabled={form.isSubmitting || undefined} onClick={discard}>
              {m.discard}
            </Button>
          )}
          {!dirty && (
            <span className="tf-second tf-quiet" id={cleanId}>
              {m.clean}
            </span>
          )}
        </div>
      )}
    </form>
  );
}

interface ProfileOutcomeProps {
  readonly handle: ProfileFormHandle;
  readonly messages: Messages<typeof userProfileMessages>;
}

/** Result of the last action with undo, or its error. */
function ProfileOutcome({ handle: { feedback, error, undo, take }, messages: { m } }: ProfileOutcomeProps) {
  const common = useMessages('common', commonMessages).m;
  if (error?.kind === 'failed') {
    return (
      <Banner tone="critical" role="alert" title={m.notSaved}>
        {common.errors[error.code]}
      </Banner>
    );
  }
  if (error?.kind === 'clash') {
    return (
      <Banner
        tone="caution"
        role="alert"
        title={m.changed.title}
        action={
          <Button variant="secondary" size="sm" onClick={() => take(error.fields)}>
            {m.changed.take}
          </Button>
        }
      >
        {m.changed.text}
      </Banner>
    );
  }
  if (feedback === null) return null;
  return (
    <FocusOnMount key={feedback.kind}>
      <Banner
        tone={feedback.kind === 'discarded' ? 'neutral' : 'positive'}
        role="status"
        title={m[feedback.kind]}
        action={
          feedback.kind !== 'undone' && (
            <Button variant="secondary" size="sm" onClick={undo}>
              {m.undo}
            </Button>
          )
        }
      />
    </FocusOnMount>
  );
}

/** Notification settings: one checkbox per topic and channel. */
function NoticeFields({
  handle: {
    form: { values, change },
  },
  messages: { m, fill },
  canEdit,
}: FormPart) {
  const titleId = useId();
  const texts = m.notices;
  return (
    <Card as="div">
      <CardHeader title={texts.title} titleId={titleId} level={usePartLevel(1)} description={texts.text} />
      <table part="profile-notices" className="tf-profile-notices" aria-labelledby={titleId}>
        <thead className="tf-second tf-quiet">
          <tr>
            <th scope="col">{texts.topic}</th>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.message}</th>
          </tr>
        </thead>
        <tbody>
          {values.notices.map(({ topic, email, text }) => {
            // An unknown topic shows its code.
            const name = Object.hasOwn(texts.topics, topic) ? texts.topics[topic] : topic;
            const choose = (part: { readonly email?: boolean; readonly text?: boolean }) =>
              change(
                { notices: values.notices.map((one) => (one.topic === topic ? { ...one, ...part } : one)) },
                'notices',
              );
            return (
              <tr key={topic}>
                <th scope="row">{name}</th>
                <td>
                  <Checkbox
                    hideLabel
                    label={fill(texts.byEmail, { topic: name })}
                    checked={email}
                    disabled={!canEdit}
                    onCheckedChange={(checked) => choose({ email: checked })}
                  />
                </td>
                <td>
                  <Checkbox
                    hideLabel
                    label={fill(texts.byText, { topic: name })}
                    checked={text}
                    disabled={!canEdit}
                    onCheckedChange={(checked) => choose({ text: checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
