import { memo, type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import { cx } from 'class-variance-authority';
import type { InvoiceSummary } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Link } from '../../../ui/link/link';
import { useSettings } from '../../../runtime/react/provider';
import { type Columns, idOf } from '../../common/columns';
import { fillSlot } from '../../common/slots';
import { orNotAvailable } from '../../common/not-available';
import type { InvoiceColumn, InvoicesMessages, PayInvoicesSlots } from '../pay-invoices.types';
import type { SelectedInvoice, PaymentStore } from '../payment.store';
import { AmountField } from './amount-field';
import { StatusTag } from './status-tag';

export interface InvoiceRowProps {
  readonly invoice: InvoiceSummary;
  /** All invoices of the page, in order. A press with Shift selects the rows in between. */
  readonly items: readonly InvoiceSummary[];
  readonly columns: Columns<InvoiceColumn>;
  /** Content of the cells, from the host. */
  readonly cell: PayInvoicesSlots['cell'];
  readonly messages: InvoicesMessages;
  /** Null if the buyer cannot pay. */
  readonly paying: PaymentStore | null;
  readonly selected: SelectedInvoice | null;
  readonly locked: boolean;
  readonly onOpen: ((invoiceId: string) => void) | undefined;
}

/** One invoice: due date, open amount, and the amount to pay now. */
export const InvoiceRow = memo(function InvoiceRow({
  invoice,
  items,
  columns,
  cell,
  messages,
  paying,
  selected,
  locked,
  onOpen,
}: InvoiceRowProps) {
  const { m, fill } = messages;
  const formats = useFormats();
  const { number, amount, amountDue, disputedAmount, status } = invoice;
  const shift = useRef(false);
  const toggle = useCallback(
    (isOn: boolean) => paying?.toggle(invoice, isOn, shift.current ? items : undefined),
    [paying, invoice, items],
  );
  const own: Readonly<Record<InvoiceColumn, ReactNode>> = {
    number: (
      <span part="invoices-cell" className="tf-invoices-cell">
        <NumberLink invoice={invoice} messages={messages} onOpen={onOpen} />
        <span className="tf-second tf-quiet">{formats.day(invoice.issuedOn)}</span>
      </span>
    ),
    due: (
      <span part="invoices-cell" className="tf-invoices-cell">
        <Due invoice={invoice} messages={messages} />
      </span>
    ),
    status: (
      <span part="invoices-cell" className="tf-invoices-cell">
        <StatusTag status={status} messages={messages} />
        {disputedAmount !== null && (
          <span className="tf-second tf-quiet">
            {fill(m.table.inDispute, { amount: formats.money(disputedAmount) })}
          </span>
        )}
      </span>
    ),
    open: (
      <span part="invoices-cell" className="tf-invoices-cell">
        <span className="tf-medium">{formats.money(amountDue)}</span>
        {amountDue.minor !== amount.minor && (
          <span className="tf-second tf-quiet">{fill(m.table.ofAmount, { amount: formats.money(amount) })}</span>
        )}
      </span>
    ),
    pay: paying !== null && invoice.isPayable && (
      <AmountField invoice={invoice} selected={selected} paying={paying} locked={locked} messages={messages} />
    ),
  };
  return (
    /* eslint-disable jsx-a11y-x/no-interactive-element-to-noninteractive-role -- as the table's */
    <tr role="row" part="invoices-row" className="tf-invoices-row" data-selected={selected === null ? undefined : true}>
      {paying !== null && (
        <td role="cell" className="tf-invoices-check">
          {invoice.isPayable && (
            <Checkbox
              label={fill(m.table.choose, { number })}
              hideLabel
              checked={selected !== null}
              disabled={locked}
              onClick={(event: MouseEvent) => {
                shift.current = event.shiftKey;
              }}
              onCheckedChange={toggle}
            />
          )}
        </td>
      )}
      {columns.map((column) => {
        if (column === 'number')
          return (
            <th key={column} role="rowheader" scope="row" part="invoices-number" className="tf-invoices-number">
              {fillSlot(cell, own.number, { invoice, column })}
            </th>
          );
        const name = idOf(column);
        const isAtEnd = column === 'open' || column === 'pay' || (typeof column === 'object' && column.align === 'end');
        return (
          <td
            key={name}
            role="cell"
            className={cx(isAtEnd && 'tf-number', `tf-invoices-${typeof column === 'string' ? column : 'own'}`)}
          >
            {typeof column === 'object' && (
              // For cards, which have no header.
              <span className="tf-invoices-label tf-micro tf-quiet" aria-hidden>
                {column.header}
              </span>
            )}
            {fillSlot(cell, typeof column === 'string' ? own[column] : null, { invoice, column: name })}
          </td>
        );
      })}
    </tr>
    /* eslint-enable jsx-a11y-x/no-interactive-element-to-noninteractive-role */
  );
});

function NumberLink({
  invoice: { id, number },
  messages: { m, fill },
  onOpen,
}: Pick<InvoiceRowProps, 'invoice' | 'messages' | 'onOpen'>) {
  const { links } = useSettings();
  const href = links.href({ to: 'invoice', id });
  if (onOpen === undefined) return <bdi className="tf-medium">{number}</bdi>;
  const open = (event: MouseEvent) => {
    // Leaves clicks that open the invoice's page in a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  if (href !== null) {
    return (
      <Link href={href} alone className="tf-medium" aria-label={fill(m.table.openInvoice, { number })} onClick={open}>
        <bdi>{number}</bdi>
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="tf-link tf-reach tf-medium"
      aria-label={fill(m.table.openInvoice, { number })}
      onClick={() => onOpen(id)}
    >
      <bdi>{number}</bdi>
    </button>
  );
}

/** Due date and its distance from today. Today is the backend's date. */
function Due({
  invoice: { dueOn, daysPastDue, paidOn, autopayOn },
  messages: { m, fill, plural },
}: Pick<InvoiceRowProps, 'invoice' | 'messages'>) {
  const formats = useFormats();
  const near =
    daysPastDue === null
      ? null
      : daysPastDue > 0
        ? plural(m.table.late, daysPastDue)
        : daysPastDue === 0
          ? m.table.today
          : plural(m.table.inDays, -daysPastDue);
  return (
    <>
      <span>{orNotAvailable(dueOn, formats.day)}</span>
      {near !== null && (
        <span className="tf-second tf-tone" data-tone={daysPastDue !== null && daysPastDue > 0 ? 'critical' : 'quiet'}>
          {near}
        </span>
      )}
      {autopayOn != null && (
        <span className="tf-second tf-quiet">{fill(m.table.autopay, { date: formats.day(autopayOn) })}</span>
      )}
      {paidOn !== null && (
        <span className="tf-second tf-quiet">{fill(m.table.paidOn, { date: formats.day(paidOn) })}</span>
      )}
    </>
  );
}
