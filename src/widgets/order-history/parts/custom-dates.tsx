import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { changed, datesProblem } from '../order-history.rules';
import type { HistoryToolsProps } from './history-tools';

/** The two ends of a period of the buyer's own; the end edited last says what is wrong (decision 18). */
export function CustomDates({ messages: { m, fill }, formats, handle }: Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>) {
  const { value, set, edited, setEdited } = handle;
  const problem = datesProblem(value, edited);
  const text = problem && fill(m.dates[problem.code], { start: formats.date(value.start ?? ''), end: formats.date(value.end ?? '') });
  return (
    <div className="tf-orders-dates">
      {(['start', 'end'] as const).map((end) => (
        <Field key={end} label={end === 'start' ? m.from : m.to} error={problem?.field === end ? text : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={value[end] ?? ''}
              onChange={({ target }) => {
                setEdited(end);
                set(changed(value, { [end]: target.value === '' ? null : target.value }));
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
