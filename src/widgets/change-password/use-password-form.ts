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
  judge,
  type Judgement,
  outcomeOf,
  outcomeOfError,
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordFlag,
  type PasswordOutcome,
  type Typed,
} from './change-password.rules';

type Refusal = Extract<PasswordOutcome, { readonly is: 'flagged' }>;

/** Form state: the result of the validation, without any password. */
interface Values extends Omit<Judgement, 'flags'> {
  readonly flags: readonly (readonly [PasswordField, PasswordFlag])[];
}
const valuesOf = ({ rules, flags, begun }: Judgement): Values => ({ rules, begun, flags: [...flags] });

/**
 * Form that sends a password from its fields to the adapter. Passwords exist only in the input elements; React state
 * contains the result of the validation. The fields are cleared as soon as the call starts, whatever its outcome.
 */
export function usePasswordForm(
  policy: PasswordPolicy,
  textOf: (field: PasswordField, flag: PasswordFlag, wasUnsure: boolean) => string,
  onDone: () => void,
) {
  const adapter = useAdapter();
  const [outcome, setOutcome] = useState<Exclude<PasswordOutcome, Refusal> | null>(null);
  // The field that the backend refused; the form then explains why all fields were cleared.
  const [refused, setRefused] = useState<PasswordField | null>(null);
  // After an unknown outcome the new password may already be the current one, so the error text suggests trying it.
  const [wasUnsure, setWasUnsure] = useState(false);

  const inputOf = (field: PasswordField): HTMLInputElement | null =>
    form.props.ref.current?.querySelector<HTMLInputElement>(`input[data-field="${field}"]`) ?? null;
  const typed = (): Typed => ({
    current: inputOf('current')?.value ?? '',
    next: inputOf('next')?.value ?? '',
    again: inputOf('again')?.value ?? '',
  });
  const look = (field?: PasswordField) => form.change(valuesOf(judge(policy, typed())), field);
  const empty = () => {
    for (const field of PASSWORD_FIELDS) {
      const input = inputOf(field);
      if (input !== null) input.value = '';
    }
    look();
    form.quiet();
  };

  const form: Form<Values, PasswordField, PasswordFlag> = useForm<Values, PasswordField, PasswordFlag>({
    initial: () => valuesOf(judge(policy, emptyPasswordForm)),
    problemsOf: ({ flags }) => new Map(flags),
    textOf: (field, flag) => textOf(field, flag, wasUnsure),
    onChange: (field) => {
      if (refused === field) setRefused(null);
      setOutcome(null);
    },
    onSubmit: async () => {
      const { current, next } = typed();
      const answer = change(adapter, current, next);
      empty();
      const result = await answer;
      if (result.is === 'flagged') {
        setRefused(result.field);
        return form.refuse(new Map([[result.field, result.flag]]));
      }
      setWasUnsure(result.is === 'not-sure');
      setOutcome(result);
      if (result.is === 'done') onDone();
    },
  });
  const { values } = form;
  useUnsaved(values.begun, 'view');

  return {
    form,
    rules: values.rules,
    outcome,
    isRefused: refused !== null,
    type: look,
    leave: (field: PasswordField) => {
      // Moving through empty fields shows no errors.
      if (values.begun) form.leave(field);
    },
    submit: (event: FormEvent) => {
      // A browser can fill in a field without an input event.
      look();
      setOutcome(null);
      setRefused(null);
      form.props.onSubmit(event);
    },
    again: () => setOutcome(null),
  };
}

/** Calls the adapter. The result contains neither password. */
async function change(adapter: Adapter, current: string, next: string): Promise<PasswordOutcome> {
  try {
    return outcomeOf(await (adapter.password?.change?.({ current, next }) ?? rejectMissingMethod('password.change')));
  } catch (thrown) {
    const { code } = toPortError(thrown);
    if (code === 'signed-out') getSessionRuntime(adapter).end();
    return outcomeOfError(code);
  }
}
