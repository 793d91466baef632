/** What is said of something of the wallet that is being saved. */
export const savingMessages = {
  refused: {
    title: 'It was not saved',
    declined: 'The bank declined it. Check the details or use another one.',
    'token-expired': 'The form was open for too long. Enter it again.',
    'already-stored': 'It is in your wallet already.',
    'method-gone': 'The method is no longer in the wallet. Choose another one.',
    'method-unusable': 'The method can not be paid with right now. Choose another one.',
    'handle-closed': 'It was started again somewhere else. Look at your wallet, then try again.',
  },
  progress: {
    slow: 'Still saving. This can take a moment.',
    checking: 'We are checking whether this was saved',
  },
  unknown: {
    title: 'We could not confirm whether this was saved',
    text: 'It may have been. Check again before you start over.',
  },
  notDone: { title: 'It was not saved', text: 'Nothing was changed. You can try again.' },
} as const;
