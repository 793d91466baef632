import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { autopayDates } from '../../../../src/adapters/demo/engine/autopay';
import {
  presentDetail,
  presentDispute,
  presentPayment,
  presentTotals,
} from '../../../../src/adapters/demo/engine/invoice-parts';
import { type InvoiceNow, presentInvoice } from '../../../../src/adapters/demo/engine/invoices';
import type { Market } from '../../../../src/adapters/demo/engine/market';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import { presentMethods } from '../../../../src/adapters/demo/engine/wallet';
import type { DisputeRecord, PaymentRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { DocumentFile, InvoiceSummary, Money } from '../../../../src/domain';
import { INVOICE_LABEL_TEXT } from '../../../../src/rules/server-codes';
import type { Platform } from '../platform';
import { amountText } from '../server-methods/arguments';
import { type Books, creditsOf, moneyOf, todayOf } from '../store/money';
import { orderRecordId } from '../store/orders';

const maybe = (amount: Money | null): string | null => (amount === null ? null : amountText(amount));

function summaryFields(
  { orderId: _, status, amount, amountDue, disputedAmount, isPayable, daysPastDue, ...rest }: InvoiceSummary,
  { order }: InvoiceNow,
) {
  return {
    ...rest,
    amount: amountText(amount),
    daysLate: daysPastDue,
    disputed: maybe(disputedAmount),
    open: amountText(amountDue),
    orderId: order === null ? null : orderRecordId(order),
    payable: isPayable,
    status: status === 'open' ? null : INVOICE_LABEL_TEXT[status],
  };
}

/** An invoice in a list. */
export const invoiceRow = (invoice: InvoiceNow, { world, state, invoices }: Books) =>
  summaryFields(presentInvoice(invoice, world.market.currency, autopayDates(state, invoices, world)), invoice);

export const disputeBody = (record: DisputeRecord, market: Market) => {
  const { amount, ...rest } = presentDispute(record, market);
  return { ...rest, amount: amountText(amount), currencyIsoCode: amount.currency };
};

/** An invoice with all its details. */
export function invoiceBody(invoice: InvoiceNow, { world, state }: Books, reader: ViewerContext) {
  const { lines, entries, dispute: _, canDispute, ...summary } = presentDetail(invoice, world, state, reader);
  const { currency } = world.market;
  return {
    ...summaryFields(summary, invoice),
    canDispute,
    currencyIsoCode: currency,
    dispute: invoice.dispute === null ? null : disputeBody(invoice.dispute, world.market),
    entries: entries.map((entry) => ({ ...entry, amount: amountText(entry.amount) })),
    lines: lines.map((line) => ({ ...line, total: amountText(line.total) })),
  };
}

export function totalsBody(books: Books, language: string) {
  const { balance, amountDue, credits, aging, counts, payable, terms, today } = presentTotals(
    books.world,
    books.invoices,
    creditsOf(books),
    language,
  );
  return {
    aging: aging.map(({ id, from, to, count, amount }) => ({ amount: amountText(amount), count, from, id, to })),
    balance: amountText(balance),
    counts: {
      disputed: counts.disputed,
      open: counts.open,
      paid: counts.paid,
      pastDue: counts['past-due'],
      recentlyPaid: counts['recently-paid'],
    },
    credits: amountText(credits),
    currencyIsoCode: amountDue.currency,
    open: amountText(amountDue),
    payable,
    terms,
    today,
  };
}

/** A payment, with its two lists. */
export function paymentBody(record: PaymentRecord, { world }: Pick<Books, 'world'>, language: string) {
  const { paid, notPaid, credits, surcharge, total, ...rest } = presentPayment(record, world, language);
  return {
    ...rest,
    credits: amountText(credits),
    currencyIsoCode: total.currency,
    done: paid.map(({ amountDue, ...line }) => ({
      ...line,
      amount: amountText(line.amount),
      stillOpen: amountText(amountDue),
    })),
    notDone: notPaid.map((line) => ({ ...line, amount: amountText(line.amount) })),
    surcharge: maybe(surcharge),
    total: amountText(total),
  };
}

/** Payment methods in a response: neither token nor number. */
export const methodBodies = (platform: Platform, account: DemoAccount) =>
  presentMethods(moneyOf(platform, account).wallet, todayOf(platform, account)).map(
    ({ isAutopayMethod, ...method }) => ({ ...method, paysAutomatically: isAutopayMethod }),
  );

/** A document in a body. */
export async function fileBody({ name, content }: DocumentFile) {
  return { base64: Buffer.from(await content.arrayBuffer()).toString('base64'), contentType: content.type, name };
}
