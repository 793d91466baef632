import { sumMoney } from '../../rules/money';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { pageOf } from '../schemas/basics';
import { invoice as invoiceShape, invoiceSummary, invoiceTotals } from '../schemas/invoice';
import { assertShape } from '../schemas/shape';
import { every, openOne, page, partOf, preparedPart } from './common/invoice-fixtures';
import { readingCases } from './common/reading';

const define = casesOf('invoices');
const paying = casesOf('payInvoices');

/** Cases of reading invoices. */
export const invoicesCases = [
  define({
    name: 'shape',
    family: 'shape',
    needs: ['invoices.list', 'invoices.totals', 'invoices.read'],
    title: 'invoices, their totals and a single invoice match the domain schema',
    async run({ adapter, here }) {
      const at = await here();
      const list = await adapter.invoices.list({ ...every, ...page, ...at });
      assertShape(list, pageOf(invoiceSummary), 'the list');
      assertShape(await adapter.invoices.totals(at), invoiceTotals, 'the totals');
      assertShape(
        await adapter.invoices.read({ ...at, invoiceId: required(list.items[0], 'an invoice').id }),
        invoiceShape,
        'one invoice',
      );
    },
  }),
  define({
    name: 'adds-up',
    family: 'behaviour',
    needs: ['invoices.totals'],
    title: 'the aging buckets add up to the amount due, and the balance is the amount due minus the credits',
    async run({ adapter, here }) {
      const { amountDue, aging, balance, credits } = await adapter.invoices.totals(await here());
      assertEqual(
        sumMoney(
          aging.map(({ amount }) => amount),
          amountDue.currency,
        ),
        amountDue,
        'the aging’s sum',
      );
      assertEqual(balance.minor, amountDue.minor - credits.minor, 'the balance');
    },
  }),
  define({
    name: 'rows-add-up',
    family: 'behaviour',
    needs: ['invoices.list', 'invoices.read'],
    title: 'an invoice’s amounts add up to its total, and so do its payments and the amount due',
    async run({ adapter, here }) {
      const at = await here();
      for (const { id } of (await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 5 })).items) {
        const { amount, amountDue, lines, entries } = required(
          await adapter.invoices.read({ ...at, invoiceId: id }),
          'the listed invoice',
        );
        assertEqual(
          sumMoney(
            lines.map(({ total }) => total),
            amount.currency,
          ),
          amount,
          `the rows of ${id}`,
        );
        assertEqual(
          sumMoney([amountDue, ...entries.map((entry) => entry.amount)], amount.currency),
          amount,
          `what was paid on ${id}`,
        );
      }
    },
  }),
  define({
    name: 'narrowed',
    family: 'behaviour',
    needs: ['invoices.list'],
    title: 'ids, statuses and the payable filter narrow the list',
    async run({ adapter, here }) {
      const at = await here();
      const all = await adapter.invoices.list({ ...every, ...page, ...at });
      const { id, status } = required(all.items[0], 'an invoice');
      assertEqual(
        (await adapter.invoices.list({ ...every, ...page, ...at, ids: [id] })).items.map((one) => one.id),
        [id],
        'the requested invoice',
      );
      assertThat(
        (await adapter.invoices.list({ ...every, ...page, ...at, statuses: [status] })).items.every(
          (one) => one.status === status,
        ),
        'the list has another status',
      );
      assertThat(
        (await adapter.invoices.list({ ...every, ...page, ...at, payableOnly: true })).items.every(
          ({ isPayable, amountDue }) => isPayable && amountDue.minor > 0,
        ),
        'the list has an invoice that can not be paid',
      );
    },
  }),
  define({
    name: 'sorted',
    family: 'behaviour',
    needs: ['invoices.list'],
    title: 'the list is sorted as requested, ascending and descending',
    async run({ adapter, here }) {
      const at = await here();
      for (const descending of [false, true]) {
        const opens = (await adapter.invoices.list({ ...every, ...page, ...at, sort: 'open', descending })).items.map(
          ({ amountDue }) => amountDue.minor,
        );
        assertEqual(
          opens,
          [...opens].sort((a, b) => (descending ? b - a : a - b)),
          descending ? 'the largest first' : 'the smallest first',
        );
      }
    },
  }),
  define({
    name: 'not-found',
    family: 'error',
    needs: ['invoices.read'],
    title: 'an unknown invoice is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.invoices.read({ ...(await here()), invoiceId: unknownId }), null, 'the invoice'),
  }),
  define({
    name: 'by-number',
    family: 'behaviour',
    needs: ['invoices.list', 'invoices.read'],
    title: 'an invoice is found by its number too',
    async run({ adapter, here }) {
      const at = await here();
      const { id, number } = required(
        (await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 1 })).items[0],
        'an invoice',
      );
      assertEqual((await adapter.invoices.read({ ...at, invoiceId: number }))?.id, id, 'the invoice with the number');
    },
  }),
  define({
    name: 'no-document',
    family: 'error',
    needs: ['invoices.file'],
    title: 'an unknown invoice has no document: null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.invoices.file({ ...(await here()), invoiceId: unknownId }), null, 'the document'),
  }),
  define({
    name: 'document',
    family: 'behaviour',
    needs: ['invoices.list', 'invoices.file'],
    title: 'a document has a name and content',
    async run({ adapter, here }) {
      const at = await here();
      const { id } = required(
        (await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 1 })).items[0],
        'an invoice',
      );
      const file = required(await adapter.invoices.file({ ...at, invoiceId: id }), 'a document');
      assertThat(file.name.trim() !== '' && file.content.size > 0, 'it has no name, or nothing is in it');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['invoices.list'],
    title: 'a guest has no invoices: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.invoices.list({ ...every, ...page, accountId: null, locale }),
        ['signed-out'],
        'a guest’s list',
      )),
  }),
  ...readingCases('invoices.totals', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.invoices.totals(at, options);
  }),
];

