import { pay, payRefusal } from '../../../../src/adapters/demo/engine/pay-invoices';
import type { DisputeRecord, PaymentRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { Money, PayRequest } from '../../../../src/domain';
import { DISPUTE_REASONS, disputeDetailsProblem } from '../../../../src/rules/invoices';
import { booksOf, storeMoney, requireFinance } from '../store/money';
import { type CallContext, createOnceOnlyMethods, fieldProblem } from '../store/once';
import { disputeBody, paymentBody } from '../wire/money';
import { type Arguments, throwHandled, minorOf, objectIn, optionalText, type ServerMethod, textArg } from './arguments';

const amountArg = (args: Arguments, name: string, currency: string): Money => {
  const minor = minorOf(textArg(args, name));
  return Number.isNaN(minor) ? throwHandled('INVALID_API_INPUT', `${name} is no amount`) : { minor, currency };
};

const rowsArg = (args: Arguments, name: string): readonly Arguments[] => {
  const value = args[name];
  return Array.isArray(value)
    ? value.map((entry: unknown) => objectIn(entry) ?? {})
    : throwHandled('INVALID_API_INPUT', `${name} is required`);
};

function payRequestOf(args: Arguments, { account }: CallContext): PayRequest {
  const currency = textArg(args, 'currencyIsoCode');
  return {
    accountId: account.id,
    lines: rowsArg(args, 'lines').map((row) => ({
      invoiceId: textArg(row, 'invoiceId'),
      amount: amountArg(row, 'amount', currency),
    })),
    credits: rowsArg(args, 'credits').map((row) => ({
      creditId: textArg(row, 'creditId'),
      amount: amountArg(row, 'amount', currency),
    })),
    methodId: optionalText(args, 'methodId'),
    surcharge: args.surcharge == null ? null : amountArg(args, 'surcharge', currency),
    total: amountArg(args, 'total', currency),
  };
}

const books = ({ platform, account }: CallContext) => booksOf(platform, account);

const payInvoices = createOnceOnlyMethods<PayRequest, PaymentRecord>({
  name: 'payInvoices',
  assertAllowed: ({ exchange }) => requireFinance(exchange),
  readInput: payRequestOf,
  // One payment at a time for an account: two pages can't pay the same invoice twice.
  subjectOf: () => 'payment',
  refusal(input, context) {
    const current = books(context);
    return payRefusal(current.world, current.state, input);
  },
  execute(input, context, attempt) {
    const current = books(context);
    const [state, record] = pay(current.world, current.state, input, attempt);
    storeMoney(context.platform, context.account, state);
    return record;
  },
  toBody: (record, context) => paymentBody(record, books(context), context.language),
});

interface DisputeInput extends Pick<DisputeRecord, 'invoiceId' | 'reason' | 'details'> {
  readonly amount: Money;
}

const disputeInvoice = createOnceOnlyMethods<DisputeInput, DisputeRecord>({
  name: 'disputeInvoice',
  assertAllowed: ({ exchange }) => requireFinance(exchange),
  readInput: (args) => ({
    invoiceId: textArg(args, 'invoiceId'),
    details: textArg(args, 'details'),
    amount: amountArg(args, 'amount', textArg(args, 'currencyIsoCode')),
    reason:
      DISPUTE_REASONS.find((known) => known === textArg(args, 'reason')) ??
      throwHandled('INVALID_API_INPUT', 'No such reason'),
  }),
  subjectOf: ({ invoiceId }) => invoiceId,
  refusal({ invoiceId, details, amount }, context) {
    const {
      invoices,
      world: { market },
    } = books(context);
    const problem = disputeDetailsProblem(details);
    if (problem !== null) return fieldProblem('details', problem.code);
    const invoice =
      invoices.find(({ id }) => id === invoiceId) ?? throwHandled('MISSING_RECORD', 'The invoice does not exist');
    if (invoice.dispute !== null) return 'already-disputed';
    if (invoice.open === 0) return 'already-paid';
    if (amount.minor <= 0) return fieldProblem('amount', 'rangeUnderflow');
    return amount.minor > invoice.open || amount.currency !== market.currency
      ? fieldProblem('amount', 'rangeOverflow')
      : null;
  },
  execute({ invoiceId, reason, details, amount }, context, { handle }) {
    const {
      state,
      world: { today },
    } = books(context);
    const sequence = state.sequence + 1;
    const record: DisputeRecord = {
      id: `d-${handle}`,
      number: `DSP-${60_000 + sequence}`,
      handle,
      invoiceId,
      reason,
      details: details.trim(),
      amount: amount.minor,
      openedOn: today,
    };
    storeMoney(context.platform, context.account, { ...state, sequence, disputes: [...state.disputes, record] });
    return record;
  },
  toBody: (record, context) => disputeBody(record, books(context).world.market),
});

/** Paying and disputing invoices, each once-only. */
export const payingMethods: Readonly<Record<string, ServerMethod>> = { ...payInvoices, ...disputeInvoice };
