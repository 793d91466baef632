import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import type { Adapter } from '../../../src/ports';
import { formatDay, formatMoney } from '../../../src/rules';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { home, waitUntilStable, said } from '../faults/journeys';
import { pressWhenShown } from '../faults/page';
import { openSite } from '../faults/site';
import { plainSpaces } from '../../support/plain-spaces';

afterEach(cleanup);

const day = (date: string) => plainSpaces(formatDay(date, 'en-US', { today: '2026-11-17' }));
const money = (amount: { readonly minor: number; readonly currency: string }) => formatMoney(amount, 'en-US');

/** The invoices of a view on a page, with the visible rows. */
async function open(view: 'past-due' | 'disputed' | 'paid' | 'to-pay') {
  const site = openSite();
  const place = site.show(<PayInvoices view={view} sort="-due" pageSize={50} />);
  await waitUntilStable();
  const { items } = await site.demo.invoices.list({
    accountId: home,
    locale: 'en-US',
    text: '',
    statuses: [],
    bucket: null,
    ids: null,
    payableOnly: false,
    sort: 'due',
    descending: false,
    page: 0,
    pageSize: 200,
  });
  const rows = [...place.querySelectorAll<HTMLElement>('.tf-invoices-row')].map((row) => ({
    row,
    invoice: items.find(({ number }) => row.textContent?.includes(number)),
  }));
  return { site, place, rows };
}

