import { useId } from 'react';
import { ListFilter } from 'lucide';
import type { OrderPage } from '../../../domain';
import { DATE_PRESET_DAYS } from '../../../rules';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Badge, Chip } from '../../../ui/chip/chip';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { SearchField } from '../../../ui/search-field/search-field';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { orderStatusMessages } from '../../common/order-status.messages';
import type { orderHistoryMessages } from '../order-history.messages';
import { changed, charactersShort, datesProblem, withoutFilters } from '../order-history.rules';
import { prefetchLazyParts } from './lazy-parts';
import type { HistoryHandle } from '../use-history-value';

export interface HistoryToolsProps {
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly formats: AccountFormats;
  readonly handle: HistoryHandle;
  /** Undefined until the first response reports the available sorts and filters. */
  readonly result: OrderPage | undefined;
  readonly onStatuses: () => void;
}

/** Search, period, status and sort. They render before the first response, so that the buyer can type at once. */
export function HistoryTools({ messages, formats, handle, result, onStatuses }: HistoryToolsProps) {
  const { m, fill, plural } = messages;
  const { value, set } = handle;
  const short = charactersShort(value.search);
  const sorts = result?.sorts ?? [value.sort];
  const selectedCount = value.statuses.length;
  const hintId = useId();
  return (
    <div part="orders-tools" className="tf-orders-tools" role="search" aria-label={m.search}>
      <div part="orders-search" className="tf-orders-search">
        <SearchField
          label={m.search}
          placeholder={m.searchHint}
          clearLabel={m.clearSearch}
          value={value.search}
          aria-describedby={short > 0 ? hintId : undefined}
          onValueChange={(search) => set(changed(value, { search }))}
        />
        <p id={hintId} className="tf-second tf-quiet" aria-live="polite">
          {short > 0 && plural(m.tooShort, short)}
        </p>
      </div>
      <div className="tf-orders-period">
        <NativeSelect
          aria-label={m.period.label}
          value={String(value.period ?? '')}
          options={[
            { value: '', label: m.period.all },
            ...DATE_PRESET_DAYS.map((days) => ({
              value: String(days),
              label: fill(m.period.last, { days: formats.number(days) }),
            })),
            { value: 'custom', label: m.period.custom },
          ]}
          onValueChange={(text) =>
            set(
              changed(value, {
                period: text === 'custom' ? text : (DATE_PRESET_DAYS.find((days) => String(days) === text) ?? null),
              }),
            )
          }
        />
      </div>
      {result?.statuses.length !== 0 && (
        <Button
          variant="secondary"
          icon={ListFilter}
          aria-haspopup="dialog"
          onPointerEnter={prefetchLazyParts}
          onFocus={prefetchLazyParts}
          onClick={onStatuses}
        >
          {m.status}
          {selectedCount > 0 && (
            <>
              <Badge aria-hidden>{formats.number(selectedCount)}</Badge>
              <VisuallyHidden>{plural(m.chosen, selectedCount)}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      {sorts.length > 1 && (
        <div part="orders-sort" className="tf-orders-sort">
          <NativeSelect
            aria-label={m.sort}
            value={value.sort}
            options={sorts.map((sort) => ({ value: sort, label: m.sorts[sort] }))}
            onValueChange={(text) => set(changed(value, { sort: sorts.find((sort) => sort === text) ?? value.sort }))}
          />
        </div>
      )}
      {value.period === 'custom' && <CustomDates messages={messages} formats={formats} handle={handle} />}
    </div>
  );
}

/** The two ends of a custom period. The end edited last shows the problem (decision 18). */
function CustomDates({
  messages: { m, fill },
  formats,
  handle,
}: Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>) {
  const { value, set, edited, setEdited } = handle;
  const problem = datesProblem(value, edited);
  const text =
    problem &&
    fill(m.dates[problem.code], { start: formats.date(value.start ?? ''), end: formats.date(value.end ?? '') });
  return (
    <div part="orders-dates" className="tf-orders-dates">
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

/** Active filters, each with a button to remove it, and a button to remove all. */
export function FilterBar({
  messages: { m, fill },
  formats,
  handle,
}: Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>) {
  const { value, set } = handle;
  const names = useMessages('order-status', orderStatusMessages).m;
  const { period, start, end, statuses } = value;
  if (period === null && statuses.length === 0) return null;
  const ends = [start, end].map((date) => (date === null ? '…' : formats.date(date))).join(' – ');
  const periodText =
    period === null ? null : period === 'custom' ? ends : fill(m.period.last, { days: formats.number(period) });
  return (
    <div className="tf-orders-selected">
      {periodText !== null && (
        <Chip
          removeLabel={fill(m.removeFilter, { filter: periodText })}
          onRemove={() => set(changed(value, { period: null, start: null, end: null }))}
        >
          {periodText}
        </Chip>
      )}
      {statuses.map((status) => (
        <Chip
          key={status}
          removeLabel={fill(m.removeFilter, { filter: names[status] })}
          onRemove={() => set(changed(value, { statuses: statuses.filter((one) => one !== status) }))}
        >
          {names[status]}
        </Chip>
      ))}
      <Button variant="base-underline" size="sm" onClick={() => set(withoutFilters(value))}>
        {m.clearFilters}
      </Button>
    </div>
  );
}
