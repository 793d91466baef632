/** Messages while the host page decides whether an action may go on, and after it could not decide. */
export const hostAnswerMessages = {
  region: 'Messages',
  waiting: 'Checking…',
  failed: 'This couldn’t be checked, so nothing was changed. Try again.',
} as const;
