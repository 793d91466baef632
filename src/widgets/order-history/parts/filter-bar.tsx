import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip/chip';
import { useMessages } from '../../../runtime/react/use-messages';
import { orderStatusMessages } from '../../common/order-status.messages';
import { changed, withoutFilters } from '../order-history.rules';
import type { HistoryToolsProps } from './history-tools';

/** What is left out of the list and how to take it back, one thing at a time or all of it. */
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
