/** Messages of cancellation, in a lazy-loaded chunk. */
export const orderDetailLazyMessages = {
  cancel: {
    open: 'Cancel order',
    title: 'Cancel order {number}?',
    text: 'The whole order is cancelled. This can’t be undone, but you can order again.',
    reason: 'Reason',
    choose: 'Choose a reason',
    own: 'Another reason',
    ownLabel: 'Your reason',
    missing: 'Choose a reason.',
    missingOwn: 'Enter your reason.',
    keep: 'Keep order',
    sending: 'Cancelling',
    checking: 'Checking whether it went through',
    done: 'Order {number} cancelled',
    doneText: 'Reason: {reason}',
    by: 'Cancelled by {name}',
    refused: {
      'too-late': { title: 'It’s too late to cancel this order', text: 'It has left the depot or is about to.' },
      'transaction-unknown': {
        title: 'The order was not cancelled',
        text: 'Its transaction ID has changed. Reload the page.',
      },
      'order-unknown': { title: 'The order was not cancelled', text: 'It no longer exists.' },
      'handle-closed': {
        title: 'The order was not cancelled',
        text: 'Another attempt was made at the same time. Try again.',
      },
    },
    notDone: 'The order was not cancelled',
    unknown: 'We could not confirm the cancellation',
    unknownText: 'Check again before you do anything else.',
    needed: 'This order can’t be cancelled here until it has a transaction ID.',
    neededCall: 'This order can’t be cancelled here until it has a transaction ID. Call {phone}.',
  },
} as const;
