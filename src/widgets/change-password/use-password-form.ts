import { type FormEvent, useState } from 'react';
import type { PasswordPolicy } from '../../domain';
import { type Adapter, toPortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import { getSessionRuntime } from '../../runtime/session/session';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type Form, useForm } from '../../ui/form/use-form';
import {
  emptyPasswordForm,
  validatePasswords,
  type PasswordValidation,
  outcomeOf,
  outcomeOfError,
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblem,
  type PasswordOutcome,
  type PasswordInput,
} from './change-password.rules';

type Refusal = Extract<PasswordOutcome, { readonly outcome: 'refused' }>;

/** Form state: the result of the validation, without any password. */
interface Values extends Omit<PasswordValidation, 'problems'> {
  readonly problems: readonly (readonly [PasswordField, PasswordProblem])[];
}
const valuesOf = ({ rules, problems, hasInput }: PasswordValidation): Values => ({
  rules,
  hasInput,
  problems: [...problems],
});

/**
 * Form that sends a password from its fields to the adapter. Passwords exist only in the input elements; React state
 * contains the result of the validation. The fields are cleared as soon as the call starts, whatever its outcome.
 */
export function usePasswordForm(
  policy: PasswordPolicy,
  textOf: (field: PasswordField, problem: PasswordProblem, wasUnknown: boolean) => string,
  onDone: () => void,
) {
  const adapter = useAdapter();
  const [outcome, setOutcome] = useState<Exclude<PasswordOutcome, Refusal> | null>(null);
  // The field that the backend refused; the form then explains why all fields were cleared.
  const [refusedField, setRefusedField] = useState<PasswordField | null>(null);
  // After an unknown outcome the new password may already be the current one, so the error text suggests trying it.
  const [wasUnknown, setWasUnknown] = useState(false);

  const inputOf = (field: PasswordField): HTMLInputElement | null =>
    form.props.ref.current?.querySelector<HTMLInputElement>(`input[data-field="${field}"]`) ?? null;
  const readInputs = (): PasswordInput => ({
    current: inputOf('current')?.value ?? '',
    next: inputOf('next')?.value ?? '',
    again: inputOf('again')?.value ?? '',
  });
  const validate = (field?: PasswordField) => form.change(valuesOf(validatePasswords(policy, readInputs())), field);
  const clearInputs = () => {
    for (const field of PASSWORD_FIELDS) {
      const input = inputOf(field);
      if (input !== null) input.value = '';
    }
    validate();
    form.quiet();
  };

  const form: Form<Values, PasswordField, PasswordProblem> = useForm<Values, PasswordField, PasswordProblem>({
    initial: () => valuesOf(validatePasswords(policy, emptyPasswordForm)),
    problemsOf: ({ problems }) => new Map(problems),
    textOf: (field, problem) => textOf(field, problem, wasUnknown),
    onChange: (field) => {
      if (refusedField === field) setRefusedField(null);
      setOutcome(null);
    },
    onSubmit: async () => {
      const { current, next } = readInputs();
      const answer = changePassword(adapter, current, next);
      clearInputs();
      const result = await answer;
      if (result.outcome === 'refused') {
        setRefusedField(result.field);
        return form.refuse(new Map([[result.field, result.problem]]));
      }
      setWasUnknown(result.outcome === 'not-sure');
      setOutcome(result);
      if (result.outcome === 'done') onDone();
    },
  });
  const { values } = form;
  useUnsaved(values.hasInput, 'view');

  return {
    form,
    rules: values.rules,
    outcome,
    isRefused: refusedField !== null,
    type: validate,
    leave: (field: PasswordField) => {
      // Moving through empty fields shows no errors.
      if (values.hasInput) form.leave(field);
    },
    submit: (event: FormEvent) => {
      // A browser can fill in a field without an input event.
      validate();
      setOutcome(null);
      setRefusedField(null);
      form.props.onSubmit(event);
    },
    reset: () => setOutcome(null),
  };
}

/** Calls the adapter. The result contains neither password. */
async function changePassword(adapter: Adapter, current: string, next: string): Promise<PasswordOutcome> {
  try {
    return outcomeOf(await (adapter.password?.change?.({ current, next }) ?? rejectMissingMethod('password.change')));
  } catch (thrown) {
    const { code } = toPortError(thrown);
    if (code === 'signed-out') getSessionRuntime(adapter).end();
    return outcomeOfError(code);
  }
}
