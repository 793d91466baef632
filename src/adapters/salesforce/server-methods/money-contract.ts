import type { ServerMethodContract } from './contract.types';
import { invoiceMethods, type MoneyMethodName, walletMethods } from './money-methods';
import * as request from './money-requests';
import * as invoices from './money-responses';
import { onceContract } from './commit-contract';
import * as wallet from './wallet-responses';

const noInvoices = 'Invoices have no list.';
const noWallet = 'No wallet.';
/** Paying is for those with the finance permission. */
const finance = { INSUFFICIENT_ACCESS: 'The running user lacks the finance permission (`getBuyer`), or may not act for the account.' };

const moneyReads = {
  getInvoices: {
    ...invoiceMethods.getInvoices, request: request.invoicesRequest, errors: finance,
    purpose: 'One page of the account’s invoices.',
    without: noInvoices,
  },
  getInvoiceTotals: {
    ...invoiceMethods.getInvoiceTotals, request: request.moneyReaderRequest, errors: finance,
    purpose: 'What the account owes as a whole, by how late it is.',
    without: 'No balance and no aging.',
  },
  getInvoice: {
    ...invoiceMethods.getInvoice, request: request.invoiceRequest, errors: finance,
    purpose: 'One invoice with everything in it; null when the account has none like it.',
    without: 'Invoices can not be opened.',
  },
  getCredits: {
    ...invoiceMethods.getCredits, request: request.moneyReaderRequest, errors: finance,
    purpose: 'The account’s credits that are not used up.',
    without: 'No credits are offered when paying.',
  },
  getPaymentQuotes: {
    ...invoiceMethods.getPaymentQuotes, request: request.quotesRequest, errors: finance,
    purpose: 'What paying an amount would cost beside, with each of some methods. The page shows it before anything is agreed to and works nothing out itself.',
    without: 'Paying shows no surcharge: payments that have one are refused with `surcharge-changed`.',
  },
  getInvoiceFile: {
    ...invoiceMethods.getInvoiceFile, request: request.invoiceRequest, errors: finance,
    purpose: 'An invoice as a document; null when there is none.',
    without: 'Invoices can not be downloaded.',
  },
  getStatement: {
    ...invoiceMethods.getStatement, request: request.statementRequest, errors: { ...finance, INVALID_API_INPUT: 'The period is none, or is longer than the business gives out.' },
    purpose: 'What was invoiced and paid in a period, as a document.',
    without: 'No statements.',
  },
  getPayments: {
    ...invoiceMethods.getPayments, request: request.paymentsRequest, errors: finance,
    purpose: 'One page of the account’s payments, newest first.',
    without: 'No list of payments.',
  },
  getReceiptFile: {
    ...invoiceMethods.getReceiptFile, request: request.receiptRequest, errors: finance,
    purpose: 'A payment’s receipt as a document; null when there is none.',
    without: 'Receipts can not be downloaded.',
  },
  getPaymentMethods: {
    ...walletMethods.getPaymentMethods, request: request.moneyReaderRequest, errors: finance,
    purpose: 'The account’s stored payment methods. Numbers and tokens never leave the org.',
    without: noWallet,
  },
  renamePaymentMethod: {
    ...walletMethods.renamePaymentMethod, request: request.renameMethodRequest, errors: finance,
    purpose: 'Calls a stored method something.',
    again: 'Nothing changes.',
    without: 'Methods can not be named.',
  },
  setDefaultPaymentMethod: {
    ...walletMethods.setDefaultPaymentMethod, request: request.methodRequest, errors: finance,
    purpose: 'Makes a stored method the one that is proposed first, and the others not.',
    again: 'Nothing changes.',
    without: 'The default can not be changed.',
  },
  removePaymentMethod: {
    ...walletMethods.removePaymentMethod, request: request.methodRequest, errors: finance,
    purpose: 'Takes a stored method out, with its token at the payment provider. When it was the default, another that can be paid with becomes it.',
    again: 'Nothing changes: one that is gone is `done`.',
    without: 'Methods can not be taken out.',
  },
  getAutopay: {
    ...walletMethods.getAutopay, request: request.getAutopayRequest, errors: finance,
    purpose: 'Whether and how invoices are paid by themselves, and what is paid next. With a `choice`: how it would be with that.',
    without: 'No autopay.',
  },
} as const satisfies Record<keyof typeof invoiceMethods | keyof typeof walletMethods, ServerMethodContract>;

/** Server methods of invoices, payments and the wallet. */
export const moneyContract = {
  ...moneyReads,
  ...onceContract({
    name: 'payInvoices', value: invoices.paymentValue, request: request.payInvoicesRequest, subject: 'account', errors: finance,
    does: 'Pays invoices in one payment',
    reasons: {
      'declined': 'The provider did not take the payment.',
      'method-unavailable': 'The method is gone, expired or unverified.',
      'amounts-changed': 'A line is more than what is open, or the total is not the lines less the credits with the surcharge.',
      'surcharge-changed': 'The surcharge is another one now.',
      'credits-changed': 'Less is left of a credit than is to be taken of it.',
      'nothing-payable': 'Nothing is open on any of the invoices.',
    },
    without: 'Invoices can not be paid.',
  }),
  ...onceContract({
    name: 'disputeInvoice', value: invoices.disputeValue, request: request.disputeInvoiceRequest, subject: 'invoice',
    errors: { ...finance, MISSING_RECORD: 'The account has no such invoice.' },
    does: 'Disputes an invoice',
    reasons: { 'already-disputed': 'A dispute stands on it.', 'already-paid': 'Nothing is open on it.', 'too-late': 'It is too old to be disputed.' },
    without: 'Invoices can not be disputed.',
  }),
  ...onceContract({
    name: 'setAutopay', value: wallet.autopayValue, request: request.setAutopayRequest, subject: 'account', errors: finance,
    does: 'Turns autopay on, changes it or turns it off',
    reasons: { 'method-gone': 'The method is not in the wallet.', 'method-unusable': 'The method can not be paid with.' },
    without: 'Autopay can be seen and not changed.',
  }),
  ...onceContract({
    name: 'addPaymentMethod', value: wallet.methodValue, request: request.addPaymentMethodRequest, subject: 'account', errors: finance,
    does: 'Stores a payment method by its provider’s token',
    reasons: { 'declined': 'The provider did not accept it.', 'token-expired': 'The token is too old.', 'already-stored': 'It is in the wallet already, by another token.' },
    without: 'Methods can not be added.',
  }),
} satisfies Record<MoneyMethodName, ServerMethodContract>;