/** Cases of paying invoices. */
export const payInvoicesCases = [
  paying({
    name: 'paid-once',
    family: 'once',
    needs: ['payInvoices.prepare', 'payInvoices.commit', 'payInvoices.outcome', 'invoices.list', 'wallet.methods'],
    title: 'a partial payment reduces the invoice once, however often its attempt is sent, and is found by its handle',
    async run({ adapter, here }) {
      const { at, first, attempt } = await preparedPart(adapter, await here());
      assertEqual((await openOne(adapter, at, first.id)).amountDue, first.amountDue, 'what is open after preparing');
      const answer = await adapter.payInvoices.commit(attempt);
      assertThat(answer.outcome === 'done', 'it was refused');
      assertEqual(await adapter.payInvoices.commit(attempt), answer, 'the second commit');
      assertEqual(await adapter.payInvoices.outcome(attempt), answer, 'the outcome');
      assertEqual((await openOne(adapter, at, first.id)).amountDue.minor, first.amountDue.minor - 100, 'what is open');
    },
  }),
  paying({
    name: 'abandoned',
    family: 'once',
    needs: ['payInvoices.prepare', 'payInvoices.commit', 'payInvoices.abandon', 'invoices.list', 'wallet.methods'],
    title: 'an abandoned attempt is refused when it arrives late, and nothing is paid',
    async run({ adapter, here }) {
      const { at, first, attempt } = await preparedPart(adapter, await here());
      assertEqual(await adapter.payInvoices.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.payInvoices.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual((await openOne(adapter, at, first.id)).amountDue, first.amountDue, 'what is open');
    },
  }),
  paying({
    name: 'too-much',
    family: 'refusal',
    needs: ['payInvoices.prepare', 'invoices.list', 'wallet.methods'],
    title: 'an amount above the amount due is refused before anything is paid',
    async run({ adapter, here }) {
      const at = await here();
      const first = await openOne(adapter, at);
      const method = required(
        (await adapter.wallet.methods(at)).find(({ problem }) => problem === null),
        'a method that can be paid with',
      );
      assertEqual(
        await adapter.payInvoices.prepare({ ...at, ...partOf(first, method.id, first.amountDue.minor + 1) }),
        { outcome: 'refused', reason: 'amounts-changed' },
        'a cent too much',
      );
    },
  }),
];
