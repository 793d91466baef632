import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { InvoiceStatus, Payment } from '../../../src/domain';
import { type Adapter, PortError } from '../../../src/ports';
import type { payInvoicesContract, PayInvoicesProps } from '../../../src/widgets/pay-invoices';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { storyFields } from '../../support/payment-fields';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type StoryContext = { readonly canvasElement: HTMLElement; readonly globals: { readonly locale?: string } };

const rows = async (canvasElement: HTMLElement): Promise<readonly HTMLElement[]> =>
  waitFor(() => {
    const found = [...canvasElement.querySelectorAll<HTMLElement>('.tf-invoices-row')];
    if (found.length === 0) throw new Error('No invoices yet');
    return found;
  });

const row = async (canvasElement: HTMLElement, at: number): Promise<HTMLElement> => {
  const found = (await rows(canvasElement))[at];
  if (found === undefined) throw new Error(`No invoice ${at}`);
  return found;
};

/** Selects some invoices with their checkboxes. */
const choose = async (canvasElement: HTMLElement, ...places: readonly number[]): Promise<void> => {
  for (const at of places) await userEvent.click(within(await row(canvasElement, at)).getByRole('checkbox'));
};

const amountOf = async (canvasElement: HTMLElement, at: number): Promise<HTMLElement> =>
  within(await row(canvasElement, at)).getByRole('textbox');

const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

/** The summary card next to the list; on phones it is in a dialog. */
const docket = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-invoices-summary');
    if (found === null) throw new Error('No slip yet');
    return found;
  });

const dialog = () => within(document.body).findByRole('dialog');

const last = (buttons: readonly HTMLElement[]): HTMLElement => {
  const found = buttons.at(-1);
  if (found === undefined) throw new Error('No such button');
  return found;
};

/** Clicks the button of the summary card after the surcharge has loaded, and waits for the confirmation dialog. */
const askToPay = async ({ canvasElement }: StoryContext): Promise<HTMLElement> => {
  const slip = await docket(canvasElement);
  const pay = await waitFor(
    () => {
      const found = slip.querySelector<HTMLElement>('.tf-invoices-go:not([aria-disabled])');
      if (found === null) throw new Error('No way to pay yet');
      return found;
    },
    { timeout: 4000 },
  );
  pay.click();
  return dialog();
};

/** Selects two invoices and pays them. */
const pay = async (context: StoryContext, ...places: readonly number[]): Promise<void> => {
  await choose(context.canvasElement, ...(places.length === 0 ? [0, 1] : places));
  const box = await askToPay(context);
  const agree = box.querySelector<HTMLElement>('.tf-invoices-agree');
  if (agree === null) throw new Error('No way to agree');
  await waitFor(() => expect(agree).not.toHaveAttribute('aria-disabled'));
  agree.click();
};

const outcome = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = canvasElement.querySelector<HTMLElement>('.tf-focus-on-mount');
      if (found === null) throw new Error('Nothing is told yet');
      return found;
    },
    { timeout: 4000 },
  );

const expectText = async ({ canvasElement, globals }: StoryContext, text: RegExp | string): Promise<void> => {
  await outcome(canvasElement);
  if (globals.locale === 'en-US') await expect(await within(canvasElement).findByText(text)).toBeVisible();
};

/** The demo with some payment ports replaced. */
const paying =
  (change: (demo: Adapter) => Adapter['payInvoices']) =>
  (demo: Adapter): Partial<Adapter> => ({ payInvoices: { ...demo.payInvoices, ...change(demo) } });

const refused = (reason: 'amounts-changed' | 'surcharge-changed') => async () => ({
  outcome: 'refused' as const,
  reason,
});

/** Opens the first invoice. */
const open = async (canvasElement: HTMLElement, at = 0): Promise<HTMLElement> => {
  await userEvent.click(within(await row(canvasElement, at)).getByRole('link'));
  const box = await dialog();
  await waitFor(() => expect(box.querySelector('.tf-invoices-facts, .tf-empty-state')).not.toBeNull());
  return box;
};

