import { pay, payRefusal } from '../../../../src/adapters/demo/engine/pay-invoices';
import type { DisputeRecord, PaymentRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { Money, PayRequest } from '../../../../src/domain';
import { DISPUTE_REASONS, disputeDetailsProblem } from '../../../../src/rules/invoices';
import { booksOf, keepMoney, mayPay } from '../store/money';
import { type Here, onceOperation, wrong } from '../store/once';
import { disputeBody, paymentBody } from '../wire/money';
import { type Arguments, handled, minorOf, objectIn, optionalText, type ServerMethod, textArg } from './arguments';

const amountArg = (args: Arguments, name: string, currency: string): Money => {
  const minor = minorOf(textArg(args, name));
  return Number.isNaN(minor) ? handled('INVALID_API_INPUT', `${name} is no amount`) : { minor, currency };
};

const rowsArg = (args: Arguments, name: string): readonly Arguments[] => {
  const value = args[name];
  return Array.isArray(value)
    ? value.map((entry: unknown) => objectIn(entry) ?? {})
    : handled('INVALID_API_INPUT', `${name} is required`);
};

function payRequestOf(args: Arguments, { account }: Here): PayRequest {
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

const books = ({ platform, account }: Here) => booksOf(platform, account);

const payInvoices = onceOperation<PayRequest, PaymentRecord>({
  name: 'payInvoices',
  mayAct: ({ exchange }) => mayPay(exchange),
  read: payRequestOf,
  // One payment at a time for an account: two pages can't pay the same invoice twice.
  subject: () => 'payment',
  refusal(asked, here) {
    const known = books(here);
    return payRefusal(known.here, known.state, asked);
  },
  carryOut(asked, here, attempt) {
    const known = books(here);
    const [state, record] = pay(known.here, known.state, asked, attempt);
    keepMoney(here.platform, here.account, state);
    return record;
  },
  tell: (kept, here) => paymentBody(kept, books(here), here.language),
});

interface Disputing extends Pick<DisputeRecord, 'invoiceId' | 'reason' | 'words'> {
  readonly amount: Money;
}

const disputeInvoice = onceOperation<Disputing, DisputeRecord>({
  name: 'disputeInvoice',
  mayAct: ({ exchange }) => mayPay(exchange),
  read: (args) => ({
    invoiceId: textArg(args, 'invoiceId'),
    words: textArg(args, 'words'),
    amount: amountArg(args, 'amount', textArg(args, 'currencyIsoCode')),
    reason:
      DISPUTE_REASONS.find((known) => known === textArg(args, 'reason')) ??
      handled('INVALID_API_INPUT', 'No such reason'),
  }),
  subject: ({ invoiceId }) => invoiceId,
  refusal({ invoiceId, words, amount }, here) {
    const {
      invoices,
      here: { market },
    } = books(here);
    const problem = disputeDetailsProblem(words);
    if (problem !== null) return wrong('words', problem.code);
    const invoice =
      invoices.find(({ id }) => id === invoiceId) ?? handled('MISSING_RECORD', 'There is no such invoice');
    if (invoice.dispute !== null) return 'already-disputed';
    if (invoice.open === 0) return 'already-paid';
    if (amount.minor <= 0) return wrong('amount', 'rangeUnderflow');
    return amount.minor > invoice.open || amount.currency !== market.currency ? wrong('amount', 'rangeOverflow') : null;
  },
  carryOut({ invoiceId, reason, words, amount }, here, { handle }) {
    const {
      state,
      here: { today },
    } = books(here);
    const sequence = state.sequence + 1;
    const record: DisputeRecord = {
      id: `d-${handle}`,
      number: `DSP-${60_000 + sequence}`,
      handle,
      invoiceId,
      reason,
      words: words.trim(),
      amount: amount.minor,
      openedOn: today,
    };
    keepMoney(here.platform, here.account, { ...state, sequence, disputes: [...state.disputes, record] });
    return record;
  },
  tell: (kept, here) => disputeBody(kept, books(here).here.market),
});

/** Paying and disputing invoices, each once-only. */
export const payingMethods: Readonly<Record<string, ServerMethod>> = { ...payInvoices, ...disputeInvoice };
