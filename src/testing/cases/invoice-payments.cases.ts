import * as z from 'zod/mini';
import type { DocumentFile } from '../../ports';
import { addDays } from '../../rules/calendar';
import { instantMs } from '../../rules/instants';
import { addMoney, sumMoney } from '../../rules/money';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { pageOf } from '../schemas/basics';
import { credit, payment, paymentQuote } from '../schemas/invoice';
import { assertShape } from '../schemas/shape';
import { every, page, payPart } from './common/invoice-fixtures';
import { once, walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('invoices');

/** Fails unless the document has a name and content. */
const isDocument = ({ name, content }: DocumentFile, what: string): void =>
  assertThat(name.trim() !== '' && content.size > 0, `${what} has no name, or nothing is in it`);

/** Cases of payments, credits and their documents. */
export const invoicesPaidCases = [
  define({
    name: 'credits',
    family: 'shape',
    needs: ['invoices.credits', 'invoices.totals'],
    title: 'credits match the domain schema, are oldest first, and add up to the totals',
    async run({ adapter, here }) {
      const at = await here();
      const credits = await adapter.invoices.credits(at);
      assertShape(credits, z.array(credit), 'the credits');
      once(
        credits.map(({ id }) => id),
        'the credits',
      );
      const dates = credits.map(({ issuedOn }) => issuedOn);
      assertEqual(dates, [...dates].sort(), 'the days they are of');
      const { credits: left } = await adapter.invoices.totals(at);
      assertEqual(
        sumMoney(
          credits.map((one) => one.remaining),
          left.currency,
        ),
        left,
        'what is left of them',
      );
    },
  }),
  define({
    name: 'payments',
    family: 'shape',
    needs: ['invoices.payments'],
    title: 'payments match the domain schema, and their amounts add up to the charge',
    async run({ adapter, here }) {
      const answer = await adapter.invoices.payments({ ...(await here()), ...page });
      assertShape(answer, pageOf(payment), 'payments');
      for (const { id, paid, credits, surcharge, total } of answer.items) {
        const rows = [...paid.map(({ amount }) => amount), ...(surcharge === null ? [] : [surcharge])];
        assertEqual(
          addMoney(total, credits),
          sumMoney(rows, total.currency),
          `what was charged with ${id} and the credits it took`,
        );
      }
    },
  }),
  define({
    name: 'payments-newest-first',
    family: 'behaviour',
    needs: ['invoices.payments'],
    title: 'payments are newest first, each on exactly one page',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await walk((nth) => adapter.invoices.payments({ ...at, page: nth, pageSize: 10 }), {
        pageSize: 10,
        idOf: ({ id }) => id,
      });
      const times = items.map(({ paidAt }) => instantMs(paidAt) ?? Number.NaN);
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'when they were made',
      );
    },
  }),
  define({
    name: 'quote',
    family: 'behaviour',
    needs: ['invoices.quote', 'invoices.totals', 'wallet.methods'],
    title: 'a quote has only requested methods, each once, and no negative surcharge',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const {
        amountDue: { currency },
      } = await adapter.invoices.totals(at);
      const amount = { minor: 12_345, currency };
      const usable = (await adapter.wallet.methods(at)).filter(({ problem }) => problem === null).map(({ id }) => id);
      required(usable[0], 'a method that can be paid with');
      for (const methodIds of [usable, ...usable.map((id) => [id]), [], [unknownId]]) {
        const quotes = await adapter.invoices.quote({ ...at, amount, methodIds });
        assertShape(quotes, z.array(paymentQuote), 'the quotes');
        const quoted = quotes.map(({ methodId }) => methodId);
        once(quoted, 'the quotes');
        assertThat(
          quoted.every((id) => methodIds.includes(id)),
          `requested ${methodIds.join(', ') || 'none'}, got ${quoted.join(', ')}`,
        );
        assertThat(
          quotes.every(({ surcharge }) => surcharge === null || surcharge.amount.currency === currency),
          'a surcharge is in another currency',
        );
      }
    },
  }),
  define({
    name: 'receipt',
    family: 'behaviour',
    needs: [
      'invoices.receipt',
      'invoices.payments',
      'invoices.list',
      'wallet.methods',
      'payInvoices.prepare',
      'payInvoices.commit',
    ],
    title: 'a completed payment is listed, and its receipt is a document with a name and content',
    async run({ adapter, here }) {
      const at = await here();
      const paid = await payPart(adapter, at);
      const listed = (await adapter.invoices.payments({ ...at, ...page })).items.find(({ id }) => id === paid.id);
      assertEqual(listed?.total, paid.total, 'what the listed payment charged');
      isDocument(required(await adapter.invoices.receipt({ ...at, paymentId: paid.id }), 'a receipt'), 'the receipt');
    },
  }),
  define({
    name: 'no-receipt',
    family: 'error',
    needs: ['invoices.receipt'],
    title: 'an unknown payment has no receipt: null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.invoices.receipt({ ...(await here()), paymentId: unknownId }), null, 'the receipt'),
  }),
  define({
    name: 'statement',
    family: 'behaviour',
    needs: ['invoices.statement', 'invoices.list'],
    title: 'a statement has a name and content in each format, and includes invoices from both ends of its period',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.invoices.list({
        ...every,
        ...at,
        page: 0,
        pageSize: 1,
        sort: 'issued',
        descending: true,
      });
      const { number, issuedOn } = required(items[0], 'an invoice');
      const period = { ...at, from: issuedOn, to: issuedOn };
      isDocument(await adapter.invoices.statement({ ...period, format: 'pdf' }), 'the statement as PDF');
      const sheet = await adapter.invoices.statement({ ...period, format: 'csv' });
      isDocument(sheet, 'the statement as CSV');
      assertThat(
        (await sheet.content.text()).includes(number),
        `the statement of ${issuedOn} says nothing of ${number}`,
      );
    },
  }),
  define({
    name: 'statement-backwards',
    family: 'error',
    needs: ['invoices.statement', 'invoices.totals'],
    title: 'a statement whose period ends before it begins is rejected',
    async run({ adapter, here }) {
      const at = await here();
      const { today } = await adapter.invoices.totals(at);
      await rejects(
        adapter.invoices.statement({ ...at, from: today, to: addDays(today, -1), format: 'csv' }),
        ['rejected'],
        'a period backwards',
      );
    },
  }),
  define({
    name: 'guest-payments',
    family: 'error',
    seat: 'guest',
    needs: ['invoices.payments'],
    title: 'a guest has no payments: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.invoices.payments({ ...page, accountId: null, locale }),
        ['signed-out'],
        'a guest’s payments',
      )),
  }),
  ...readingCases('invoices.payments', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.invoices.payments({ ...at, ...page }, options);
  }),
  ...readingCases('invoices.credits', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.invoices.credits(at, options);
  }),
];