const buttonOf = (box: HTMLElement, at: number): HTMLElement => {
  const found = [...box.querySelectorAll<HTMLElement>('.tf-invoices-actions .tf-button')][at];
  if (found === undefined) throw new Error('No such button');
  return found;
};

const openDispute = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const box = await open(canvasElement);
  await userEvent.click(buttonOf(box, 1));
  return waitFor(async () => {
    const form = await dialog();
    if (form.querySelector('textarea') === null) throw new Error('No form yet');
    return form;
  });
};

const sendDispute = async (canvasElement: HTMLElement, isFilled: boolean): Promise<HTMLElement> => {
  const form = await openDispute(canvasElement);
  if (isFilled) {
    const [first] = within(form).getAllByRole('radio');
    if (first !== undefined) await userEvent.click(first);
    await userEvent.type(last(within(form).getAllByRole('textbox')), 'Two cases less than the slip expectText.');
  }
  const send = form.querySelector<HTMLElement>('.tf-invoices-send');
  if (send === null) throw new Error('No way to send');
  await userEvent.click(send);
  return form;
};

const headButton = async (canvasElement: HTMLElement, at: number): Promise<void> => {
  await rows(canvasElement);
  const found = [...canvasElement.querySelectorAll<HTMLElement>('.tf-invoices-header .tf-button')][at];
  if (found === undefined) throw new Error('No such button');
  await userEvent.click(found);
};

/** Selects one invoice, and opens the dialog that adds a payment method. */
const addMethod = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await choose(canvasElement, 0);
  const button = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-invoices-summary .tf-method-add .tf-button');
    if (found === null) throw new Error('No way to add anything');
    return found;
  });
  button.click();
  const box = await dialog();
  await waitFor(() => expect(box.querySelector('.tf-method-fields[data-state="standing"]')).not.toBeNull());
  return box;
};

