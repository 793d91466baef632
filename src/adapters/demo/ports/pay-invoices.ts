import * as z from 'zod/mini';
import type { PayRefusal, PayRequest, Payment } from '../../../domain';
import type { PayInvoicesPort } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { presentPayment } from '../engine/invoice-parts';
import { invoiceWorld } from '../engine/invoices';
import type { CommitRules } from '../engine/commit-steps';
import { pay, payRefusal } from '../engine/pay-invoices';
import type { Call } from '../faults';
import { parsePayment, type PaymentRecord } from '../store/paying-record';
import { requireFinance } from './require-permission';
import { createCommitPort } from './commit-port';

const text = z.string();
const amount = z.object({ minor: z.int(), currency: text });
const requestSchema = z.object({
  accountId: text,
  lines: z.array(z.object({ invoiceId: text, amount })),
  credits: z.array(z.object({ creditId: text, amount })),
  methodId: z.nullable(text),
  surcharge: z.nullable(amount),
  total: amount,
});

/** Pays invoices at most once: one payment of an account at a time, so that two tabs cannot pay the same invoice. */
export function payInvoicesPort(context: DemoContext, call: Call): PayInvoicesPort {
  const { world } = context;
  const rules = (account: DemoAccount): CommitRules<PayRequest, PaymentRecord, PayRefusal> => ({
    operation: 'payInvoices',
    subject: () => 'payment',
    parseRequest: (stored) => z.safeParse(requestSchema, stored).data ?? null,
    parseValue: parsePayment,
    refusal: (state, request) => payRefusal(invoiceWorld(account, world), state, request),
    perform: (state, request, { handle }) => pay(invoiceWorld(account, world), state, request, { key: handle, handle }),
  });
  return createCommitPort<PayRequest, PaymentRecord, Payment, PayRefusal>(context, call, {
    port: 'payInvoices',
    requirePermission: () => requireFinance(context),
    rules,
    present: (stored, account, _, locale) => presentPayment(stored, invoiceWorld(account, world), locale),
  });
}
