/** Messages of the button that adds a payment method during a payment, and of its result. */
export const addMethodButtonMessages = {
  add: 'Add a payment method',
  toWallet: 'Go to the wallet',
  ending: '{brand} ending in {digits}',
  added: '{name} saved',
  confirmedLater: 'Your bank will verify it in one or two business days. You can pay with it after that.',
} as const;
