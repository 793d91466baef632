import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { StepProps } from '../self-register.types';
import { withAccountNumber } from '../self-register.rules';

/** Step that asks for the account number. */
export function AccountStep({ form: { values, field, change, leave }, messages: { m } }: StepProps) {
  return (
    <>
      <p className="tf-muted">{m.account.intro}</p>
      <Field {...field('accountNumber')} className="tf-register-short" label={m.account.number} hint={m.account.hint}>
        {(control) => (
          <TextInput
            {...control}
            name="accountNumber"
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={values.accountNumber}
            onChange={({ target }) => change((before) => withAccountNumber(before, target.value), 'accountNumber')}
            onBlur={() => leave('accountNumber')}
          />
        )}
      </Field>
    </>
  );
}
