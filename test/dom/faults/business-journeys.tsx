import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storyFields } from '../../../stories/support/payment-fields';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { Promotions } from '../../../src/widgets/promotions';
import { RewardsClaim } from '../../../src/widgets/rewards-claim';
import { SelfRegister } from '../../../src/widgets/self-register';
import { SupportTicketWizard } from '../../../src/widgets/support-ticket-wizard';
import { SupportTickets } from '../../../src/widgets/support-tickets';
import { Wallet } from '../../../src/widgets/wallet';
import { home, type Journey, pressWhenShown, waitUntilStable, said, collectSavedFiles } from './page';
import type { Site } from './site';

/** The account's data at the backend, without ids that differ between runs. */
const storedState = async ({ demo }: Site) => {
  const { payments, wallets, cancellations } = await demo.demo.peek();
  return {
    paid: payments.map(({ accountId, total, invoiceIds }) => ({ accountId, total, invoiceIds })),
    wallet: wallets
      .filter(({ accountId }) => accountId === home)
      .map(({ methods, autopay }) => ({
        methods: methods.map(({ kind, lastFour, nickname }) => ({ kind, lastFour, nickname })),
        autopay: { ...autopay, methodId: autopay.methodId === null },
      })),
    cancelled: cancellations.map(({ accountId, orderId, reason }) => ({ accountId, orderId, reason })),
  };
};

const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role);

/** Selects two invoices and pays them with the method at an index; on phones in a dialog. */
const paying = (operation: `O${string}`, method: number): Journey => ({
  operation,
  go: async (site, show) => {
    const page = await show(<PayInvoices />);
    for (const box of [...page.querySelectorAll<HTMLElement>('.tf-invoices-row input[type=checkbox]')].slice(0, 2))
      fireEvent.click(box);
    await waitUntilStable();
    const slip = [...page.querySelectorAll('.tf-invoices-methods')].some((one) => one.checkVisibility())
      ? page
      : await sheet(page);
    const tile = slip.querySelectorAll<HTMLElement>('.tf-invoices-methods input[type=radio]')[method];
    if (tile === undefined) throw new Error('Nothing to pay from');
    fireEvent.click(tile);
    await waitFor(() => {
      if (slip.textContent?.includes('Calculating the surcharge') === true) throw new Error('Not yet');
    });
    await pressWhenShown(slip, /^Pay \$/);
    await pressWhenShown(await screen.findByRole('dialog', { name: /^Pay \$/ }), /^Pay \$/);
    await waitFor(() => within(page).getByText(/^Paid \$/));
    return async () => ({
      stored: await storedState(site),
      text: said(page),
      sent: site.countCalls('payInvoices.commit'),
    });
  },
});

async function sheet(page: HTMLElement): Promise<HTMLElement> {
  await pressWhenShown(page, 'Pay');
  const found = await dialog();
  await waitFor(() => {
    if (found.querySelector('.tf-invoices-methods') === null) throw new Error('Not yet');
  });
  return found;
}

