/** Messages of every quantity field. */
export const quantityMessages = {
  problems: {
    valueMissing: 'Enter a quantity.',
    badInput: 'Enter a number.',
    invalidEntry: 'Enter {min} or more, or remove it.',
    rangeUnderflow: 'Enter {min} or more.',
    rangeOverflow: 'Enter {max} or less.',
    stepMismatch: 'Sold in multiples of {step}: enter {lower} or {upper}.',
    wholeNumber: 'Enter a whole number: {lower} or {upper}.',
  },
  unusual: 'That is {times} times your usual {usual}. Keep {quantity}?',
  unusualFirst: 'You haven’t ordered this before, and {quantity} is more than a truckload. Keep {quantity}?',
  keep: 'Keep {quantity}',
  change: 'Change to {quantity}',
  open: { one: '{count} quantity needs attention.', other: '{count} quantities need attention.' },
} as const;
