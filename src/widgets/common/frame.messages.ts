/** Messages of every widget's frame: the subset of the common ones that every widget includes. */
export const frameMessages = {
  tryAgain: 'Try again',
  broken: { title: 'This part of the page isn’t available right now', text: 'The rest of the page still works.' },
} as const;