/** Arguments, ports and checks of every state that the contract lists. */
export const payInvoicesStates: StatesOf<typeof payInvoicesContract, PayInvoicesProps> = {
  loading: {
    ports: (demo) => ({ invoices: { ...demo.invoices, list: never, totals: never } }),
    shows: 'Loading your invoices',
  },
  ready: {
    play: async ({ canvasElement, globals }) => {
      await expect((await rows(canvasElement)).length).toBeGreaterThan(4);
      // Every row that autopay covers shows the date of the payment (decision 52).
      if (globals.locale === 'en-US')
        await expect(within(canvasElement).getAllByText('Autopay on Dec 15').length).toBeGreaterThan(4);
    },
  },
  chosen: { play: async ({ canvasElement }) => choose(canvasElement, 0, 1) },
  part: {
    play: async ({ canvasElement, globals }) => {
      await choose(canvasElement, 0, 1);
      await retype(await amountOf(canvasElement, 2), '500');
      if (globals.locale === 'en-US')
        await expect(await within(await row(canvasElement, 2)).findByText(/stays open/)).toBeVisible();
    },
  },
  'amount-problem': {
    play: async ({ canvasElement }) => {
      await choose(canvasElement, 0);
      await retype(await amountOf(canvasElement, 1), 'twelve');
      await waitFor(async () => expect(await amountOf(canvasElement, 1)).toHaveAttribute('aria-invalid', 'true'));
    },
  },
  credits: { play: async ({ canvasElement }) => choose(canvasElement, 0) },
  surcharge: {
    play: async ({ canvasElement, globals }) => {
      await choose(canvasElement, 0, 1);
      if (globals.locale === 'en-US')
        await expect(await within(await docket(canvasElement)).findByText(/3% surcharge/)).toBeInTheDocument();
    },
  },
  preselected: {
    play: async ({ canvasElement }) => {
      await choose(canvasElement, 0, 1);
      const slip = await docket(canvasElement);
      // The default card has a surcharge, so the bank account is preselected and the saving is shown.
      await waitFor(
        () =>
          expect(
            [...slip.querySelectorAll<HTMLInputElement>('.tf-invoices-methods input')].map(({ checked }) => checked),
          ).toEqual([false, true]),
        { timeout: 4000 },
      );
      await waitFor(() => expect(slip.querySelector('.tf-invoices-saves')).toBeInTheDocument());
    },
  },
  everything: {
    play: async ({ canvasElement, globals }) => {
      await rows(canvasElement);
      const ways = [...canvasElement.querySelectorAll<HTMLElement>('.tf-invoices-summary .tf-button')].filter(
        (button) => /\d/.test(button.textContent ?? ''),
      );
      if (globals.locale === 'en-US')
        await expect(
          (await within(canvasElement).findAllByText('Leaves out $52.80 in dispute.')).length,
        ).toBeGreaterThan(0);
      last(ways).click();
      await waitFor(
        () => expect(canvasElement.querySelectorAll('.tf-invoices-row[data-selected]').length).toBeGreaterThan(4),
        { timeout: 4000 },
      );
      if (globals.locale === 'en-US')
        await expect(
          (await within(canvasElement).findAllByText('Leaves $52.80 in dispute open.')).length,
        ).toBeGreaterThan(0);
    },
  },
  'no-methods': { scenario: 'empty-wallet', play: async ({ canvasElement }) => choose(canvasElement, 0) },
  'adding-method': {
    args: { paymentFields: storyFields() },
    play: async ({ canvasElement }) => void (await addMethod(canvasElement)),
  },
  'method-added': {
    args: { paymentFields: storyFields() },
    play: async ({ canvasElement }) => {
      const box = await addMethod(canvasElement);
      box.querySelector<HTMLElement>('.tf-method-footer .tf-button')?.click();
      // The new method is selected, and its surcharge is shown.
      await waitFor(
        () =>
          expect(
            [...canvasElement.querySelectorAll<HTMLInputElement>('.tf-invoices-summary .tf-invoices-methods input')].at(
              -1,
            ),
          ).toBeChecked(),
        { timeout: 5000 },
      );
      await waitForDialogClose();
    },
  },
  'expired-card': {
    ports: (demo) => ({
      wallet: {
        ...demo.wallet,
        methods: async (request, options) =>
          ((await demo.wallet?.methods?.(request, options)) ?? []).filter(({ problem }) => problem !== null),
      },
    }),
    play: async ({ canvasElement }) => choose(canvasElement, 0),
  },
  'past-due': { args: { view: 'past-due' }, shows: /days late$/ },
  'paid-list': { args: { view: 'paid' }, shows: /^paid / },
  narrowed: {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const bucket = canvasElement.querySelector<HTMLElement>('.tf-invoices-bucket');
      if (bucket === null) throw new Error('No bucket');
      await userEvent.click(bucket);
      await waitFor(() => expect(canvasElement.querySelector('.tf-invoices-filters-active')).not.toBeNull());
    },
  },
  'no-match': { args: { search: 'nothing like it' }, shows: 'Nothing matches' },
  'past-end': { args: { page: 40 }, shows: 'That page doesn’t exist' },
  many: { scenario: 'many-invoices', shows: 'INV-199001' },
  'all-chosen': {
    scenario: 'many-invoices',
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const all = canvasElement.querySelector<HTMLElement>('thead input');
      if (all === null) throw new Error('No way to choose all');
      await userEvent.click(all);
      const rest = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('.tf-invoices-strip .tf-button');
        if (found === null) throw new Error('No way to choose the rest');
        return found;
      });
      await userEvent.click(rest);
      await waitFor(() => expect(canvasElement.querySelectorAll('.tf-invoices-strip .tf-button').length).toBe(1), {
        timeout: 4000,
      });
    },
  },
  confirm: {
    play: async (context) => {
      await choose(context.canvasElement, 0, 1);
      await askToPay(context);
    },
  },
  paying: {
    ports: paying(() => ({ commit: never })),
    play: async (context) => {
      await pay(context);
      await expectText(context, 'Paying your invoices');
    },
  },
  'paying-slow': {
    ports: paying(() => ({ commit: never })),
    play: async (context) => {
      await pay(context);
      await outcome(context.canvasElement);
      if (context.globals.locale === 'en-US')
        await expect(
          await within(context.canvasElement).findByText(/is taking longer than usual/, {}, { timeout: 4000 }),
        ).toBeVisible();
    },
  },
  checking: {
    ports: paying(() => ({ commit: fails('timeout'), outcome: never })),
    play: async (context) => {
      await pay(context);
      await expectText(context, 'We’re checking whether your payment went through');
    },
  },
  unknown: {
    ports: paying(() => ({ commit: fails('timeout'), outcome: fails('signed-out') })),
    play: async (context) => {
      await pay(context);
      await expectText(context, 'We could not confirm the payment');
    },
  },
  paid: {
    play: async (context) => {
      await pay(context);
      await waitFor(() => expect(context.canvasElement.querySelector('.tf-invoices-receipt')).toHaveFocus());
    },
  },
  'paid-bank': {
    ports: (demo) => ({
      wallet: {
        ...demo.wallet,
        methods: async (request, options) =>
          ((await demo.wallet?.methods?.(request, options)) ?? []).filter(({ kind }) => kind === 'ach'),
      },
    }),
    play: async (context) => {
      await pay(context);
      if (context.globals.locale === 'en-US')
        await expect(await within(context.canvasElement).findByText(/Your bank should complete it/)).toBeVisible();
    },
  },
  partial: {
    scenario: 'paid-partial',
    play: async (context) => {
      await pay(context, 0, 1, 2);
      if (context.globals.locale === 'en-US')
        await expect(await within(context.canvasElement).findByText(/^Not paid: 1 invoice$/)).toBeVisible();
    },
  },
  declined: {
    scenario: 'card-declined',
    play: async (context) => {
      await pay(context);
      await expectText(context, /The payment was declined/);
    },
  },
  'refused-amounts': {
    ports: (demo) => {
      let isLater = false;
      return {
        payInvoices: {
          ...demo.payInvoices,
          prepare: async () => ((isLater = true), { outcome: 'refused', reason: 'amounts-changed' }),
        },
        invoices: {
          ...demo.invoices,
          list: async (request, options) => {
            const page = await demo.invoices?.list?.(request, options);
            if (page === undefined) throw new PortError('rejected', 'No invoices');
            return isLater
              ? {
                  ...page,
                  items: page.items.map((one, at) =>
                    at === 0 ? { ...one, amountDue: { ...one.amountDue, minor: one.amountDue.minor - 10_000 } } : one,
                  ),
                }
              : page;
          },
        },
      };
    },
    play: async (context) => {
      await pay(context);
      await expectText(context, /: was .* open, now /);
    },
  },
  'refused-surcharge': {
    ports: paying(() => ({ prepare: refused('surcharge-changed') })),
    play: async (context) => {
      await pay(context);
      await expectText(context, /The surcharge has changed/);
    },
  },
  'not-done': {
    ports: paying(() => ({ prepare: fails('unavailable') })),
    play: async (context) => {
      await pay(context);
      await expectText(context, /Your selection and amounts are saved. Try again/);
    },
  },
  'not-charged': {
    ports: paying(() => ({ commit: fails('timeout'), outcome: async () => ({ outcome: 'closed' }) })),
    play: async (context) => {
      await pay(context);
      await expectText(context, /Nothing was charged/);
    },
  },
  wait: {
    ports: paying(() => ({
      prepare: () => Promise.reject(new PortError('too-many-requests', 'Story', { retryAfter: 20_000 })),
    })),
    play: async (context) => {
      await pay(context);
      await outcome(context.canvasElement);
      if (context.globals.locale === 'en-US')
        await expect(
          await within(await docket(context.canvasElement)).findByText(/You can pay in 20 seconds/),
        ).toBeInTheDocument();
    },
  },
  invoice: { play: async ({ canvasElement }) => void (await open(canvasElement, 4)) },
  'in-dispute': {
    args: { view: 'disputed' },
    play: async ({ canvasElement, globals }) => {
      const box = await open(canvasElement);
      if (globals.locale === 'en-US')
        await waitFor(() => expect(within(box).getByText('Customer service is looking into it.')).toBeVisible());
    },
  },
  'invoice-not-found': {
    args: { invoiceId: 'INV-1' },
    play: async () =>
      void (await waitFor(async () => expect((await dialog()).querySelector('.tf-empty-state')).not.toBeNull())),
  },
  'no-document': {
    scenario: 'no-documents',
    play: async ({ canvasElement }) => {
      const box = await open(canvasElement);
      await userEvent.click(buttonOf(box, 0));
      await expect(await within(box).findByRole('alert')).toBeVisible();
    },
  },
  disputing: { play: async ({ canvasElement }) => void (await openDispute(canvasElement)) },
  'dispute-problems': {
    play: async ({ canvasElement }) => {
      const form = await sendDispute(canvasElement, false);
      await waitFor(() => expect(form.querySelectorAll('.tf-field-error').length).toBe(2));
    },
  },
  'dispute-sent': {
    play: async ({ canvasElement }) => {
      await sendDispute(canvasElement, true);
      await waitFor(async () => expect((await dialog()).querySelector('textarea')).toBeNull());
    },
  },
  'dispute-refused': {
    ports: (demo) => ({
      disputeInvoice: { ...demo.disputeInvoice, prepare: async () => ({ outcome: 'refused', reason: 'already-paid' }) },
    }),
    play: async ({ canvasElement }) => {
      const form = await sendDispute(canvasElement, true);
      await expect(await within(form).findByRole('alert')).toBeVisible();
    },
  },
  statement: {
    play: async ({ canvasElement }) => {
      await headButton(canvasElement, 1);
      await dialog();
    },
  },
  payments: {
    play: async ({ canvasElement }) => {
      await headButton(canvasElement, 0);
      await waitFor(async () => expect((await dialog()).querySelectorAll('li').length).toBeGreaterThan(2));
    },
  },
  'set-amount': {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      // On a phone the quick selections are above the list.
      const slip = await docket(canvasElement);
      const begin = canvasElement.querySelector<HTMLElement>('.tf-invoices-quick');
      const spread = await waitFor(() => last(within(begin?.checkVisibility() ? begin : slip).getAllByRole('button')));
      await userEvent.click(spread);
      const box = await dialog();
      await userEvent.type(within(box).getByRole('textbox'), '2500');
      await userEvent.click(last(within(box).getAllByRole('button')));
      await waitFor(() => expect(canvasElement.querySelectorAll('.tf-invoices-row[data-selected]').length).toBe(2));
      await waitForDialogClose();
    },
  },
  'read-only': { ports: () => ({ payInvoices: undefined, disputeInvoice: undefined }), shows: /days late$/ },
  'unknown-status': {
    ports: (demo) => ({
      invoices: {
        ...demo.invoices,
        list: async (request, options) => {
          const page = await demo.invoices?.list?.(request, options);
          if (page === undefined) throw new PortError('rejected', 'No invoices');
          // A newer backend returns a status outside the type, so the cast is intentional.
          return {
            ...page,
            items: page.items.map((one, at) =>
              at === 0 ? { ...one, status: 'Sent to Collections' as unknown as InvoiceStatus } : one,
            ),
          };
        },
      },
    }),
    shows: 'Sent to Collections',
  },
  empty: {
    ports: (demo) => ({
      accounts: demo.accounts,
      invoices: {
        ...demo.invoices,
        list: async ({ page, pageSize }) => ({ items: [], page, pageSize, total: 0, hasMore: false }),
        totals: async () => nothing,
        credits: async () => [],
        payments: async ({
          page,
          pageSize,
        }): Promise<{
          items: readonly Payment[];
          page: number;
          pageSize: number;
          total: number;
          hasMore: boolean;
        }> => ({ items: [], page, pageSize, total: 0, hasMore: false }),
      },
    }),
    shows: 'No invoices yet',
  },
  failed: {
    ports: (demo) => ({ invoices: { ...demo.invoices, list: fails('unexpected') } }),
    shows: 'Your invoices did not load',
  },
  denied: { user: 'sam', shows: 'You need finance access to see invoices' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};

const zero = { minor: 0, currency: 'USD' };
const nothing = {
  balance: zero,
  amountDue: zero,
  credits: zero,
  aging: [],
  counts: { open: 0, 'past-due': 0, disputed: 0, 'recently-paid': 0, paid: 0 },
  payable: 0,
  terms: 'Net 30',
  today: '2026-11-17',
};
