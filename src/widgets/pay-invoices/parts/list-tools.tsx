import { useEffect, useRef, useState } from 'react';
import type { InvoiceTotals } from '../../../domain';
import { INVOICE_SORTS } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useLatest } from '../../../runtime/react/use-latest';
import { Chip } from '../../../ui/chip/chip';
import { NativeSelect } from '../../../ui/field/native-select';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { SearchField } from '../../../ui/search-field/search-field';
import type { PartProps } from '../pay-invoices.types';
import { invoiceCountOf, type InvoicesValue, sortOf, viewsFor } from '../invoice-list.rules';
import { bucketLabel } from './aging';

interface ListToolsProps extends PartProps {
  readonly totals: InvoiceTotals;
  readonly value: InvoicesValue;
  readonly onChange: (change: Partial<InvoicesValue>) => void;
  /** Number of results; null while it is unknown. */
  readonly total: number | null;
}

/** Delay in milliseconds after the last key press before the search runs. */
const TYPING = 300;

/** Views with their counts, the search, and the sort on phones. */
export function ListTools({ messages, totals, value, onChange, total }: ListToolsProps) {
  const { m, fill, plural } = messages;
  const formats = useFormats();
  const announce = useAnnounce();
  const [text, setText] = useTypedSearch(value.search, (search) => onChange({ search }));
  const bucket = totals.aging.find(({ id }) => id === value.bucket);
  const { by } = sortOf(value.sort);
  const announced = useRef(JSON.stringify(value));
  useEffect(() => {
    const now = JSON.stringify(value);
    if (total === null || announced.current === now) return;
    announced.current = now;
    announce(plural(m.table.found, total));
  }, [value, total, announce, plural, m]);
  return (
    <div part="invoices-tools" className="tf-invoices-tools">
      <div role="group" aria-label={m.views.label} part="invoices-views" className="tf-invoices-views">
        {viewsFor(totals, value.view).map((view) => {
          const count = invoiceCountOf(view, totals);
          return (
            <button
              key={view}
              type="button"
              part="invoices-view"
              className="tf-invoices-view"
              aria-pressed={value.view === view}
              onClick={() => onChange({ view, bucket: null })}
            >
              {m.views[view]} <span className="tf-micro tf-quiet">{formats.number(count)}</span>
            </button>
          );
        })}
      </div>
      <div part="invoices-search" className="tf-invoices-search">
        <SearchField
          className="tf-grow"
          label={m.search.label}
          placeholder={m.search.label}
          clearLabel={m.search.clear}
          value={text}
          onValueChange={setText}
        />
        <label className="tf-invoices-sort">
          <span className="tf-hidden">{m.sort.label}</span>
          <NativeSelect
            value={by}
            options={INVOICE_SORTS.map((sort) => ({ value: sort, label: m.sort[sort] }))}
            onValueChange={(sort) => onChange({ sort: INVOICE_SORTS.find((known) => known === sort) ?? 'due' })}
          />
        </label>
      </div>
      {bucket !== undefined && (
        <div className="tf-row tf-wrap tf-invoices-filters-active">
          <Chip
            removeLabel={fill(m.narrowedRemove, { label: bucketLabel(bucket, messages) })}
            onRemove={() => onChange({ bucket: null })}
          >
            {fill(m.narrowed, { label: bucketLabel(bucket, messages) })}
          </Chip>
        </div>
      )}
    </div>
  );
}

/** Updates the text in the field at once, and the search after a delay. */
function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useLatest(onSearch);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed.trim() !== search.trim()) latest.current(typed);
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, search, latest]);
  return [typed ?? search, setTyped];
}
