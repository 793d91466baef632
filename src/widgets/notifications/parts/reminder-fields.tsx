import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import type { Form } from '../../../ui/form/use-form';
import type { ReminderMessages } from '../notifications.types';
import { type DraftField, type DraftProblem, LEADS, type ReminderDraft, leadText } from '../reminder.rules';
import { dayNames } from '../../common/support-formats';

interface ReminderFieldsProps {
  readonly form: Form<ReminderDraft, DraftField, DraftProblem>;
  readonly messages: ReminderMessages;
  readonly today: string | undefined;
  readonly onChange: (part: Partial<ReminderDraft>, field?: DraftField) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Fields for one kind of reminder. */
export function ReminderFields({
  form: { values: draft, field, leave },
  messages,
  today,
  onChange,
}: ReminderFieldsProps) {
  const { m, locale } = messages;
  const dayName = dayNames(locale, 'long');
  const typed = (name: 'date' | 'time') => ({
    name,
    value: draft[name],
    onChange: (event: { readonly target: HTMLInputElement }) => onChange({ [name]: event.target.value }, name),
    onBlur: () => leave(name),
  });
  if (draft.kind === 'before-cut-off') {
    const leads = LEADS.some((lead) => lead === draft.lead) ? LEADS : [...LEADS, draft.lead].sort((a, b) => a - b);
    return (
      <Field {...field('lead')} label={m.form.lead}>
        {(control) => (
          <NativeSelect
            {...control}
            name="lead"
            value={String(draft.lead)}
            onValueChange={(lead) => (onChange({ lead: Number(lead) }), leave('lead'))}
            options={leads.map((lead) => ({ value: String(lead), label: leadText(lead, messages) }))}
          />
        )}
      </Field>
    );
  }
  return (
    <div className="tf-notifications-fields">
      {draft.kind === 'weekly' ? (
        <Field label={m.form.weekday}>
          {(control) => (
            <NativeSelect
              {...control}
              value={String(draft.weekday)}
              onValueChange={(weekday) => onChange({ weekday: Number(weekday) })}
              options={WEEKDAYS.map((weekday) => ({ value: String(weekday), label: dayName(weekday) }))}
            />
          )}
        </Field>
      ) : (
        <Field {...field('date')} label={m.form.date}>
          {(control) => <TextInput {...control} type="date" min={today} {...typed('date')} />}
        </Field>
      )}
      <Field {...field('time')} label={m.form.time}>
        {(control) => <TextInput {...control} type="time" {...typed('time')} />}
      </Field>
    </div>
  );
}
