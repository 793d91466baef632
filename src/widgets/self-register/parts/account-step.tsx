import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { StepProps } from '../register.view.types';
import { withAccountNumber } from '../self-register.rules';

/** Which account it is. */
export function AccountStep({ draft, messages: { m }, change, onLeave, idOf, errorOf }: StepProps) {
  return (
    <>
      <p className="tf-muted">{m.account.intro}</p>
      <Field id={idOf('accountNumber')} className="tf-register-short" label={m.account.number} hint={m.account.hint} error={errorOf('accountNumber')}>
        {(control) => (
          <TextInput
            {...control}
            name="accountNumber"
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={draft.accountNumber}
            onChange={({ target }) => change('accountNumber', (before) => withAccountNumber(before, target.value))}
            onBlur={() => onLeave('accountNumber')}
          />
        )}
      </Field>
    </>
  );
}
