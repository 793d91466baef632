import * as z from 'zod/mini';
import type { Dispute, DisputeRefusal, DisputeRequest } from '../../../domain';
import { type DisputeInvoicePort, PortError } from '../../../ports';
import { DISPUTE_REASONS, disputeDetailsProblem } from '../../../rules/invoices';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { presentDispute } from '../engine/invoice-parts';
import { invoicesOf, invoiceWorld } from '../engine/invoices';
import type { CommitRules } from '../engine/commit-steps';
import type { Call } from '../faults';
import { type DisputeRecord, parseDispute } from '../store/paying-record';
import { requireFinance } from './require-permission';
import { createCommitPort } from './commit-port';

const text = z.string();
const requestSchema = z.object({
  accountId: text,
  invoiceId: text,
  reason: z.enum(DISPUTE_REASONS),
  details: text,
  amount: z.object({ minor: z.int(), currency: text }),
});

/** Disputes an invoice at most once. */
export function disputeInvoicePort(context: DemoContext, call: Call): DisputeInvoicePort {
  const { world } = context;
  const rules = (account: DemoAccount): CommitRules<DisputeRequest, DisputeRecord, DisputeRefusal> => ({
    operation: 'disputeInvoice',
    subject: ({ invoiceId }) => invoiceId,
    parseRequest: (stored) => z.safeParse(requestSchema, stored).data ?? null,
    parseValue: parseDispute,
    refusal: (state, { invoiceId, details, amount }) => {
      const problem = disputeDetailsProblem(details);
      if (problem !== null)
        throw new PortError('rejected', 'A dispute requires details', { fields: { details: problem.code } });
      const here = invoiceWorld(account, world);
      const invoice = invoicesOf(here, state).find(({ id }) => id === invoiceId);
      if (invoice === undefined) throw new PortError('not-found', 'The invoice does not exist');
      if (invoice.dispute !== null) return 'already-disputed';
      if (invoice.open === 0) return 'already-paid';
      if (amount.currency !== here.market.currency || amount.minor <= 0 || amount.minor > invoice.open) {
        throw new PortError('rejected', 'The disputed amount exceeds the amount due', {
          fields: { amount: amount.minor <= 0 ? 'rangeUnderflow' : 'rangeOverflow' },
        });
      }
      return null;
    },
    perform: (state, { invoiceId, reason, details, amount }, { handle }) => {
      const here = invoiceWorld(account, world);
      const sequence = state.sequence + 1;
      const record: DisputeRecord = {
        id: `d-${account.id}-${state.born.toString(36)}-${sequence}`,
        number: `DSP-${60_000 + sequence}`,
        handle,
        invoiceId,
        reason,
        details: details.trim(),
        amount: amount.minor,
        openedOn: here.today,
      };
      return [{ ...state, sequence, disputes: [...state.disputes, record] }, record];
    },
  });
  return createCommitPort<DisputeRequest, DisputeRecord, Dispute, DisputeRefusal>(context, call, {
    port: 'disputeInvoice',
    requirePermission: () => requireFinance(context),
    rules,
    present: (stored, account) => presentDispute(stored, world.market(account)),
  });
}
