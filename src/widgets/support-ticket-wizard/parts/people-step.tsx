import { useId } from 'react';
import type { SupportContact } from '../../../domain';
import { formatPhone } from '../../../rules';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import type { StepProps } from '../wizard.view.types';

const nobody: SupportContact = { name: '', email: '', phone: '' };

/** Whom to reach, who is there, and for whom the buyer asks. */
export function PeopleStep(props: StepProps) {
  const { draft, messages: { m }, change } = props;
  return (
    <>
      <Person {...props} title={m.people.you} fields={{ name: 'contactName', email: 'contactEmail', phone: 'contactPhone' }} person={draft.contact} own onChange={(next) => change((before) => ({ ...before, contact: { ...before.contact, ...next } }))} />
      <div className="tf-stack" data-gap="4">
        <Checkbox label={m.people.onsite} checked={draft.onsite !== null} onCheckedChange={(is) => change((before) => ({ ...before, onsite: is ? { name: '', phone: '' } : null }))} />
        {draft.onsite !== null && (
          <Person {...props} title={m.people.onsiteTitle} fields={{ name: 'onsiteName', phone: 'onsitePhone' }} person={{ ...nobody, ...draft.onsite }} onChange={({ name, phone }) =>
            change((before) => ({ ...before, onsite: before.onsite && { name: name ?? before.onsite.name, phone: phone ?? before.onsite.phone } }))} />
        )}
        <Checkbox label={m.people.behalf} checked={draft.behalf !== null} onCheckedChange={(is) => change((before) => ({ ...before, behalf: is ? nobody : null }))} />
        {draft.behalf !== null && (
          <Person {...props} title={m.people.behalfTitle} fields={{ name: 'requesterName', email: 'requesterEmail', phone: 'requesterPhone' }} person={draft.behalf} onChange={(next) =>
            change((before) => ({ ...before, behalf: before.behalf && { ...before.behalf, ...next } }))} />
        )}
      </div>
    </>
  );
}

type PersonField = Parameters<StepProps['idOf']>[0];

interface PersonProps extends StepProps {
  readonly title: string;
  readonly fields: { readonly name: PersonField; readonly email?: PersonField; readonly phone: PersonField };
  readonly person: SupportContact;
  /** The buyer's own: the browser may fill it. */
  readonly own?: boolean;
  readonly onChange: (next: Partial<SupportContact>) => void;
}

function Person({ title, fields, person, own = false, messages: { m }, phone, idOf, errorOf, onChange }: PersonProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="tf-stack" data-gap="3">
      <p id={id} className="tf-medium">
        {title}
      </p>
      <div className="tf-wizard-fields">
        <Field id={idOf(fields.name)} label={m.people.name} error={errorOf(fields.name)}>
          {(control) => <TextInput {...control} dir="auto" autoComplete={own ? 'name' : 'off'} value={person.name} onChange={(event) => onChange({ name: event.target.value })} />}
        </Field>
        {fields.email !== undefined && (
          <Field id={idOf(fields.email)} label={m.people.email} error={errorOf(fields.email)}>
            {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete={own ? 'email' : 'off'} value={person.email} onChange={(event) => onChange({ email: event.target.value })} />}
          </Field>
        )}
        <Field id={idOf(fields.phone)} label={m.people.phone} hint={phone.skipFormat ? undefined : m.people.phoneHint} error={errorOf(fields.phone)}>
          {(control) => (
            <TextInput {...control} type="tel" dir="ltr" autoComplete={own ? 'tel-national' : 'off'} value={person.phone} onChange={(event) => onChange({ phone: phone.skipFormat ? event.target.value : formatPhone(event.target.value) })} />
          )}
        </Field>
      </div>
    </div>
  );
}
