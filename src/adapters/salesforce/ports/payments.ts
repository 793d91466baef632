import type { AddPaymentMethodPort, DisputeInvoicePort, PayInvoicesPort, SetAutopayPort } from '../../../ports';
import { PortError } from '../../../ports';
import { disputeDetailsProblem } from '../../../rules/invoices';
import { plainAmount } from '../../../rules/money';
import { containsPaymentNumber, nicknameProblem } from '../../../rules/payment-numbers';
import type { Context } from '../context';
import { toDispute, toPayment } from '../mapping/money';
import { fromAutopayChoice, toAutopay, toMethod } from '../mapping/wallet';
import { disputeValue, paymentValue } from '../server-methods/money-responses';
import { autopayValue, methodValue } from '../server-methods/wallet-responses';
import { createCommitPort } from './commit-port';

/** Pays invoices, once. */
export const payInvoicesPort = (context: Context): PayInvoicesPort => createCommitPort(context, {
  name: 'payInvoices', schema: paymentValue, tell: toPayment,
  reasons: ['declined', 'method-unavailable', 'amounts-changed', 'surcharge-changed', 'credits-changed', 'nothing-payable'],
  ask({ lines, credits, methodId, surcharge, total }) {
    const { currency } = total;
    // One amount in another currency would be taken for one in this: what is agreed to has one currency.
    if ([...lines, ...credits].some(({ amount }) => amount.currency !== currency) || (surcharge !== null && surcharge.currency !== currency)) {
      throw new PortError('rejected', 'A payment is in one currency', { fields: { total: 'badInput' } });
    }
    return {
      lines: lines.map(({ invoiceId, amount }) => ({ invoiceId, amount: plainAmount(amount) })),
      credits: credits.map(({ creditId, amount }) => ({ creditId, amount: plainAmount(amount) })),
      methodId, surcharge: surcharge === null ? null : plainAmount(surcharge), total: plainAmount(total), currencyIsoCode: currency,
    };
  },
});

/** Disputes an invoice, once. */
export const disputeInvoicePort = (context: Context): DisputeInvoicePort => createCommitPort(context, {
  name: 'disputeInvoice', schema: disputeValue, tell: toDispute,
  reasons: ['already-disputed', 'already-paid', 'too-late'],
  ask({ invoiceId, reason, words, amount }) {
    const problem = disputeDetailsProblem(words);
    if (problem !== null) throw new PortError('rejected', 'A dispute needs words', { fields: { words: problem.code } });
    return { invoiceId, reason, words, amount: plainAmount(amount), currencyIsoCode: amount.currency };
  },
});

/** Turns paying by itself on and off, once. */
export const setAutopayPort = (context: Context): SetAutopayPort => createCommitPort(context, {
  name: 'setAutopay', schema: autopayValue, tell: toAutopay,
  reasons: ['method-gone', 'method-unusable'],
  ask: ({ autopay }) => fromAutopayChoice(autopay),
});

/** Stores a payment method, once. What reads as a number is not sent: it has no place but in the provider's fields. */
export const addPaymentMethodPort = (context: Context): AddPaymentMethodPort => createCommitPort(context, {
  name: 'addPaymentMethod', schema: methodValue, tell: toMethod,
  reasons: ['declined', 'token-expired', 'already-stored'],
  ask({ token, kind, nickname, makeDefault }) {
    if (token.trim() === '' || containsPaymentNumber(token)) throw new PortError('rejected', 'Not a token', { fields: { token: 'patternMismatch' } });
    const problem = nicknameProblem(nickname);
    if (problem !== null) throw new PortError('rejected', 'Not a name', { fields: { nickname: problem.code } });
    return { token, kind, nickname: nickname.trim(), makeDefault };
  },
});
