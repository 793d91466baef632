import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { GuestDetails } from '../../../domain';
import { formatPhone } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { Link } from '../../../ui/link/link';
import { ErrorSummary } from '../../../ui/error-summary/error-summary';
import { commonMessages } from '../../common/common.messages';
import { useDeferredValidation } from '../../common/use-deferred-validation';
import { checkoutContract } from '../checkout.contract';
import { formMessages } from '../checkout.messages';
import { type GuestAnswers, type GuestField, guestFields, guestProblems } from '../guest.rules';
import { guestMessages } from '../guest.messages';
import { Section } from './section';

interface GuestDetailsFormProps {
  readonly details: GuestDetails;
  /** The store takes any phone number (decision 27). */
  readonly skipPhoneFormat: boolean;
  readonly overrides?: object;
  /** Each change: nothing typed is lost. */
  readonly onKeep: (answers: GuestAnswers) => void;
  readonly onDone: (answers: GuestAnswers) => void;
}

const inputs = {
  lastName: { autoComplete: 'family-name', type: 'text', inputMode: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
} as const satisfies Record<GuestField, object>;

/** Who orders, asked first of somebody without an account (decision 12). Signing in is offered beside it. */
export function GuestDetailsForm({ details, skipPhoneFormat, overrides, onKeep, onDone }: GuestDetailsFormProps) {
  const { m: all } = useMessages(checkoutContract.name, guestMessages, overrides);
  const { plural, m: form } = useMessages(checkoutContract.name, formMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const { links } = useSettings();
  const m = all.guest;
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<GuestAnswers>({ lastName: '', email: '', phoneNumber: '', ...details });
  const [judged, setJudged] = useState<ReadonlySet<GuestField>>(new Set());
  const [listed, setListed] = useState<readonly GuestField[]>([]);
  const check = useDeferredValidation<GuestField>((field) => setJudged((before) => new Set([...before, field])));
  useEffect(() => {
    if (listed.length > 0) summary.current?.focus();
  }, [listed]);

  const problems = guestProblems(answers, skipPhoneFormat);
  const wordsOf = (field: GuestField) =>
    field !== 'phoneNumber' ? m.problems[field] : problems.phoneNumber === 'valueMissing' ? m.problems.phoneMissing : m.problems.phone;
  const problem = (field: GuestField) => (judged.has(field) && problems[field] !== undefined ? wordsOf(field) : undefined);
  const change = (field: GuestField, text: string) => {
    const next = { ...answers, [field]: text };
    setAnswers(next);
    onKeep(next);
    check.onType(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = guestFields.filter((field) => problems[field] !== undefined);
    setJudged(new Set(guestFields));
    setListed(wrong);
    if (wrong.length === 0) onDone(answers);
  };
  const shown = listed.filter((field) => problems[field] !== undefined);
  const signIn = links.href({ to: 'sign-in', reason: 'needs-sign-in' });

  return (
    <form noValidate className="tf-checkout-form tf-checkout-guest" onSubmit={submit}>
      {shown.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={plural(form.problems.title, shown.length)}
          problems={shown.map((field) => ({ fieldId: `${prefix}-${field}`, text: wordsOf(field) }))}
        />
      )}
      <Section title={m.title}>
        <p className="tf-second tf-muted">{m.text}</p>
        {guestFields.map((field) => (
          <Field key={field} id={`${prefix}-${field}`} label={m[field]} error={problem(field)} hint={field === 'phoneNumber' && !skipPhoneFormat ? m.phoneHint : undefined}>
            {(control) => (
              <TextInput
                {...control}
                {...inputs[field]}
                name={field}
                dir="auto"
                required
                value={answers[field]}
                onChange={({ target }) => change(field, field === 'phoneNumber' && !skipPhoneFormat ? formatPhone(target.value) : target.value)}
                onBlur={() => check.onLeave(field)}
              />
            )}
          </Field>
        ))}
        <div className="tf-row tf-wrap" data-gap="4">
          <Button type="submit" size="lg">
            {m.next}
          </Button>
          {signIn !== null && (
            <p className="tf-second">
              {m.signInText} <Link href={signIn}>{common.signIn}</Link>
            </p>
          )}
        </div>
      </Section>
    </form>
  );
}
