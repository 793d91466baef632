import { formatPhone, LANGUAGE_TAGS } from '../../../rules';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { LANGUAGE_NAMES } from '../../common/language-names';
import type { StepProps } from '../self-register.types';

const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
} as const;
const texts = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** Step that asks for the person's details. */
export function DetailsStep({
  form: { values: draft, field: fieldOf, input, change },
  messages: { m, fill },
  phone,
}: StepProps) {
  const hints = {
    firstName: undefined,
    lastName: undefined,
    email: m.details.emailHint,
    phoneNumber: phone.skipFormat ? undefined : m.verify.phoneHint,
  };
  return (
    <>
      {draft.proof !== null && (
        <p className="tf-muted">{fill(m.details.intro, { name: draft.proof.name, number: draft.proof.number })}</p>
      )}
      <div part="register-fields" className="tf-register-fields">
        {texts.map((field) => (
          <Field
            key={field}
            {...fieldOf(field)}
            label={m.details[field]}
            hint={hints[field]}
            className={field === 'email' ? 'tf-register-wide' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...inputs[field]}
                {...input(field, field === 'phoneNumber' && !phone.skipFormat ? formatPhone : undefined)}
                name={field}
                dir="auto"
                required
              />
            )}
          </Field>
        ))}
        <Field {...fieldOf('language')} label={m.details.language}>
          {(control) => (
            <NativeSelect
              {...control}
              required
              value={draft.language}
              onValueChange={(language) => change({ language }, 'language')}
              options={LANGUAGE_TAGS.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] }))}
            />
          )}
        </Field>
      </div>
    </>
  );
}
