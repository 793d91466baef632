import { useId } from 'react';
import type { SupportContact } from '../../../domain';
import { formatPhone } from '../../../rules';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { WizardField } from '../support-ticket-wizard.rules';
import type { StepProps } from '../support-ticket-wizard.types';

const emptyContact: SupportContact = { name: '', email: '', phone: '' };

/** Step for the contact, the on-site contact, and the person for whom the buyer reports. */
export function PeopleStep(props: StepProps) {
  const {
    form: { values: draft, change },
    messages: { m },
  } = props;
  return (
    <>
      <Person
        {...props}
        title={m.people.you}
        fields={{ name: 'contactName', email: 'contactEmail', phone: 'contactPhone' }}
        person={draft.contact}
        own
        onChange={(next, field) => change((before) => ({ contact: { ...before.contact, ...next } }), field)}
      />
      <div className="tf-stack" data-gap="4">
        <Checkbox
          label={m.people.onsite}
          checked={draft.onsite !== null}
          onCheckedChange={(is) => change({ onsite: is ? { name: '', phone: '' } : null })}
        />
        {draft.onsite !== null && (
          <Person
            {...props}
            title={m.people.onsiteTitle}
            fields={{ name: 'onsiteName', phone: 'onsitePhone' }}
            person={{ ...emptyContact, ...draft.onsite }}
            onChange={({ name, phone }, field) =>
              change(
                ({ onsite }) => ({ onsite: onsite && { name: name ?? onsite.name, phone: phone ?? onsite.phone } }),
                field,
              )
            }
          />
        )}
        <Checkbox
          label={m.people.behalf}
          checked={draft.behalf !== null}
          onCheckedChange={(is) => change({ behalf: is ? emptyContact : null })}
        />
        {draft.behalf !== null && (
          <Person
            {...props}
            title={m.people.behalfTitle}
            fields={{ name: 'requesterName', email: 'requesterEmail', phone: 'requesterPhone' }}
            person={draft.behalf}
            onChange={(next, field) => change(({ behalf }) => ({ behalf: behalf && { ...behalf, ...next } }), field)}
          />
        )}
      </div>
    </>
  );
}

interface PersonProps extends StepProps {
  readonly title: string;
  readonly fields: { readonly name: WizardField; readonly email?: WizardField; readonly phone: WizardField };
  readonly person: SupportContact;
  /** True for the buyer's own data, which the browser may autofill. */
  readonly own?: boolean;
  readonly onChange: (next: Partial<SupportContact>, field: WizardField) => void;
}

function Person({ title, fields, person, own = false, messages: { m }, phone, form, onChange }: PersonProps) {
  const id = useId();
  const { email } = fields;
  const typed = (part: 'name' | 'email' | 'phone', field: WizardField, format = (text: string) => text) => ({
    value: person[part],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ [part]: format(target.value) }, field),
    onBlur: () => form.leave(field),
  });
  return (
    <div role="group" aria-labelledby={id} className="tf-stack" data-gap="3">
      <p id={id} className="tf-medium">
        {title}
      </p>
      <div part="wizard-fields" className="tf-wizard-fields">
        <Field {...form.field(fields.name)} label={m.people.name}>
          {(control) => (
            <TextInput {...control} {...typed('name', fields.name)} dir="auto" autoComplete={own ? 'name' : 'off'} />
          )}
        </Field>
        {email !== undefined && (
          <Field {...form.field(email)} label={m.people.email}>
            {(control) => (
              <TextInput
                {...control}
                {...typed('email', email)}
                type="email"
                dir="ltr"
                autoComplete={own ? 'email' : 'off'}
              />
            )}
          </Field>
        )}
        <Field
          {...form.field(fields.phone)}
          label={m.people.phone}
          hint={phone.skipFormat ? undefined : m.people.phoneHint}
        >
          {(control) => (
            <TextInput
              {...control}
              {...typed('phone', fields.phone, phone.skipFormat ? undefined : formatPhone)}
              type="tel"
              dir="ltr"
              autoComplete={own ? 'tel-national' : 'off'}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
