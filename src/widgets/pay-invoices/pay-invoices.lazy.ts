/** The lazy part of invoices: the dialogs, and the outcome of a payment. */
export { ConnectedDetailDialog } from './connected/detail-dialog';
export { ConnectedPaymentsDialog } from './connected/payments-dialog';
export { ConfirmPay } from './parts/confirm-pay';
export { DistributeDialog } from './parts/distribute-dialog';
export { PayDialog } from './parts/pay-dialog';
export { PaymentOutcome } from './parts/payment-outcome';
export { StatementDialog } from './parts/statement-dialog';
