import type { DisputeRequest, InvoiceSummary } from '../../ports';
import { casesOf } from '../define-case';
import { assertEqual, assertThat } from '../expect';
import { attemptOf } from './common/attempt';
import { undisputed } from './common/invoice-fixtures';

const disputing = casesOf('disputeInvoice');

/** Request to dispute one cent of an invoice. */
const disputeOf = ({ id, amountDue }: InvoiceSummary): Omit<DisputeRequest, 'accountId'> => ({
  invoiceId: id,
  reason: 'short',
  details: 'Two cases less than the slip says.',
  amount: { ...amountDue, minor: 1 },
});

/** Cases of disputing an invoice. */
export const disputeInvoiceCases = [
  disputing({
    name: 'disputed-once',
    family: 'once',
    needs: ['disputeInvoice.prepare', 'disputeInvoice.commit', 'invoices.list', 'invoices.read'],
    title: 'a dispute is on its invoice, and a second one is refused',
    async run({ adapter, here }) {
      const at = await here();
      const first = await undisputed(adapter, at);
      const request = { ...at, ...disputeOf(first) };
      const answer = await adapter.disputeInvoice.commit(attemptOf(at, await adapter.disputeInvoice.prepare(request)));
      assertThat(answer.outcome === 'done', 'it was refused');
      assertEqual(
        (await adapter.invoices.read({ ...at, invoiceId: first.id }))?.dispute,
        answer.value,
        'the invoice’s dispute',
      );
      assertEqual(
        await adapter.disputeInvoice.prepare(request),
        { outcome: 'refused', reason: 'already-disputed' },
        'the second one',
      );
    },
  }),
  disputing({
    name: 'found',
    family: 'once',
    needs: ['disputeInvoice.prepare', 'disputeInvoice.commit', 'disputeInvoice.outcome', 'invoices.list'],
    title:
      'the outcome of a dispute is open until it is committed and done afterwards, and committing it again returns the same dispute',
    async run({ adapter, here }) {
      const at = await here();
      const attempt = attemptOf(
        at,
        await adapter.disputeInvoice.prepare({ ...at, ...disputeOf(await undisputed(adapter, at)) }),
      );
      assertEqual(await adapter.disputeInvoice.outcome(attempt), { outcome: 'open' }, 'the outcome before it is sent');
      const answer = await adapter.disputeInvoice.commit(attempt);
      assertThat(answer.outcome === 'done', 'it was refused');
      assertEqual(await adapter.disputeInvoice.commit(attempt), answer, 'the second commit');
      assertEqual(await adapter.disputeInvoice.outcome(attempt), answer, 'the outcome');
    },
  }),
  disputing({
    name: 'abandoned',
    family: 'once',
    needs: [
      'disputeInvoice.prepare',
      'disputeInvoice.commit',
      'disputeInvoice.outcome',
      'disputeInvoice.abandon',
      'invoices.list',
      'invoices.read',
    ],
    title: 'an abandoned dispute is refused when it arrives late, and the invoice has none',
    async run({ adapter, here }) {
      const at = await here();
      const first = await undisputed(adapter, at);
      const attempt = attemptOf(at, await adapter.disputeInvoice.prepare({ ...at, ...disputeOf(first) }));
      assertEqual(await adapter.disputeInvoice.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.disputeInvoice.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual(await adapter.disputeInvoice.outcome(attempt), { outcome: 'closed' }, 'the outcome');
      assertEqual(
        (await adapter.invoices.read({ ...at, invoiceId: first.id }))?.dispute,
        null,
        'the invoice’s dispute',
      );
    },
  }),
];
