/** What is said of anything that is sent once, while nobody knows what became of it and when it was not done. */
export const commitMessages = {
  lost: 'The answer was lost on the way. Nothing is sent again until we know.',
  checkingSlow: 'Still checking. This takes longer than usual.',
  check: 'Check again',
  call: 'Or call customer service at {phone}.',
  why: '{what} {why}',
  reference: 'Reference: {id}',
} as const;
