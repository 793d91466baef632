/** Messages for saving a payment method. */
export const savingMessages = {
  refused: {
    title: 'Nothing was saved',
    declined: 'The bank declined it. Check the details, or use another payment method.',
    'token-expired': 'The form was open too long. Enter the details again.',
    'already-stored': 'It’s already in your wallet.',
    'method-gone': 'That payment method is no longer in your wallet. Choose another.',
    'method-unusable': 'You can’t use that payment method right now. Choose another.',
    'handle-closed': 'This was started again somewhere else. Check your wallet, then try again.',
  },
  progress: {
    slow: 'Still saving. This can take a moment.',
    checking: 'We’re checking whether this was saved',
  },
  unknown: {
    title: 'We could not confirm whether this was saved',
    text: 'It may have been. Check again before you start over.',
  },
  notDone: { title: 'Nothing was saved', text: 'Nothing was changed. You can try again.' },
} as const;

/** Problems of the name that a buyer gives a payment method. */
export const nicknameMessages = {
  nickname: {
    tooLong: 'Use at most {max} characters.',
    paymentNumber: 'Leave card and account numbers out of the name.',
  },
} as const;
