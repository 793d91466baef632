import { fileResponse } from './file-responses';
import type { ServerMethod } from './methods';
import * as invoices from './money-responses';
import type { CommitStep } from './commit-steps';
import * as wallet from './wallet-responses';

/** Methods of invoices. */
export const invoiceMethods = {
  getInvoices: { http: 'POST', reads: true, response: invoices.invoicesResponse },
  getInvoiceTotals: { http: 'GET', response: invoices.invoiceTotalsResponse },
  getInvoice: { http: 'GET', response: invoices.invoiceResponse },
  getCredits: { http: 'GET', response: invoices.creditsResponse },
  getPaymentQuotes: { http: 'POST', reads: true, response: invoices.quotesResponse },
  getInvoiceFile: { http: 'GET', response: fileResponse },
  getStatement: { http: 'GET', response: fileResponse },
  getPayments: { http: 'GET', response: invoices.paymentsResponse },
  getReceiptFile: { http: 'GET', response: fileResponse },
} as const satisfies Record<string, ServerMethod>;

/** Methods of the wallet. */
export const walletMethods = {
  getPaymentMethods: { http: 'GET', response: wallet.methodsResponse },
  renamePaymentMethod: { http: 'POST', response: wallet.walletChangedResponse },
  setDefaultPaymentMethod: { http: 'POST', response: wallet.walletChangedResponse },
  removePaymentMethod: { http: 'POST', response: wallet.walletChangedResponse },
  getAutopay: { http: 'POST', reads: true, response: wallet.autopayValue },
} as const satisfies Record<string, ServerMethod>;

/** What of money happens once; each has four methods (`once`). */
export type MoneyOnceName = 'payInvoices' | 'disputeInvoice' | 'setAutopay' | 'addPaymentMethod';

export type MoneyMethodName = keyof typeof invoiceMethods | keyof typeof walletMethods | `${MoneyOnceName}${CommitStep}`;
