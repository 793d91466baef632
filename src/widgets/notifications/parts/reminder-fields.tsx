import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import type { ReminderMessages } from '../notifications.types';
import { type DraftProblems, LEADS, type ReminderDraft } from '../reminder-form.rules';
import { leadText, weekdayName } from '../reminder-text';

/** A field that can be wrong. */
export type DraftField = keyof DraftProblems;

interface ReminderFieldsProps {
  readonly draft: ReminderDraft;
  readonly problems: DraftProblems;
  readonly messages: ReminderMessages;
  readonly today: string | undefined;
  readonly onChange: (part: Partial<ReminderDraft>) => void;
  readonly onType: (field: DraftField) => void;
  readonly onLeave: (field: DraftField) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** The fields of a kind of reminder. */
export function ReminderFields({ draft, problems, messages, today, onChange, onType, onLeave }: ReminderFieldsProps) {
  const { m, locale } = messages;
  const said = (field: DraftField) => {
    const problem = problems[field];
    return problem === undefined ? undefined : m.form[problem];
  };
  const typed = (field: 'date' | 'time') => ({
    name: field,
    value: draft[field],
    onChange: (event: { readonly target: HTMLInputElement }) => {
      onChange({ [field]: event.target.value });
      onType(field);
    },
    onBlur: () => onLeave(field),
  });
  if (draft.kind === 'before-cut-off') {
    const leads = LEADS.some((lead) => lead === draft.lead) ? LEADS : [...LEADS, draft.lead].sort((a, b) => a - b);
    return (
      <Field label={m.form.lead} error={said('lead')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="lead"
            value={String(draft.lead)}
            onValueChange={(lead) => (onChange({ lead: Number(lead) }), onLeave('lead'))}
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
              options={WEEKDAYS.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, locale) }))}
            />
          )}
        </Field>
      ) : (
        <Field label={m.form.date} error={said('date')}>
          {(control) => <TextInput {...control} type="date" min={today} {...typed('date')} />}
        </Field>
      )}
      <Field label={m.form.time} error={said('time')}>
        {(control) => <TextInput {...control} type="time" {...typed('time')} />}
      </Field>
    </div>
  );
}
