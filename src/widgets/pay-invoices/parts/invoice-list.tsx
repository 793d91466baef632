import { useRef, useState } from 'react';
import type { InvoiceSummary, InvoiceTotals, Page } from '../../../domain';
import { PAGE_SIZES } from '../../../rules';
import type { Read } from '../../../runtime/react/use-read';
import { useFormats } from '../../../runtime/react/use-formats';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Pager } from '../../../ui/pager/pager';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import type { Columns } from '../../common/columns';
import { fillSlot, type Slot } from '../../common/slots';
import type { InvoiceColumn, PartProps, PayInvoicesSlots } from '../pay-invoices.types';
import { invoiceCountOf, type InvoicesValue, queryOf } from '../invoice-list.rules';
import { isProposed } from '../payment.store';
import type { PaymentForm } from '../use-payment-form';
import { InvoiceTable } from './invoice-table';
import { ListTools } from './list-tools';

export interface InvoiceListProps extends PartProps {
  readonly accountId: string;
  readonly totals: InvoiceTotals;
  readonly list: Read<Page<InvoiceSummary>>;
  readonly value: InvoicesValue;
  readonly onChange: (change: Partial<InvoicesValue>) => void;
  readonly refetchList: () => void;
  /** Renders if an account has no invoices at all. */
  readonly empty: Slot;
  readonly columns: Columns<InvoiceColumn>;
  /** Content of the cells, from the host. */
  readonly cell: PayInvoicesSlots['cell'];
  /** Opens one invoice; absent if the backend provides no details. */
  readonly onOpen: ((invoiceId: string) => void) | undefined;
  /** Null if the buyer cannot pay. */
  readonly paymentForm: PaymentForm | null;
}

/** Invoices of a view, one page at a time, with filters and sort. */
export function InvoiceList(props: InvoiceListProps) {
  const { messages, totals, list, value, onChange, empty, paymentForm } = props;
  const { m, fill } = messages;
  const formats = useFormats();
  const level = usePartLevel(1);
  const table = useRef<HTMLDivElement>(null);
  const isNone = Object.values(totals.counts).every((count) => count === 0);
  if (isNone)
    return <Card>{fillSlot(empty, <EmptyState level={level} title={m.none.title} text={m.none.text} />)}</Card>;

  const items = list.data?.items ?? [];
  const total = list.data?.total ?? null;
  const { first, last } = rangeOf({ page: value.page - 1, pageSize: value.pageSize, items });
  const range = { from: formats.number(first), to: formats.number(last) };
  const turn = (page: number) => {
    onChange({ page });
    table.current?.focus();
  };
  return (
    <Card as="div" className="tf-invoices-list" aria-busy={(list.status === 'ready' && list.previous) || undefined}>
      <ListTools
        messages={messages}
        totals={totals}
        value={value}
        onChange={onChange}
        total={list.status === 'ready' && !list.previous ? total : null}
      />
      {paymentForm !== null && (
        <SelectionBar
          messages={messages}
          paymentForm={paymentForm}
          items={items}
          totals={totals}
          value={value}
          total={total}
        />
      )}
      <div
        ref={table}
        tabIndex={-1}
        part="invoices-rows"
        className="tf-invoices-rows"
        data-previous={(list.status === 'ready' && list.previous) || undefined}
      >
        {list.status === 'loading' && (
          <Skeleton label={m.loading}>
            <CardBody className="tf-stack" data-gap="4">
              {[0, 1, 2, 3].map((row) => (
                <SkeletonText key={row} />
              ))}
            </CardBody>
          </Skeleton>
        )}
        {list.status === 'ready' && items.length === 0 && <NothingHere {...props} />}
        {items.length > 0 && <InvoiceTable {...props} items={items} />}
      </div>
      {/* The previous page and its pager stay while the first page loads. */}
      {items.length > 0 &&
        (value.page > 1 ||
          (list.data?.page ?? 0) > 0 ||
          list.data?.hasMore === true ||
          value.pageSize > PAGE_SIZES[0]) && (
          <CardBody>
            <Pager
              page={value.page}
              pageCount={pageCount({ total, pageSize: value.pageSize })}
              hasNext={list.data?.hasMore === true}
              onPageChange={turn}
              labels={m.pager}
              range={
                total === null
                  ? fill(m.pager.rangeOpen, range)
                  : fill(m.pager.range, { ...range, total: formats.number(total) })
              }
              pageSize={{
                value: value.pageSize,
                options: PAGE_SIZES,
                label: m.pager.size,
                onValueChange: (pageSize) => onChange({ pageSize }),
              }}
            />
          </CardBody>
        )}
    </Card>
  );
}

/** Empty state of this view, search or page. */
function NothingHere({ messages: { m }, value, onChange }: Pick<InvoiceListProps, 'messages' | 'value' | 'onChange'>) {
  const level = usePartLevel(1);
  const narrowed = value.search.trim() !== '' || value.bucket !== null;
  if (value.page > 1) {
    return (
      <EmptyState
        level={level}
        glyph="search"
        title={m.none.past}
        actions={
          <Button variant="secondary" onClick={() => onChange({ page: 1 })}>
            {m.none.first}
          </Button>
        }
      />
    );
  }
  if (!narrowed) return <EmptyState level={level} glyph="check" title={m.none.view} text={m.none.viewText} />;
  return (
    <EmptyState
      level={level}
      glyph="search"
      title={m.none.match}
      text={m.none.matchText}
      actions={
        <Button variant="secondary" onClick={() => onChange({ search: '', bucket: null })}>
          {m.none.clear}
        </Button>
      }
    />
  );
}

interface SelectionBarProps extends PartProps {
  readonly paymentForm: PaymentForm;
  readonly items: readonly InvoiceSummary[];
  readonly totals: InvoiceTotals;
  readonly value: InvoicesValue;
  readonly total: number | null;
}

/** Number of selected invoices, with buttons to select the rest of the view and to clear the selection. */
function SelectionBar({ messages: { m, fill, plural }, paymentForm, items, totals, value, total }: SelectionBarProps) {
  const formats = useFormats();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { selected } = paymentForm.state;
  if (selected.size === 0) return null;
  const payable = items.filter(isProposed);
  const wholePage = payable.length > 0 && payable.every(({ id }) => selected.has(id));
  const all = value.search === '' && value.bucket === null ? invoiceCountOf(value.view, totals) : (total ?? 0);
  const mayHaveMore = wholePage && value.view !== 'paid' && all > items.length && selected.size < all;
  const chooseAll = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const found = await paymentForm.fetchAll({ ...queryOf(value), payableOnly: true });
      paymentForm.paying.add(found);
      announce(plural(m.chosen.count, paymentForm.paying.store.getState().selected.size));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <div part="invoices-strip" className="tf-invoices-strip">
      <p key={failed ? 'failed' : 'count'} className="tf-second tf-grow" role={failed ? 'alert' : undefined}>
        {failed
          ? m.chosen.notAll
          : mayHaveMore
            ? plural(m.chosen.page, payable.length)
            : plural(m.chosen.count, selected.size)}
      </p>
      {mayHaveMore && (
        <Button
          variant="base-underline"
          size="sm"
          busy={busy}
          busyLabel={m.chosen.choosing}
          aria-disabled={paymentForm.locked || undefined}
          onClick={() => void chooseAll()}
        >
          {fill(m.chosen.rest, { count: formats.number(all) })}
        </Button>
      )}
      <Button
        variant="base-underline"
        size="sm"
        aria-disabled={paymentForm.locked || undefined}
        onClick={() => paymentForm.paying.none()}
      >
        {m.chosen.none}
      </Button>
    </div>
  );
}
