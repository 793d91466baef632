import { findCode, codesOf } from './code-text';

export { findCode } from './code-text';
export * from './permissions';

/**
 * Closed lists of codes. The code is the library's and stable; the text next to it is the server's. Buyers read the
 * texts of the messages.
 */

/** Order statuses. Their sequence here is not a sequence of transitions, which the platform does not define. */
export const ORDER_STATUS_TEXT = {
  draft: 'Draft',
  pending: 'Pending',
  'order-received': 'Order Received',
  confirmed: 'Confirmed',
  'order-prepared': 'Order Prepared',
  'prep-for-shipment': 'Prep for Shipment',
  shipped: 'Shipped',
  dispatched: 'Dispatched',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  'not-delivered': 'Not Delivered',
  'in-settlement': 'In Settlement',
  'in-error': 'In Error',
  cancelled: 'Cancelled',
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS_TEXT;

/** Invoice labels. The port determines the label, never the client's clock (decision 18). */
export const INVOICE_LABEL_TEXT = {
  paid: 'Paid',
  'recently-paid': 'Recently Paid',
  'past-due': 'Past Due',
  disputed: 'Disputed',
} as const;
export type InvoiceLabel = keyof typeof INVOICE_LABEL_TEXT;

/** Stock labels; a product in stock has none. */
export const STOCK_LABEL_TEXT = { 'out-of-stock': 'Out of Stock', 'low-stock': 'Low Stock' } as const;
export type StockLabel = keyof typeof STOCK_LABEL_TEXT;

/** Outcomes of a self-registration. */
export const REGISTRATION_OUTCOME_TEXT = {
  verified: 'Verified',
  rejected: 'Rejected',
  'activation-email-sent': 'Activation email sent',
} as const;
export type RegistrationOutcome = keyof typeof REGISTRATION_OUTCOME_TEXT;

/** Conditions that can block an account from ordering (decision 10). */
export const ACCOUNT_CONDITION_TEXT = {
  blocked: 'Blocked',
  'temporarily-blocked': 'Temporarily blocked',
  'not-verified': 'Not verified',
  'not-eligible': 'Not eligible',
  'no-visit-plan': 'No visit plan',
  'order-restricted': 'Order restricted',
} as const;
export type AccountCondition = keyof typeof ACCOUNT_CONDITION_TEXT;

export const ORDER_STATUSES = /* @__PURE__ */ codesOf(ORDER_STATUS_TEXT);
export const INVOICE_LABELS = /* @__PURE__ */ codesOf(INVOICE_LABEL_TEXT);
export const STOCK_LABELS = /* @__PURE__ */ codesOf(STOCK_LABEL_TEXT);
export const REGISTRATION_OUTCOMES = /* @__PURE__ */ codesOf(REGISTRATION_OUTCOME_TEXT);
export const ACCOUNT_CONDITIONS = /* @__PURE__ */ codesOf(ACCOUNT_CONDITION_TEXT);

/** Maps a server's text to an order status, or to null. */
export const orderStatusFor = (text: unknown): OrderStatus | null => findCode(ORDER_STATUSES, text);
/** Maps a server's text to an invoice label, or to null. */
export const invoiceLabelFor = (text: unknown): InvoiceLabel | null => findCode(INVOICE_LABELS, text);
/** Maps a server's text to a stock label, or to null. */
export const stockLabelFor = (text: unknown): StockLabel | null => findCode(STOCK_LABELS, text);
