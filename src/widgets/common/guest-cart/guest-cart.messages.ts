/** Messages of the question about the products that a buyer picked before signing in (decision 46). */
export const guestCartMessages = {
  label: 'Products you picked as a guest',
  question: {
    one: 'Add the {count} product you picked as a guest to {account}’s cart?',
    other: 'Add the {count} products you picked as a guest to {account}’s cart?',
  },
  yours: {
    one: 'Add the {count} product you picked as a guest to your cart?',
    other: 'Add the {count} products you picked as a guest to your cart?',
  },
  none: 'None of the products you picked as a guest can be ordered by {account}',
  noneYours: 'None of the products you picked as a guest can be ordered by your account',
  cannot: 'These can’t be added:',
  line: '{product}: {reason}',
  noPrice: 'It doesn’t have a price yet.',
  add: 'Add',
  adding: 'Adding',
  discard: 'Discard',
  partial: {
    one: '{count} product didn’t go in as you picked it',
    other: '{count} products didn’t go in as you picked them',
  },
  notAdded: 'The products weren’t added. {because}',
  close: 'Close',
} as const;
