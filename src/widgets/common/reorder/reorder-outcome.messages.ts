/** Words for what went into the cart of an order, which come with the press. */
export const reorderOutcomeMessages = {
  done: { one: '{count} product is in your cart', other: '{count} products are in your cart' },
  partly: '{count} of {all} products are in your cart as ordered',
  none: 'None of the products could be added',
  some: '{name}, {quantity} of {wanted}: {because}',
  not: '{name}: {because}',
  noQuantity: '{name}: we don’t know how many you ordered.',
  unknown: 'We could not confirm what was added',
  unknownText: 'Check your cart before you add anything again.',
  cart: 'Go to cart',
} as const;
