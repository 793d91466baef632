/** Words that stand where a payment is made: the way to another method, and what came of it. */
export const addMethodButtonMessages = {
  add: 'Add a payment method',
  toWallet: 'Go to the wallet',
  ending: '{brand} ending in {digits}',
  added: '{name} is saved',
  confirmedLater: 'Your bank confirms it in one or two business days. Until then it can not be paid with.',
} as const;
