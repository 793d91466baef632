/** The words of every widget's frame: the few of the common ones that even the smallest widget carries. */
export const frameMessages = {
  tryAgain: 'Try again',
  broken: { title: 'This part of the page isn’t available right now', text: 'The rest of the page still works.' },
} as const;
