import { type InvoicesPort, PortError } from '../../../ports';
import { isCalendarDate } from '../../../rules/dates';
import { dateRangeProblem } from '../../../rules/date-ranges';
import { money } from '../../../rules/money';
import { SURCHARGE_PERCENT } from '../../../rules/limits';
import type { DemoContext } from '../context';
import { autopayDates } from '../engine/autopay';
import { creditsLeft, presentCredits } from '../engine/credits';
import { presentDetail, presentPayment, presentTotals, seededPayments } from '../engine/invoice-parts';
import {
  findInvoices,
  type InvoiceNow,
  invoicesOf,
  invoiceWorld,
  type InvoiceWorld,
  presentInvoice,
} from '../engine/invoices';
import { paged } from '../engine/paging';
import { quotedSurcharge } from '../engine/pay-invoices';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import { requireFinance } from './require-permission';

interface Loaded {
  readonly here: InvoiceWorld;
  readonly state: AccountState;
  readonly invoices: readonly InvoiceNow[];
}

/** Implements the invoices port: one invoice per delivered order. */
export function invoicesPort(context: DemoContext, call: Call): InvoicesPort {
  async function load(accountId: string | null): Promise<Loaded> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no invoices');
    await requireFinance(context);
    const state = await context.state(account);
    const here = invoiceWorld(account, context.world);
    return { here, state, invoices: invoicesOf(here, state) };
  }
  /** Code that creates documents, loaded separately because few buyers need it. */
  const documents = () => import('../documents/documents');
  const named = (invoices: readonly InvoiceNow[], name: string) =>
    invoices.find(({ id, number }) => id === name || number === name);
  const paymentsOf = ({ here, state, invoices }: Loaded) =>
    [...state.payments, ...seededPayments(invoices, here)].sort((a, b) => b.paidAt - a.paidAt);

  return {
    list: call('invoices.list', async ({ accountId, locale: _, page, pageSize, ...query }) => {
      const { here, state, invoices } = await load(accountId);
      const found = paged(findInvoices(invoices, query), { page, pageSize });
      const autopay = autopayDates(state, invoices, here);
      return { ...found, items: found.items.map((one) => presentInvoice(one, here.market.currency, autopay)) };
    }),
    totals: call('invoices.totals', async ({ accountId, locale }) => {
      const { here, state, invoices } = await load(accountId);
      return presentTotals(here, invoices, creditsLeft(here, state, invoices), locale);
    }),
    read: call('invoices.read', async ({ accountId, locale, invoiceId }) => {
      const { here, state, invoices } = await load(accountId);
      const found = named(invoices, invoiceId);
      return found === undefined
        ? null
        : presentDetail(found, here, state, context.reader(here.account, state, locale));
    }),
    credits: call('invoices.credits', async ({ accountId, locale }) => {
      const { here, state, invoices } = await load(accountId);
      return presentCredits(creditsLeft(here, state, invoices), here, locale);
    }),
    quote: call('invoices.quote', async ({ accountId, amount, methodIds }) => {
      const { here, state } = await load(accountId);
      if (amount.currency !== here.market.currency || amount.minor < 0)
        throw new PortError('rejected', 'The amount is not valid for this account', { fields: { amount: 'badInput' } });
      return methodIds.flatMap((methodId) => {
        const method = state.wallet.methods.find(({ id }) => id === methodId);
        const extra = method === undefined ? null : quotedSurcharge(amount.minor, method, here);
        const quoted =
          extra === null ? null : { rate: SURCHARGE_PERCENT, amount: money(extra, amount.currency), basis: amount };
        return method === undefined ? [] : [{ methodId, surcharge: quoted }];
      });
    }),
    file: call('invoices.file', async ({ accountId, locale, invoiceId }) => {
      const { here, state, invoices } = await load(accountId);
      const found = named(invoices, invoiceId);
      if (found === undefined || context.world.changes.noDocuments === true) return null;
      return (await documents()).invoiceDocument(
        presentDetail(found, here, state, context.reader(here.account, state, locale)),
        here,
        locale,
      );
    }),
    statement: call('invoices.statement', async ({ accountId, locale, from, to, format }) => {
      const loaded = await load(accountId);
      const problem =
        isCalendarDate(from) && isCalendarDate(to) ? dateRangeProblem(from, to) : { field: 'from', code: 'badInput' };
      if (problem !== null)
        throw new PortError('rejected', 'A statement requires a period', { fields: { [problem.field]: problem.code } });
      const payments = paymentsOf(loaded).map((one) => presentPayment(one, loaded.here, locale));
      const invoices = loaded.invoices.map((one) => presentInvoice(one, loaded.here.market.currency));
      return (await documents()).statementDocument({ invoices, payments, from, to, format }, loaded.here, locale);
    }),
    payments: call('invoices.payments', async ({ accountId, locale, page, pageSize }) => {
      const loaded = await load(accountId);
      const found = paged(paymentsOf(loaded), { page, pageSize });
      return { ...found, items: found.items.map((one) => presentPayment(one, loaded.here, locale)) };
    }),
    receipt: call('invoices.receipt', async ({ accountId, locale, paymentId }) => {
      const loaded = await load(accountId);
      const found = paymentsOf(loaded).find(({ id }) => id === paymentId);
      return found === undefined
        ? null
        : (await documents()).receiptDocument(presentPayment(found, loaded.here, locale), loaded.here, locale);
    }),
  };
}
