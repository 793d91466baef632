import type { GuestDetails } from '../../../domain';
import { formatPhone } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { FormErrorSummary } from '../../../ui/form/form-error-summary';
import { useForm } from '../../../ui/form/use-form';
import { Link } from '../../../ui/link/link';
import { commonMessages } from '../../common/common.messages';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { type GuestAnswers, type GuestField, guestFields, guestProblems } from '../guest.rules';
import { Section } from './section';

interface GuestDetailsFormProps {
  readonly details: GuestDetails;
  /** Whether the store accepts any phone number (decision 27). */
  readonly skipPhoneFormat: boolean;
  readonly overrides?: object;
  /** Called on each change, to store what was typed. */
  readonly onKeep: (answers: GuestAnswers) => void;
  readonly onDone: (answers: GuestAnswers) => void;
}

const inputs = {
  lastName: { autoComplete: 'family-name', type: 'text', inputMode: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
} as const satisfies Record<GuestField, object>;

/** Form for the details of a buyer without an account (decision 12), with a link to sign in. */
export function GuestDetailsForm({ details, skipPhoneFormat, overrides, onKeep, onDone }: GuestDetailsFormProps) {
  const { m: all, plural } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const { links } = useSettings();
  const m = all.guest;
  const form = useForm<GuestAnswers, GuestField>({
    initial: () => ({ lastName: '', email: '', phoneNumber: '', ...details }),
    // The parent reads the stored details.
    draft: { load: () => null, save: onKeep, remove: () => {} },
    problemsOf: (answers) => guestProblems(answers, skipPhoneFormat),
    textOf: (field, code) =>
      field !== 'phoneNumber'
        ? m.problems[field]
        : code === 'valueMissing'
          ? m.problems.phoneMissing
          : m.problems.phone,
    onSubmit: onDone,
  });
  const signIn = links.href({ to: 'sign-in', reason: 'needs-sign-in' });

  return (
    <form {...form.props} part="checkout-form checkout-guest" className="tf-checkout-form tf-checkout-guest">
      <FormErrorSummary form={form} level={2} title={(count) => plural(all.problems.title, count)} />
      <Section title={m.title}>
        <p className="tf-second tf-muted">{m.text}</p>
        {guestFields.map((field) => (
          <Field
            key={field}
            {...form.field(field)}
            label={m[field]}
            hint={field === 'phoneNumber' && !skipPhoneFormat ? m.phoneHint : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...inputs[field]}
                {...form.input(field, field === 'phoneNumber' && !skipPhoneFormat ? formatPhone : undefined)}
                name={field}
                dir="auto"
                required
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

interface GuestSummaryProps {
  readonly guest: GuestDetails;
  readonly overrides?: object;
  readonly onEdit: () => void;
}

/** A guest's details on one line, with a button that changes them. */
export function GuestSummary({ guest, overrides, onEdit }: GuestSummaryProps) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  return (
    <Card as="div">
      <div className="tf-between tf-checkout-identity">
        <p className="tf-second">
          <span className="tf-medium">{m.details.title}</span>{' '}
          {[guest.lastName, guest.email, guest.phoneNumber].filter(Boolean).map((part) => (
            <bdi key={part} className="tf-muted">
              {part}
            </bdi>
          ))}
        </p>
        <Button variant="base-underline" size="sm" aria-label={m.details.changeLong} onClick={onEdit}>
          {m.details.change}
        </Button>
      </div>
    </Card>
  );
}
