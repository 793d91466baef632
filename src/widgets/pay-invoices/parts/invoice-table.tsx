import type { InvoiceSummary } from '../../../domain';
import type { InvoiceSort } from '../../../rules';
import { ArrowDown, ArrowUp } from 'lucide';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Icon } from '../../../ui/icon/icon';
import { idOf } from '../../common/columns';
import { sortedBy, sortOf } from '../invoice-list.rules';
import { isProposed } from '../payment.store';
import type { InvoiceListProps } from './invoice-list';
import { InvoiceRow } from './invoice-row';

type InvoiceTableProps = Pick<
  InvoiceListProps,
  'messages' | 'value' | 'onChange' | 'onOpen' | 'paymentForm' | 'columns' | 'cell'
> & {
  readonly items: readonly InvoiceSummary[];
};

/**
 * Invoices as a table; narrow containers show cards. ARIA roles are explicit, because a changed `display` removes the
 * native ones.
 */
export function InvoiceTable({
  messages,
  value,
  onChange,
  onOpen,
  paymentForm,
  items,
  columns: given,
  cell,
}: InvoiceTableProps) {
  const { m } = messages;
  const payable = items.filter(isProposed);
  const marked = paymentForm === null ? 0 : payable.filter(({ id }) => paymentForm.state.selected.has(id)).length;
  const columns = paymentForm === null ? given.filter((column) => column !== 'pay') : given;
  const labels = { number: m.table.invoice, due: m.table.due, open: m.table.open };
  return (
    <table
      role="table"
      part="invoices-table"
      className="tf-invoices-table"
      aria-label={m.table.label}
      data-payable={paymentForm === null ? undefined : true}
    >
      <thead role="rowgroup">
        <tr role="row">
          {paymentForm !== null && (
            <th role="columnheader" scope="col" className="tf-invoices-check">
              <Checkbox
                label={m.table.chooseAll}
                hideLabel
                checked={payable.length > 0 && marked === payable.length}
                indeterminate={marked > 0 && marked < payable.length}
                disabled={payable.length === 0 || paymentForm.locked}
                onCheckedChange={(isOn) =>
                  isOn ? paymentForm.paying.add(payable) : paymentForm.paying.remove(payable.map(({ id }) => id))
                }
              />
            </th>
          )}
          {columns.map((column) => {
            if (column === 'number' || column === 'due' || column === 'open')
              return (
                <SortHead
                  key={column}
                  sort={column}
                  label={labels[column]}
                  isNumber={column === 'open'}
                  messages={messages}
                  value={value}
                  onChange={onChange}
                />
              );
            const isAtEnd = column === 'pay' || (typeof column === 'object' && column.align === 'end');
            return (
              <th role="columnheader" scope="col" key={idOf(column)} className={isAtEnd ? 'tf-number' : undefined}>
                {typeof column === 'object' ? column.header : column === 'pay' ? m.table.payNow : m.table.status}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            items={items}
            columns={columns}
            cell={cell}
            messages={messages}
            paying={paymentForm?.paying ?? null}
            selected={paymentForm?.state.selected.get(invoice.id) ?? null}
            locked={paymentForm?.locked === true}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps extends Pick<InvoiceListProps, 'messages' | 'value' | 'onChange'> {
  readonly sort: InvoiceSort;
  readonly label: string;
  readonly isNumber: boolean;
}

function SortHead({ sort, label, isNumber, messages: { m, fill }, value, onChange }: SortHeadProps) {
  const { by, descending } = sortOf(value.sort);
  const isOn = by === sort;
  return (
    <th
      role="columnheader"
      scope="col"
      className={isNumber ? 'tf-number' : undefined}
      aria-sort={isOn ? (descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="tf-invoices-sorter"
        aria-label={fill(m.table.sortBy, { column: label })}
        onClick={() => onChange({ sort: sortedBy(value.sort, sort) })}
      >
        {label}
        {isOn && <Icon of={descending ? ArrowDown : ArrowUp} size="sm" />}
      </button>
    </th>
  );
}
