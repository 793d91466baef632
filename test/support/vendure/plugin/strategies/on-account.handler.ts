import { LanguageCode, PaymentMethodHandler } from '@vendure/core';

/** Payment on account: the amount is authorized now and paid with the invoice. */
export const onAccountHandler = new PaymentMethodHandler({
  code: 'trade-on-account',
  description: [{ languageCode: LanguageCode.en, value: 'On account, paid with the invoice' }],
  args: {},
  createPayment: (_ctx, order, amount) => ({ amount, state: 'Authorized', transactionId: `account-${order.code}` }),
  settlePayment: () => ({ success: true }),
  cancelPayment: () => ({ success: true }),
});