/** Operations of invoices, the wallet, orders and the order builder. */
export const businessJourneys: readonly Journey[] = [
  paying('O02', 0),
  paying('O03', 1),
  {
    operation: 'O04',
    go: async (site, show) => {
      const page = await show(<Wallet paymentFields={storyFields()} />);
      await pressWhenShown(page, 'Turn off');
      await pressWhenShown(await dialog('alertdialog'), 'Turn off autopay');
      await waitFor(() => within(page).getByText('You pay each invoice yourself.'));
      return async () => ({ stored: await storedState(site), sent: site.countCalls('setAutopay.commit') });
    },
  },
  {
    operation: 'O05',
    go: async (site, show) => {
      const page = await show(<Wallet paymentFields={storyFields()} />);
      await pressWhenShown(page, 'Add payment method');
      await waitFor(() => {
        if (document.querySelector('[data-state="standing"]') === null) throw new Error('No fields yet');
      });
      fireEvent.change(within(page).getByRole('textbox'), { target: { value: 'Bar card' } });
      const form = document.querySelector<HTMLFormElement>('form');
      if (form === null) throw new Error('No form');
      fireEvent.submit(form);
      await waitFor(() => within(page).getByText('Bar card'));
      return async () => ({ stored: await storedState(site), sent: site.countCalls('addPaymentMethod.commit') });
    },
  },
  {
    operation: 'O06',
    go: async (site, show) => {
      const { items } = await site.demo.orders.search({
        accountId: home,
        locale: 'en-US',
        text: '',
        placed: { start: null, end: null },
        statuses: ['confirmed'],
        sort: 'CreatedDateDesc',
        page: 0,
        pageSize: 1,
      });
      const page = await show(<OrderDetail orderId={items[0]?.id ?? ''} />);
      await pressWhenShown(page, 'Cancel order');
      const box = await dialog('alertdialog');
      fireEvent.change(within(box).getByRole('combobox'), { target: { value: '0' } });
      await pressWhenShown(box, 'Cancel order');
      await waitFor(() => within(page).getAllByText(/^Order \S+ cancelled$/));
      return async () => ({ stored: await storedState(site), sent: site.countCalls('cancelOrder.commit') });
    },
  },
  {
    operation: 'O07',
    go: async (site, show) => {
      const page = await show(<SupportTicketWizard />);
      const answer = async (name: string, value: (field: HTMLElement) => string) => {
        const field = await waitFor(() => {
          const found = page.querySelector<HTMLElement>(`[id$="-${name}"]:not(:disabled)`);
          if (found === null) throw new Error(`No ${name}`);
          return found;
        });
        fireEvent.change(field, { target: { value: value(field) } });
      };
      const second = (field: HTMLElement) =>
        field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : '';
      const on = async () => {
        const form = page.querySelector('form');
        if (form === null) throw new Error('No form');
        fireEvent.submit(form);
        await waitUntilStable();
      };
      const kind = page.querySelector<HTMLElement>('input[type=radio][value=customer]');
      if (kind === null) throw new Error('Nothing to ask for');
      fireEvent.click(kind);
      await on();
      await answer('problemType', second);
      await answer('reason', second);
      await answer('message', () => 'Two cases of tonic are missing.');
      await on();
      await on();
      await answer('contactName', () => 'Dana Whitlock');
      await answer('contactEmail', () => 'dana@harborlane.example');
      await on();
      await on();
      await waitFor(() => {
        if (page.querySelector('.tf-focus-on-mount') === null) throw new Error('Not yet');
      });
      return async () => ({
        stored: (await site.demo.demo.peek()).cases.map(({ accountId, number }) => ({ accountId, number })),
        text: said(page),
        sent: site.countCalls('createCase.commit'),
      });
    },
  },
  {
    operation: 'O09',
    options: { scenario: 'guest' },
    go: async (site, show) => {
      const page = await show(<SelfRegister />);
      const field = (selector: string) =>
        waitFor(() => {
          const found = page.querySelector<HTMLElement>(selector);
          if (found === null) throw new Error(`No ${selector}`);
          return found;
        });
      const answer = async (name: string, value: string) =>
        fireEvent.change(await field(`input[name=${name}]`), { target: { value } });
      const on = async () => {
        fireEvent.submit(await field('form'));
        await waitUntilStable();
      };
      await answer('accountNumber', '0048-2207');
      await on();
      fireEvent.click(await field('input[type=radio][value=code]'));
      await answer('code', 'NQ-2207-HAR');
      await on();
      await answer('firstName', 'Robin');
      await answer('lastName', 'Marsh');
      await answer('email', 'robin@harborlane.example');
      await answer('phoneNumber', '2075550111');
      await on();
      await field('.tf-register-end');
      const { registrations } = await site.demo.demo.peek();
      return async () => ({
        stored: registrations.map(({ accountId, outcome, email }) => ({ accountId, outcome, email })),
        text: said(page),
        sent: site.countCalls('register.commit'),
      });
    },
  },
  {
    operation: 'O17',
    options: { scenario: 'empty-cart' },
    go: async (_site, show) => {
      const page = await show(<OrderBuilder />);
      const [field] = within(page).getAllByRole('combobox', { name: /^SKU or name/ });
      if (field === undefined) throw new Error('No row');
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: '104417' } });
      fireEvent.blur(field);
      fireEvent.change(await within(page).findByRole('textbox', { name: /^Quantity of / }), { target: { value: '7' } });
      await waitFor(() => within(page).getByRole('button', { name: 'Add 1 product to cart' }));
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      cleanup();
      // After returning to the page, the typed rows are there.
      const again = await show(<OrderBuilder />);
      return () =>
        [...again.querySelectorAll<HTMLInputElement>('.tf-builder-row input')]
          .map(({ value }) => value)
          .filter((value) => value !== '');
    },
  },
  {
    operation: 'O08',
    go: async (site, show) => {
      const page = await show(<RewardsClaim />);
      const [first] = await waitFor(() => {
        const found = page.querySelectorAll<HTMLElement>('.tf-reward-claim > .tf-button');
        if (found.length === 0) throw new Error('Nothing to claim yet');
        return found;
      });
      if (first !== undefined) fireEvent.click(first);
      await pressWhenShown(await dialog('alertdialog'), 'Claim reward');
      await waitFor(() => within(page).getByText(/^Claimed\. Your claim number is/));
      return async () => ({
        claimed: (await site.demo.demo.peek()).rewardClaims.map(({ accountId, points }) => ({ accountId, points })),
        sent: site.countCalls('claimReward.commit'),
      });
    },
  },
  {
    operation: 'O26',
    go: async (_site, show) => {
      const [offered, points] = [await show(<Promotions />), await show(<RewardsClaim />)];
      return () => [said(offered), said(points)];
    },
  },
  {
    operation: 'O22',
    go: async (_site, show) => {
      const page = await show(<PayInvoices />);
      return () => said(page);
    },
  },
  {
    operation: 'O27',
    go: async (_site, show) => {
      const page = await show(<SupportTickets />);
      return () => said(page);
    },
  },
  {
    operation: 'O23',
    go: async (_site, show) => {
      await show(<PayInvoices invoiceId="INV-80670" />);
      const files = await collectSavedFiles(async () => void (await pressWhenShown(await dialog(), 'Download PDF')));
      return () => Promise.all(files.map(async (file) => (await file.text()).length > 500 && file.type));
    },
  },
];
