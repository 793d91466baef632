/** Words for putting an order's products in the cart again, wherever an order is shown. */
export const orderAgainMessages = {
  now: 'Order again now',
  adding: 'Adding',
  failed: 'Nothing was added',
  rest: 'Add the rest',
} as const;
