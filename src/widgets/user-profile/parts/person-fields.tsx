import { formatPhone } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import type { ProfileFormHandle } from '../use-profile-form';
import type { userProfileMessages } from '../user-profile.messages';
import { PROFILE_FIELDS, type ProfileField } from '../user-profile.rules';

/** Props of the form's parts. */
export interface FormPart {
  readonly handle: ProfileFormHandle;
  readonly messages: Messages<typeof userProfileMessages>;
  readonly canEdit: boolean;
  readonly skipPhoneFormat: boolean;
}

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phoneNumber: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  mobileNumber: { autoComplete: 'mobile tel', type: 'tel', inputMode: 'tel' },
} as const;

/** Fields for names and phone numbers, and the read-only email. */
export function PersonFields({
  handle: { form, record, error },
  messages: { m, fill },
  canEdit,
  skipPhoneFormat,
}: FormPart) {
  const common = useMessages('common', commonMessages).m;
  const hintOf = (field: ProfileField): string | undefined => {
    // A value that was changed remotely shows beside the buyer's input.
    if (error?.kind === 'clash' && error.fields.has(field))
      return record[field] === '' ? m.changed.blank : fill(m.changed.now, { value: record[field] });
    // A displayed problem contains the same hint.
    return field === 'phoneNumber' && canEdit && !skipPhoneFormat && form.errorOf(field) === undefined
      ? m.phoneHint
      : undefined;
  };
  const inputOf = (field: ProfileField) => {
    const isPhone = field === 'phoneNumber' || field === 'mobileNumber';
    return (
      <Field
        key={field}
        {...form.field(field)}
        label={m.fields[field]}
        hint={hintOf(field)}
        optional={field === 'mobileNumber' ? common.optional : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            {...inputs[field]}
            {...form.input(field, isPhone && !skipPhoneFormat ? formatPhone : undefined)}
            dir="auto"
            required={field !== 'mobileNumber' && canEdit}
            readOnly={!canEdit}
            onBlur={() => canEdit && form.leave(field)}
          />
        )}
      </Field>
    );
  };
  return (
    <>
      {PROFILE_FIELDS.slice(0, 2).map(inputOf)}
      <Field label={m.fields.email} hint={m.emailFixed} className="tf-profile-wide">
        {(control) => (
          <TextInput {...control} type="email" autoComplete="email" dir="auto" readOnly value={record.email} />
        )}
      </Field>
      {PROFILE_FIELDS.slice(2).map(inputOf)}
    </>
  );
}
