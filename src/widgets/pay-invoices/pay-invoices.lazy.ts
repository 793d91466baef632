/** Lazy-loaded part of invoices: the dialogs, and the outcome of a payment. */
export { ConnectedDetailDialog, ConnectedPaymentsDialog } from './connected/dialogs';
export { ConfirmPay, PayDialog } from './parts/pay-dialogs';
export { DistributeDialog } from './parts/distribute-dialog';
export { PaymentOutcome } from './parts/payment-outcome';
export { StatementDialog } from './parts/statement-dialog';
