import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { FieldError } from '../../../ui/field/field-error';
import { TextInput } from '../../../ui/field/text-input';
import { dayNames } from '../../common/support-formats';
import { hoursField, week, withDay, withHours, workdays } from '../support-ticket-wizard.rules';
import type { StepProps } from '../support-ticket-wizard.types';

/** Days and hours for a visit or a call; the start has to be before the end. */
export function TimesStep({
  form: { values: draft, idOf, errorOf, change, leave },
  messages: { m, fill, locale },
}: StepProps) {
  const longDay = dayNames(locale, 'long');
  const isVisit = draft.kind === 'equipment';
  const error = errorOf('availability');
  const id = idOf('availability');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      part="wizard-times"
      className="tf-field tf-wizard-times"
      aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
    >
      <legend className="tf-label tf-legend">{isVisit ? m.times.come : m.times.call}</legend>
      <p className="tf-hint" id={`${id}-hint`}>
        {m.times.hint} {!isVisit && m.times.any}
      </p>
      <div className="tf-row tf-wizard-quick">
        <Button variant="secondary" size="sm" onClick={() => change({ times: workdays })}>
          {m.times.workdays}
        </Button>
        {draft.times.length > 0 && (
          <Button variant="base" size="sm" onClick={() => change({ times: [] })}>
            {m.times.none}
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ul part="wizard-days" className="tf-wizard-days">
        {week.map((day) => {
          const hours = draft.times.find((time) => time.day === day);
          const field = hoursField(day);
          const hoursId = idOf(field);
          const wrong = errorOf(field);
          const wrongId = `${hoursId}-error`;
          const described = { 'aria-describedby': wrong ? wrongId : undefined, 'aria-invalid': Boolean(wrong) };
          const typed = (part: 'start' | 'end') => ({
            onChange: ({ target }: { readonly target: HTMLInputElement }) =>
              change((before) => withHours(before, day, { [part]: target.value }), field),
            onBlur: () => leave(field),
          });
          const name = longDay(day);
          return (
            <li key={day}>
              <Checkbox
                label={name}
                checked={hours !== undefined}
                onCheckedChange={(free) => change((before) => withDay(before, day, free))}
              />
              {hours !== undefined && (
                <span className="tf-wizard-hours">
                  <TextInput
                    id={hoursId}
                    {...described}
                    {...typed('start')}
                    type="time"
                    aria-label={fill(m.times.fromLong, { day: name })}
                    value={hours.start}
                  />
                  <span aria-hidden>–</span>
                  <TextInput
                    id={`${hoursId}-until`}
                    {...described}
                    {...typed('end')}
                    type="time"
                    aria-label={fill(m.times.untilLong, { day: name })}
                    value={hours.end}
                  />
                </span>
              )}
              {wrong && <FieldError id={wrongId}>{wrong}</FieldError>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
