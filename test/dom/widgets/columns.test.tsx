import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Columns,
  OrderHistory,
  type OrderColumn,
  type OrderHistorySlots,
} from '../../../src/widgets/order-history';
import { type InvoiceColumn, PayInvoices, type PayInvoicesSlots } from '../../../src/widgets/pay-invoices';
import { said, waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';

afterEach(cleanup);

const textsOf = (place: Element, role: string) => [...place.querySelectorAll(`[role="${role}"]`)].map(said);

/** Renders a table, and returns its headings and the cells of its first row, each with its own label. */
async function open(widget: React.ReactElement) {
  openSite().show(widget);
  await waitUntilStable();
  const table = screen.getByRole('table');
  const [, first] = within(table).getAllByRole('row');
  if (first === undefined) throw new Error('No rows');
  const cells = [...first.querySelectorAll('[role="cell"], [role="rowheader"]')];
  return { table, headings: textsOf(table, 'columnheader'), cells: cells.map(said), first };
}

describe('the columns of orders', () => {
  const columns: Columns<OrderColumn> = ['total', { id: 'truck', header: 'Truck' }, 'number'];
  const slots: OrderHistorySlots = {
    cell: ({ data: { order, column }, children }) => (column === 'truck' ? `Truck of ${order.number}` : children),
  };

  it('are those of the host, in its order, with its own content', async () => {
    const { headings, cells } = await open(<OrderHistory columns={columns} slots={slots} />);
    expect(headings).toEqual(['Total', 'Truck', 'Order']);
    expect(cells).toHaveLength(3);
    expect(cells[0]).toMatch(/^\$[\d,]+\.\d\d$/);
    const number = /\d{7}/.exec(cells[2] ?? '')?.[0];
    expect(cells[1]).toBe(`Truck${`Truck of ${number ?? 'no number'}`}`);
  });

  it('are all of the widget without a choice', async () => {
    const { headings } = await open(<OrderHistory />);
    expect(headings).toEqual(['Order', 'Placed', 'Delivery', 'Status', 'Cases', 'Total', 'Order again']);
  });

  it('have the same widths in the heading and in every row', async () => {
    const { table } = await open(<OrderHistory columns={columns} slots={slots} />);
    const edges = [...table.querySelectorAll('[role="row"]')]
      .filter((row) => row.checkVisibility())
      .map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join());
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size).toBe(1);
  });
});

describe('the columns of invoices', () => {
  const slots: PayInvoicesSlots = {
    cell: ({ data: { invoice, column }, children }) => (column === 'terms' ? `Net of ${invoice.number}` : children),
  };
  const columns: Columns<InvoiceColumn> = ['open', { id: 'terms', header: 'Terms', align: 'end' }, 'number', 'due'];

  it('are those of the host, in its order, after the check box', async () => {
    const { headings, cells, first } = await open(<PayInvoices columns={columns} slots={slots} />);
    expect(headings.slice(1).map((heading) => heading.replace(/Sort by .*/, ''))).toEqual([
      'Open',
      'Terms',
      'Invoice',
      'Due',
    ]);
    expect(cells[1]).toMatch(/^\$[\d,]+\.\d\d/);
    const number = /INV-\d+/.exec(cells[3] ?? '')?.[0];
    expect(cells[2]).toBe(`TermsNet of ${number ?? 'no number'}`);
    expect(first.querySelector('[role="rowheader"]')?.textContent).toContain(number);
  });

  it('without the amount to pay, the whole open amount of a selected invoice is paid', async () => {
    const { table } = await open(<PayInvoices columns={['number', 'open']} />);
    expect(table.querySelector('.tf-invoices-pay')).toBeNull();
    expect(table.querySelectorAll('.tf-invoices-check input').length).toBeGreaterThan(1);
  });
});
