/** Messages for every commit: while its outcome is unknown, and after it failed. */
export const commitMessages = {
  lost: 'We did not get a response. We won’t send anything again until we know what happened.',
  checkingSlow: 'Still checking. This is taking longer than usual.',
  check: 'Check again',
  call: 'Or call customer service at {phone}.',
  withReason: '{text} {reason}',
  reference: 'Reference: {id}',
} as const;
