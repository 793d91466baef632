/** The lazy part of invoices: the dialogs, and the outcome of a payment. */
export { ConfirmPay } from './parts/confirm-pay';
export { DetailDialog } from './parts/detail-dialog';
export { DistributeDialog } from './parts/distribute-dialog';
export { PayDialog } from './parts/pay-dialog';
export { PaymentOutcome } from './parts/payment-outcome';
export { PaymentsDialog } from './parts/payments-dialog';
export { StatementDialog } from './parts/statement-dialog';
