import { useState } from 'react';
import type { RangeEnd } from '../../../rules';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { SearchField } from '../../../ui/search-field/search-field';
import { dateProblems, defaultValue, hasDates, hasFilters } from '../support-tickets.rules';
import type { TicketListProps } from './ticket-list';

/** Filters by number, status, problem type, and the dates created and last modified. */
export function TicketFilters({
  options,
  messages: { m },
  handle: { value, set },
}: Pick<TicketListProps, 'options' | 'messages' | 'handle'>) {
  const [edited, setEdited] = useState<RangeEnd>('start');
  // While the options load, their fields render with only the option *All*.
  const { statuses = [], kinds = [], problems: problemTypes } = options?.data ?? {};
  const problems = dateProblems(value, edited);
  const day = (
    name: 'createdFrom' | 'createdTo' | 'changedFrom' | 'changedTo',
    problem: (typeof problems)['created'],
  ) => {
    const end: RangeEnd = name.endsWith('From') ? 'start' : 'end';
    const wrong = problem !== null && problem.field === end;
    return (
      <Field
        label={m.filters[name]}
        error={
          wrong ? (problem.code === 'endBeforeStart' ? m.filters.endBeforeStart : m.filters.startAfterEnd) : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={value[name] ?? ''}
            onChange={({ target }) => {
              setEdited(end);
              set({ [name]: target.value === '' ? null : target.value });
            }}
          />
        )}
      </Field>
    );
  };
  return (
    <search part="tickets-filters" className="tf-tickets-filters">
      <SearchField
        label={m.search}
        placeholder={m.search}
        clearLabel={m.clearSearch}
        value={value.search}
        onValueChange={(search) => set({ search })}
      />
      {options !== null && options.status !== 'failed' && (
        <div part="tickets-choices" className="tf-tickets-choices">
          <Field label={m.filters.status}>
            {(control) => (
              <NativeSelect
                {...control}
                value={value.status ?? ''}
                onValueChange={(status) => set({ status: status || null })}
                options={[
                  { value: '', label: m.filters.all },
                  ...statuses.map(({ code, label }) => ({ value: code, label })),
                ]}
              />
            )}
          </Field>
          <Field label={m.filters.problemType}>
            {(control) => (
              <NativeSelect
                {...control}
                value={value.problemType ?? ''}
                onValueChange={(problemType) => set({ problemType: problemType || null })}
                options={[
                  { value: '', label: m.filters.all },
                  ...kinds
                    .flatMap((kind) => problemTypes?.[kind] ?? [])
                    .map(({ code, label }) => ({ value: code, label })),
                ]}
              />
            )}
          </Field>
        </div>
      )}
      <details className="tf-tickets-dates" open={hasDates(value) || undefined}>
        <summary>{m.filters.dates}</summary>
        <div part="tickets-choices" className="tf-tickets-choices">
          {day('createdFrom', problems.created)}
          {day('createdTo', problems.created)}
          {day('changedFrom', problems.changed)}
          {day('changedTo', problems.changed)}
        </div>
      </details>
      {hasFilters(value) && (
        <Button className="tf-tickets-reset" variant="base" size="sm" onClick={() => set(defaultValue)}>
          {m.filters.reset}
        </Button>
      )}
    </search>
  );
}
