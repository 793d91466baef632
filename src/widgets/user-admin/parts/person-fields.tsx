import { formatPhone, LANGUAGE_TAGS, type UserField } from '../../../rules';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { commonMessages } from '../../common/common.messages';
import { LANGUAGE_NAMES } from '../../common/language-names';
import type { UserFormHandle } from '../use-user-form';
import type { userAdminLazyMessages } from '../user-admin.lazy.messages';

/** What the parts of a form are drawn from. */
export interface FormPart {
  readonly form: UserFormHandle;
  readonly later: Messages<typeof userAdminLazyMessages>;
  readonly idOf: (field: UserField) => string;
  readonly problemOf: (field: UserField) => string | undefined;
}

// Not the buyer's own data: nothing is filled in by the browser.
const inputs = {
  firstName: {}, lastName: {}, email: { type: 'email', inputMode: 'email' },
  phoneNumber: { type: 'tel', inputMode: 'tel' }, mobileNumber: { type: 'tel', inputMode: 'tel' },
} as const;
const texts = ['firstName', 'lastName', 'email', 'phoneNumber', 'mobileNumber'] as const;

/** Who a user is, and how they are reached. */
export function PersonFields({ form, later: { m }, idOf, problemOf, skipPhoneFormat }: FormPart & { readonly skipPhoneFormat: boolean }) {
  const common = useMessages('common', commonMessages).m;
  const { answers, user, change, check } = form;
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
            id={idOf(field)}
            label={m.form[field]}
            hint={hintOf(field)}
            error={problemOf(field)}
            optional={field === 'mobileNumber' ? common.optional : undefined}
            className={field === 'email' ? 'tf-users-wide' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...inputs[field]}
                autoComplete="off"
                dir="auto"
                required={field !== 'mobileNumber' && !readOnly}
                readOnly={readOnly}
                value={answers[field]}
                onChange={({ target }) => change(field, { [field]: isPhone && !skipPhoneFormat ? formatPhone(target.value) : target.value })}
                onBlur={() => check.onLeave(field)}
              />
            )}
          </Field>
        );
      })}
      <Field id={idOf('language')} label={m.form.language} error={problemOf('language')}>
        {(control) => (
          <NativeSelect
            {...control}
            required
            value={answers.language}
            options={[
              ...(answers.language === '' ? [{ value: '', label: m.form.chooseLanguage }] : []),
              ...LANGUAGE_TAGS.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] })),
            ]}
            onValueChange={(language) => change('language', { language })}
          />
        )}
      </Field>
    </>
  );
}
