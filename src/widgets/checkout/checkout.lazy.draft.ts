import { containsPaymentNumber } from '../../rules';
import type { Draft } from './checkout.draft';
import type { CheckoutValues } from './checkout.rules';

/** A text as it may be kept: one that holds a card or account number is flagged in its field, and stored nowhere. */
const kept = (text: string): string => (containsPaymentNumber(text) ? '' : text);

/** What is kept of a form. Consent is to this page's order, not to a later one's. */
export const toDraft = ({ termsAccepted: _, unread: __, ...answers }: CheckoutValues): Draft => ({
  ...answers,
  notes: kept(answers.notes),
  purchaseOrderNumber: kept(answers.purchaseOrderNumber),
});
