import { formatPhone, LANGUAGE_TAGS } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { LANGUAGE_NAMES } from '../../common/language-names';
import type { UserFormHandle } from '../use-user-form';
import type { userAdminLazyMessages } from '../user-admin.lazy.messages';

/** Props of the form's parts. */
export interface FormPart {
  readonly handle: UserFormHandle;
  readonly lazyMessages: Messages<typeof userAdminLazyMessages>;
}

// The fields contain another person's data, so browser autofill is off.
const inputs = {
  firstName: {},
  lastName: {},
  email: { type: 'email', inputMode: 'email' },
  phoneNumber: { type: 'tel', inputMode: 'tel' },
  mobileNumber: { type: 'tel', inputMode: 'tel' },
} as const;
const texts = ['firstName', 'lastName', 'email', 'phoneNumber', 'mobileNumber'] as const;

/** Name and contact data of a user. */
export function PersonFields({
  handle: { form, user },
  lazyMessages: { m },
  skipPhoneFormat,
}: FormPart & { readonly skipPhoneFormat: boolean }) {
  const common = useMessages('common', commonMessages).m;
  const { values: answers, field: fieldOf, input, change } = form;
  const isFixed = user !== null;
  const hintOf = (field: (typeof texts)[number]): string | undefined => {
    if (field === 'email') return isFixed ? m.form.emailFixed : m.form.emailHint;
    return field === 'phoneNumber' && !skipPhoneFormat ? m.form.phoneHint : undefined;
  };
  return (
    <>
      {texts.map((field) => {
        const isPhone = field === 'phoneNumber' || field === 'mobileNumber';
        const readOnly = field === 'email' && isFixed;
        return (
          <Field
            key={field}
            {...fieldOf(field)}
            label={m.form[field]}
            hint={hintOf(field)}
            optional={field === 'mobileNumber' ? common.optional : undefined}
            className={field === 'email' ? 'tf-users-wide' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...inputs[field]}
                {...input(field, isPhone && !skipPhoneFormat ? formatPhone : undefined)}
                autoComplete="off"
                dir="auto"
                required={field !== 'mobileNumber' && !readOnly}
                readOnly={readOnly}
              />
            )}
          </Field>
        );
      })}
      <Field {...fieldOf('language')} label={m.form.language}>
        {(control) => (
          <NativeSelect
            {...control}
            required
            value={answers.language}
            options={[
              ...(answers.language === '' ? [{ value: '', label: m.form.chooseLanguage }] : []),
              ...LANGUAGE_TAGS.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] })),
            ]}
            onValueChange={(language) => change({ language }, 'language')}
          />
        )}
      </Field>
    </>
  );
}
