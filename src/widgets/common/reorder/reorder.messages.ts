/** Messages of reordering and of its result. */
export const reorderMessages = {
  now: 'Order again now',
  adding: 'Adding',
  failed: 'Nothing was added',
  rest: 'Add the rest',
  done: { one: '{count} product is in your cart', other: '{count} products are in your cart' },
  partial: '{count} of {all} products are in your cart as ordered',
  none: 'None of the products could be added',
  some: '{name}, {quantity} of {wanted}: {because}',
  not: '{name}: {because}',
  noQuantity: '{name}: we don’t know how many you ordered.',
  unknown: 'We could not confirm what was added',
  unknownText: 'Check your cart before you add anything again.',
  cart: 'Go to cart',
} as const;