describe('invoices on a page', () => {
  it.each(['to-pay', 'paid'] as const)('shows the details of each invoice, of those %s', async (view) => {
    const { rows } = await open(view);
    expect(rows.length).toBeGreaterThan(4);
    for (const { row, invoice } of rows) {
      if (invoice === undefined) throw new Error(`Nobody’s row: ${said(row)}`);
      const { amount, dueOn, paidOn } = invoice;
      expect(said(row)).toContain(money(amount));
      if (dueOn !== null) expect(said(row)).toContain(day(dueOn));
      if (view === 'paid') expect(said(row)).toContain(`paid ${day(paidOn ?? '')}`);
    }
  });

  it('shows each status by its text', async () => {
    const texts = {
      open: 'Open',
      paid: 'Paid',
      'recently-paid': 'Recently Paid',
      'past-due': 'Past Due',
      disputed: 'Disputed',
    };
    const seen = new Set<string>();
    for (const view of ['to-pay', 'past-due', 'disputed', 'paid'] as const) {
      const { rows } = await open(view);
      for (const { row, invoice } of rows) {
        if (invoice === undefined) throw new Error(`Nobody’s row: ${said(row)}`);
        seen.add(invoice.status);
        expect(said(row.querySelector('.tf-invoices-status .tf-tag') ?? row)).toBe(texts[invoice.status]);
      }
      cleanup();
    }
    expect([...seen].sort()).toEqual(Object.keys(texts).sort());
  });

  it('shows the open invoices and the account’s totals', async () => {
    const { site, place } = await open('to-pay');
    const { amountDue: owed, balance, credits } = await site.demo.invoices.totals({ accountId: home, locale: 'en-US' });
    for (const amount of [owed, balance, credits]) expect(said(place)).toContain(money(amount));
    expect(said(place)).toContain('Account balance');
  });

  it('requires the finance permission', async () => {
    const site = openSite({ user: 'sam' });
    const { permissions } = (await site.demo.session.user({})) as { readonly permissions: readonly string[] };
    const place = site.show(<PayInvoices />);
    await waitUntilStable();
    if (permissions.includes('finance')) throw new Error('Sam has no finance permission');
    expect(within(place).getByText('You need finance access to see invoices')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(site.calls.filter((call) => call.startsWith('invoices.'))).toEqual([]);
  });
});

describe('a problem with an invoice (decision 11)', () => {
  it.each([
    ['dana', true],
    ['priya', false],
  ] as const)('of %s opens a ticket: %s', async (user, leads) => {
    const details: unknown[] = [];
    openSite({ user }).show(
      <PayInvoices invoiceId="INV-80670" onReportProblem={(detail) => void details.push(detail)} />,
    );
    const box = await screen.findByRole('dialog');
    await within(box).findByText('Line items');
    const link = within(box).queryByRole('link', { name: 'Report a problem' });
    expect(link !== null).toBe(leads);
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(details).toHaveLength(leads ? 1 : 0);
  });
});

it('a sent dispute shows its status on its invoice', async () => {
  const site = openSite();
  site.show(<PayInvoices invoiceId="INV-80670" />);
  const box = await screen.findByRole('dialog');
  await pressWhenShown(box, 'Dispute');
  const form = await screen.findByRole('dialog', { name: 'Dispute invoice INV-80670' });
  fireEvent.click(await within(form).findByRole('radio', { name: 'Less arrived than was invoiced' }));
  fireEvent.change(within(form).getByRole('textbox', { name: 'What happened' }), {
    target: { value: 'Two cases less than the slip says.' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Send dispute' }));
  await screen.findByRole('heading', { name: /^Dispute .+ sent$/ });
  cleanup();
  site.show(<PayInvoices invoiceId="INV-80670" />);
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByText('We have received it.')).toBeTruthy();
});

it('a backend that only reads and pays invoices has no control for documents, credits, disputes and new methods', async () => {
  const { disputeInvoice: _dispute, addPaymentMethod: _add, ...ports } = openSite().adapter;
  const { list, read, payments, totals } = ports.invoices ?? {};
  const adapter: Adapter = {
    ...ports,
    invoices: {
      list,
      read,
      payments,
      async totals(request, options) {
        if (totals === undefined) throw new Error('The demo has totals');
        const { disputed: _disputed, ...found } = await totals(request, options);
        return { ...found, counts: { ...found.counts, disputed: 0 } };
      },
    },
    wallet: { methods: ports.wallet?.methods },
  };
  const page = (invoiceId?: string) => (
    <TradefrontProvider adapter={adapter} clock={() => storyTime} storage="memory">
      <PayInvoices {...(invoiceId === undefined ? {} : { invoiceId })} />
    </TradefrontProvider>
  );
  const { container } = render(page());
  const views = await within(container).findByRole('group', { name: 'Show' });
  expect(within(views).queryByRole('button', { name: /^Disputed/ })).toBeNull();
  expect(within(container).queryByRole('button', { name: 'Statement' })).toBeNull();
  await pressWhenShown(container, 'Payments');
  const box = await screen.findByRole('dialog', { name: 'Payments' });
  await within(box).findAllByText(/^PM|^PAY/);
  expect(within(box).queryByRole('button', { name: /receipt/i })).toBeNull();
  cleanup();

  render(page('INV-80670'));
  const detail = await screen.findByRole('dialog');
  await within(detail).findByText('Line items');
  for (const name of [/Download/, /Dispute/]) expect(within(detail).queryByRole('button', { name })).toBeNull();
  expect(within(detail).getByRole('button', { name: /^Select/ })).toBeTruthy();
});

it('a backend without a wallet offers no payment: there is nothing to pay from', async () => {
  const place = openSite({ without: 'wallet.methods' }).show(<PayInvoices />);
  await within(place).findByRole('group', { name: 'Show' });
  await waitUntilStable();
  expect(place.querySelectorAll('.tf-invoices-row').length).toBeGreaterThan(4);
  expect(within(place).queryByRole('checkbox')).toBeNull();
  expect(within(place).queryByRole('button', { name: /^Pay( |$)/ })).toBeNull();
  expect(place.querySelector('[class*=tf-skeleton]')).toBeNull();
});

describe('a dialog with text has its first focus at the text, not at a control in it', () => {
  it.each([
    ['an invoice', <PayInvoices key="invoice" invoiceId="INV-80670" />, null, 'Line items'],
    ['payments', <PayInvoices key="payments" />, 'Payments', /^PM|^PAY/],
  ] as const)('%s', async (_name, widget, opener, text) => {
    const place = openSite().show(widget);
    if (opener !== null) await pressWhenShown(place, opener);
    const box = await screen.findByRole('dialog');
    await within(box).findAllByText(text);
    expect(box.querySelector('.tf-focus-on-mount')).toBe(document.activeElement);
    await waitFor(() => expect(within(box).getAllByRole('button').length).toBeGreaterThan(1));
  });
});
